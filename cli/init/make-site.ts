import { copyFileSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Locale } from '../../i18n/locales.ts'
import { latinKeyOf } from '../../renderer/content/key.ts'
import { relativePath } from '../output/paths.ts'
import { UsageError } from '../program.ts'
import { WRITTEN, type Answers } from './answers.ts'
import { STARTER } from './starter-files.ts'
import { writeFile } from '../output/write-file.ts'

/** npm treats files with these names specially, so in the starter their names begin with `_`. */
const RENAMED: Readonly<Record<string, string>> = {
  _gitattributes: '.gitattributes',
  _gitignore: '.gitignore',
  '_package.json': 'package.json',
}

/** Folders left behind when the starter itself was built or installed. */
const LEFT_OUT = /^(node_modules|output|\.cache|\.data)\b/

/**
 * Copies the starter, with the name and languages of a site. `source` is where its `package.json` gets the generator from. Returns the
 * files.
 */
export function makeSite({ folder, ...answers }: Answers, source: string): readonly string[] {
  checkEmptyFolder(folder)
  const generator = packageBeside(source, folder)
  const files = starterFiles().flatMap((file) => inEachLanguage(file, answers.languages))
  for (const { from, to, language } of files) {
    const text = readFileSync(path.join(STARTER, from), 'utf8')
    const target = path.join(folder, to)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFile(target, adapted(text, { ...answers, generator, language }))
  }
  return files.map(({ to }) => to)
}

/** Why a folder cannot be used for a new site, with what it contains. Undefined if it is empty or an empty repository. */
export function refusalOfFolder(folder: string): string | undefined {
  const place = relativePath(process.cwd(), folder) || 'This folder'
  const stats = statSync(folder, { throwIfNoEntry: false })
  if (!stats) return undefined
  if (!stats.isDirectory()) return `${place} is a file.`
  const names = readdirSync(folder)
    .filter((name) => name !== '.git')
    .sort()
  if (names.length === 0) return undefined
  const shown = names.slice(0, 5).join(', ') + (names.length > 5 ? ` and ${names.length - 5} more` : '')
  return `${place} is not empty: ${shown}.`
}

/** Throws if the folder is not empty. */
export function checkEmptyFolder(folder: string): void {
  const why = refusalOfFolder(folder)
  const example = path.basename(folder) === 'my-site' ? 'my-new-site' : 'my-site'
  if (why !== undefined) throw new UsageError(`${why}\nName a new folder: kartograf init ${example}`)
}

function starterFiles(): string[] {
  const entries = readdirSync(STARTER, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const files = entries.map((entry) => relativePath(STARTER, path.join(entry.parentPath, entry.name)))
  return files.filter((file) => !LEFT_OUT.test(file)).sort()
}

interface Copy {
  readonly from: string
  readonly to: string
  /** Set on files of one language: the target language, and the language of the text. */
  readonly language?: { readonly tag: Locale; readonly written: Locale }
}

/** A file in the starter's first language is copied for each language of the site; the others are its translations. */
function inEachLanguage(file: string, languages: readonly Locale[]): Copy[] {
  const { dir, name, ext, base } = path.posix.parse(file)
  const [first] = WRITTEN
  if (!WRITTEN.some((tag) => tag === name)) return [{ from: file, to: path.posix.join(dir, RENAMED[base] ?? base) }]
  if (name !== first) return []
  return languages.map((tag) => {
    const written = writtenFor(tag)
    return {
      from: path.posix.join(dir, written + ext),
      to: path.posix.join(dir, tag + ext),
      language: { tag, written },
    }
  })
}

/** The language of the starter's texts for a locale: German for `de-AT`, English by default. */
export function writtenFor(tag: Locale): Locale {
  return WRITTEN.find((written) => tag === written || tag.startsWith(`${written}-`)) ?? WRITTEN[0]
}

interface Words extends Omit<Answers, 'folder'> {
  readonly generator: string
  readonly language: Copy['language']
}

/** Replaces name, languages, time zone and dependencies in a file of the starter. */
function adapted(text: string, { name, languages, timeZone, generator, language }: Words): string {
  const quoted = JSON.stringify(name)
  const own = language ? text.replaceAll(`/${language.written}.md`, `/${language.tag}.md`) : text
  return own
    .replace('"name": "example-site"', `"name": ${JSON.stringify(latinKeyOf(name) || 'site')}`)
    .replace('"kartograf": "*"', () => `"kartograf": ${JSON.stringify(generator)}`)
    .replace('# Example\n', () => `# ${name}\n`)
    .replace('brand: Example\n', () => `brand: ${quoted}\n`)
    .replace('legalName: Example ', () => `legalName: ${quoted} `)
    .replace('locales: [en, de]', `locales: [${languages.join(', ')}]`)
    .replace('timeZone: Europe/Berlin', `timeZone: ${timeZone}`)
    .replace('defaultLocale: en', `defaultLocale: ${languages[0] ?? WRITTEN[0]}`)
    .replaceAll(/^( +)en:(.*(?:\n\1 .*)*)\n\1de:(.*(?:\n\1 .*)*)$/gm, (_, indent: string, en: string, de: string) =>
      languages.map((tag) => `${indent}${tag}:${writtenFor(tag) === 'de' ? de : en}`).join('\n'),
    )
}

/**
 * Copies a packed generator into the folder of the site and returns its new `file:` specifier, because other machines, such as those of CI,
 * have only the site's repository. Returns other sources unchanged.
 */
function packageBeside(source: string, folder: string): string {
  const file = source.replace(/^file:/, '')
  if (file === source || !file.endsWith('.tgz') || !statSync(file).isFile()) return source
  const name = path.basename(file)
  mkdirSync(folder, { recursive: true })
  copyFileSync(file, path.join(folder, name))
  return `file:${name}`
}
