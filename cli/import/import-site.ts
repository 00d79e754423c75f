import path from 'node:path'
import { readFileSync, statSync } from 'node:fs'
import type { Locale } from '../../i18n/locales.ts'
import { compare } from '../../renderer/definitions/compare.ts'
import { messageOf } from '../../renderer/definitions/message-of.ts'
import { firstBadLine, TEXT_LIMIT } from '../content/files/decode.ts'
import type { Site } from '../write/new-entry.ts'
import { aroundOf, type Wanted } from './around.ts'
import { contentFolder, findTexts, type FoundText } from './find-texts.ts'
import { type ForeignText, readForeignText } from './front-matter.ts'
import { withHeadingAsTitle } from './heading-title.ts'
import { contentDirs } from './hugo-settings.ts'
import { importText } from './import-text.ts'
import { withoutLiquid } from './liquid.ts'
import type { Note } from './map-body.ts'
import { addRedirects } from './old-addresses.ts'
import { withKeys } from './text-keys.ts'
import { withDraft } from './withheld.ts'

/** Results for the report. Paths are those of the source, unless noted. */
export interface Imported {
  /** New files of texts. */
  readonly written: readonly string[]
  /** Files that already existed and were not changed. */
  readonly kept: readonly string[]
  readonly copied: number
  /** New lines of `content/redirects.yaml`. */
  readonly redirected: number
  /** Number of texts whose old address is not known, so that none leads to them. */
  readonly unknown: number
  /** Fields that the collection does not have, with the number of texts that have them. */
  readonly unmapped: Readonly<Record<string, number>>
  /** Values of other fields that have no counterpart here, `tags: Snow`, with the number of texts that have them. */
  readonly unmatched: Readonly<Record<string, number>>
  readonly notes: readonly { readonly file: string; readonly notes: readonly Note[] }[]
  readonly unread: readonly { readonly file: string; readonly reason: string }[]
  readonly otherLanguages: Readonly<Record<string, number>>
  /** Languages of the site by the tags that the old one has for them: `zh-Hans` by `zh-cn`. */
  readonly renamed: Readonly<Record<string, string>>
  readonly leftOut: readonly string[]
}

/** Writes the texts of another site as entries. Never overwrites: existing files are kept and reported. */
export function importSite(site: Site, wanted: Wanted): Imported {
  const { from, section, isNumbered } = wanted
  const { locales, defaultLocale } = site.data.settings
  const folder = contentFolder(path.resolve(from))
  const named = wanted.isHugo ? contentDirs(path.resolve(from)) : undefined
  const found = findTexts(folder, locales, defaultLocale, { named, isNumbered })
  const inSection = found.texts.filter(({ address }) => section === '' || `${address}/`.startsWith(`${section}/`))
  const { read, unread } = readAll(folder, inSection, wanted)
  const texts = withKeys(site, section, read)
  const around = aroundOf(site, wanted, folder, texts)
  const done = texts.map((text) => importText(text, around))
  const copied = new Set(done.flatMap(({ sources }) => sources))
  return {
    ...reportOf(done),
    redirected: addRedirects(site, redirectsOf(done, defaultLocale)),
    unread: [
      ...found.ofNoLanguage.map((name) => ({
        file: `${name}/`,
        reason: 'No language of the old site has its texts there.',
      })),
      ...unread,
    ],
    otherLanguages: found.otherLanguages,
    renamed: Object.fromEntries(
      found.texts.flatMap(({ tag, locale }) => (tag === locale.toLowerCase() ? [] : [[tag, locale]])),
    ),
    leftOut: found.leftOut.filter((file) => !copied.has(path.join(folder, file))),
  }
}

type Done = ReturnType<typeof importText>

function reportOf(
  done: readonly Done[],
): Omit<Imported, 'redirected' | 'unread' | 'otherLanguages' | 'renamed' | 'leftOut'> {
  return {
    written: done.flatMap(({ file, isNew }) => (isNew ? [file] : [])),
    kept: done.flatMap(({ file, isNew }) => (isNew ? [] : [file])),
    unknown: done.filter(({ isUnknown }) => isUnknown).length,
    copied: done.reduce((sum, text) => sum + text.copied, 0),
    unmapped: counted(done.flatMap(({ unmapped }) => unmapped)),
    unmatched: counted(done.flatMap(({ unmatched }) => unmatched)),
    notes: done.flatMap(({ notes, from }) => (notes.length > 0 ? [{ file: from, notes }] : [])),
  }
}

/** Translations often repeat the aliases of the text in the main language, to which those lead. */
function redirectsOf(done: readonly Done[], defaultLocale: Locale): Done['redirects'] {
  const rank = ({ locale }: Done): number => Number(locale === defaultLocale)
  return done.toSorted((a, b) => rank(b) - rank(a)).flatMap(({ redirects }) => redirects)
}

type Unread = Imported['unread'][number]

function readAll(folder: string, found: readonly FoundText[], { collection, isHugo }: Wanted) {
  const read: (FoundText & ForeignText)[] = []
  const unread: Unread[] = []
  for (const text of found) {
    try {
      // The page of a section lists its texts; collections have list pages already.
      if (text.isSection && collection !== 'pages')
        throw new Error('A list of texts, which a page with a list is here.')
      const foreign = withHeadingAsTitle(foreignText(folder, text, isHugo))
      if (!foreign.data['title'] && foreign.body.trim() === '') throw new Error('It has neither a title nor a text.')
      read.push({ ...text, ...foreign })
    } catch (error) {
      unread.push({
        file: text.file,
        reason: messageOf(error).split('\n')[0] ?? '',
      })
    }
  }
  return { read, unread }
}

function foreignText(folder: string, { file, address }: FoundText, isHugo: boolean): ForeignText {
  const text = withDateOf(address, withDraft(file, readForeignText(textIn(path.join(folder, file)))))
  // In a text of Hugo, tags of Jekyll are words.
  return isHugo ? text : { ...text, body: withoutLiquid(text.body) }
}

/** Blogs of Jekyll and Docusaurus have the day in the name, `2026-11-20-first`. */
function withDateOf(address: string, { data, ...text }: ForeignText): ForeignText {
  const [, date] = /(?:^|\/)(\d{4}-\d\d-\d\d)-[^/]+$/.exec(address) ?? []
  return { ...text, data: date === undefined ? data : { date, ...data } }
}

/** With the limit that texts have here, so that none of them keeps the import busy for long. */
function textIn(file: string): string {
  const { size } = statSync(file)
  if (size > TEXT_LIMIT) throw new Error(`It has ${size} bytes, and a text has at most ${TEXT_LIMIT} here.`)
  const bytes = readFileSync(file)
  const bad = firstBadLine(bytes)
  if (bad !== null) throw new Error(`Line ${bad} is not in UTF-8: save the text as UTF-8, and import it again.`)
  return bytes.toString('utf8')
}

function counted(names: readonly string[]): Record<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return Object.fromEntries([...counts].toSorted(([a, one], [b, other]) => other - one || compare(a, b)))
}
