// Writes i18n/locales/<tag>.ts, i18n/packs.ts, i18n/locale-tags.ts and i18n/currencies.ts from CLDR: `npm run locales`, or `node cli/locales/make.mjs [folder]`.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { CURRENCIES, packData, pluralRulesOf } from './cldr.mjs'
import { baseOf, NAMES } from './house.mjs'
import { pluralSource } from './plural-source.mjs'

const TOOL = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..')
const TAGS = Object.keys(NAMES)
const NOTE = '// Made from CLDR by cli/locales/make.mjs; changes belong there.\n'
const folder = path.resolve(process.argv[2] ?? path.join(TOOL, 'i18n'))

const locales = path.join(folder, 'locales')
mkdirSync(locales, { recursive: true })
for (const name of readdirSync(locales)) rmSync(path.join(locales, name))
for (const tag of TAGS) writeFileSync(path.join(locales, `${tag}.ts`), packSource(tag))
const lists = ['packs.ts', 'locale-tags.ts', 'currencies.ts'].map((name) => path.join(folder, name))
writeFileSync(lists[0], packsSource())
writeFileSync(lists[1], tagsSource())
writeFileSync(lists[2], currenciesSource())
format([locales, ...lists])

function packSource(tag) {
  const base = baseOf(tag)
  return base === tag ? wholePack(tag) : overlay(tag, base)
}

function wholePack(tag) {
  return `${NOTE}import type { LocalePack } from '../locale-pack.ts'

export const pack: LocalePack = ${source(packData(tag)).replace(/\}$/, `, ${pluralsSource(tag)} }`)}
`
}

function pluralsSource(tag) {
  const { cardinal, ordinal } = pluralRulesOf(tag)
  return `plurals: { cardinal: ${pluralSource(cardinal)}, ordinal: ${pluralSource(ordinal)} }`
}

/** Only the differences from the language. */
function overlay(tag, base) {
  const own = packData(tag)
  const whole = packData(base)
  const fields = Object.keys(own)
    .filter((field) => !isDeepStrictEqual(own[field], whole[field]))
    .map((field) => `${field}: ${difference(own[field], whole[field], `pack.${field}`)}`)
  // Brazilian Portuguese counts nothing as one thing, too.
  if (pluralsSource(tag) !== pluralsSource(base)) fields.push(pluralsSource(tag))
  return `${NOTE}import type { LocalePack } from '../locale-pack.ts'
import { pack as ${base} } from './${base}.ts'

export const pack: LocalePack = { ...${base}, ${fields.join(', ').replaceAll('...pack.', `...${base}.`)} }
`
}

function difference(own, whole, name) {
  if (typeof own !== 'object' || Array.isArray(own) || own === null) return source(own)
  const missing = Object.keys(whole).some((key) => !(key in own))
  const fields = Object.keys(own).filter((key) => missing || !isDeepStrictEqual(own[key], whole[key]))
  const texts = fields.map((key) => `${source(key)}: ${source(own[key])}`)
  return missing ? `{ ${texts.join(', ')} }` : `{ ...${name}, ${texts.join(', ')} }`
}

/** A value as source code. Invisible characters (spaces, direction marks) are escaped. */
function source(value) {
  return JSON.stringify(value).replaceAll(
    /[\u00A0\u00AD\u061C\u2009-\u200F\u202A-\u202F\u2060-\u206F]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

function packsSource() {
  const entries = TAGS.map((tag) => `'${tag}': async () => (await import('./locales/${tag}.ts')).pack`)
  return `${NOTE}import type { Locale, LocalePack } from './locale-pack.ts'

/** Loaders of the packs by tag. */
export const PACKS: Readonly<Record<Locale, () => Promise<LocalePack>>> = { ${entries.join(', ')} }
`
}

function tagsSource() {
  return `${NOTE}import type { Locale } from './locale-pack.ts'

/** Tags of all packs. */
export const LOCALES: readonly [Locale, ...Locale[]] = ${source(TAGS)}
`
}

function currenciesSource() {
  return `${NOTE}
/** Signs of currencies, if these are not their codes. What a pack writes otherwise is in its \`money.symbols\`. */
export const SYMBOLS: Readonly<Record<string, string>> = ${source(CURRENCIES.signs)}

/** Decimals of currencies that do not have two. */
export const DECIMALS: Readonly<Record<string, number>> = ${source(CURRENCIES.decimals)}
`
}

function format(paths) {
  const oxfmt = path.join(TOOL, 'node_modules', '.bin', 'oxfmt')
  const { status, stderr } = spawnSync(oxfmt, ['--config', path.join(TOOL, '.oxfmtrc.json'), ...paths], {
    cwd: TOOL,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`oxfmt could not format the packs: ${stderr}`)
}
