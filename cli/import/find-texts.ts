import { existsSync, readdirSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { sameLanguageAmong } from '../../renderer/content/meant-language.ts'
import { isWithin, relativePath } from '../output/paths.ts'
import { UsageError } from '../program.ts'

/** A Markdown file of another generator. */
export interface FoundText {
  /** Path from the content folder, with `/`. */
  readonly file: string
  readonly locale: string
  /** The language as the old site has it, in small letters: `zh-cn` for `zh-Hans`. */
  readonly tag: string
  /** Path without language, extension and `index`; empty for the home page. */
  readonly address: string
  /** The same with the numbers that order files. */
  readonly numbered: string
  /** Folder of the file without the language, `/blog`. */
  readonly folder: string
  /** Whether it is an `_index.md`, the page of a section. */
  readonly isSection: boolean
}

interface FoundTexts {
  readonly texts: readonly FoundText[]
  /** Number of texts in languages that the site does not have, by language. */
  readonly otherLanguages: Readonly<Record<string, number>>
  /** Files that are neither texts nor files of a text's folder, without those of languages that the site does not have. */
  readonly leftOut: readonly string[]
  /** Folders that no language of the old site has. */
  readonly ofNoLanguage: readonly string[]
}

/** `content/` of a Hugo site, or the folder itself. Throws UsageError for a link out of the site, which may be somebody else's. */
export function contentFolder(folder: string): string {
  const inside = path.join(folder, 'content')
  if (!existsSync(inside)) return folder
  const target = realpathSync(inside)
  if (isWithin(realpathSync(folder), target)) return inside
  throw new UsageError(
    `${inside} is a link to ${target}, which is outside of the site. To import that, name it instead.`,
  )
}

/** Hidden files and folders, such as `.trash/` of Obsidian, and packages with texts of their own. */
const NOT_OF_SITE = /(?:^|\/)(?:\.|node_modules\/)/

const MARKDOWN = /\.(?:md|markdown|mdx)$/
const NAME = /^(.*?)(?:\.([a-z]{2,3}(?:-[a-z0-9]{2,8})*))?\.(?:md|markdown|mdx)$/i

/** How the old site names files. */
interface Naming {
  /** Folders of its languages, in small letters, if it names them. */
  readonly named?: ReadonlySet<string> | undefined
  /** Whether numbers at the start of names only order files. */
  readonly isNumbered?: boolean
}

/**
 * The texts in a folder, without hidden ones: they would be published. Their language comes from the folder (`de/blog/post.md`), the file
 * name (`post.de.md`), or is the default. A folder name counts as a language if it is a locale of the site, or another language beside such
 * a folder. If the old site names folders as those of its languages, others are left out.
 */
export function findTexts(
  folder: string,
  locales: readonly string[],
  defaultLocale: string,
  { named = new Set(), isNumbered = false }: Naming = {},
): FoundTexts {
  const all = filesIn(folder)
  const isOfNone = (file: string): boolean =>
    named.size > 0 && file.includes('/') && !named.has(firstFolder(file).toLowerCase())
  const files = all.filter((file) => !isOfNone(file))
  const languages = languageFolders(folder, locales)
  const otherLanguages: Record<string, number> = {}
  const tags = new Set(files.map((file) => describe(file, languages, defaultLocale).tag))
  const localeOf = localeFinder(tags, locales)
  const texts = files.filter(isText).flatMap((file): FoundText[] => {
    const found = describe(file, languages, defaultLocale)
    const locale = localeOf(found.tag)
    const address = isNumbered ? withoutNumbers(found.address) : found.address
    if (locale !== undefined) return [{ ...found, address, locale }]
    otherLanguages[found.tag] = (otherLanguages[found.tag] ?? 0) + 1
    return []
  })
  const bundles = new Set(
    texts.filter(({ file }) => /(^|\/)index\./.test(file)).map(({ file }) => path.posix.dirname(file)),
  )
  const isOfSite = (file: string): boolean => localeOf(describe(file, languages, defaultLocale).tag) !== undefined
  const leftOut = files.filter((file) => !isText(file) && !bundles.has(path.posix.dirname(file)) && isOfSite(file))
  return { texts, otherLanguages, leftOut, ofNoLanguage: [...new Set(all.filter(isOfNone).map(firstFolder))] }
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relativePath(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => !NOT_OF_SITE.test(file))
    .toSorted()
}

function firstFolder(file: string): string {
  return file.slice(0, file.indexOf('/'))
}

/** Parts of texts, such as `_note.mdx`, are no pages in Docusaurus, Astro and Jekyll. */
function isText(file: string): boolean {
  return MARKDOWN.test(file) && !/(^|\/)_(?!index\.)[^/]*$/.test(file)
}

/**
 * Finds the language of the site for a tag of the old one: the same, or one that means the same language, `zh-Hans` for `zh-cn`, which then
 * may have no texts of its own.
 */
function localeFinder(tags: ReadonlySet<string>, locales: readonly string[]) {
  return (tag: string): string | undefined => {
    const same = sameLanguageAmong(tag, locales) ?? ''
    return (
      locales.find((own) => own.toLowerCase() === tag) ??
      (same === '' || tags.has(same.toLowerCase()) ? undefined : same)
    )
  }
}

function describe(file: string, languages: ReadonlySet<string>, defaultLocale: string): Omit<FoundText, 'locale'> {
  const [first = '', ...rest] = file.split('/')
  const inFolder = rest.length > 0 && languages.has(first.toLowerCase())
  const inside = inFolder ? rest.join('/') : file
  const [, stem = '', suffix] = NAME.exec(inside) ?? []
  const isLanguage = suffix !== undefined && isLanguageTag(suffix)
  const name = isLanguage || suffix === undefined ? stem : `${stem}.${suffix}`
  const tag = isLanguage ? suffix : inFolder ? first : defaultLocale
  const address = name.replace(/(^|\/)_?index$/, '')
  return {
    file,
    tag: tag.toLowerCase(),
    address,
    numbered: address,
    folder: path.posix.join('/', path.posix.dirname(name)),
    isSection: /(^|\/)_index$/.test(name),
  }
}

/** `1.start/02-install` → `start/install`, as Docusaurus and Nuxt Content do it; versions (`2.0-notes`) and dates keep theirs. */
function withoutNumbers(address: string): string {
  return address.replaceAll(/(^|\/)\d+[ ]?[-_.][ ]?(?=[^\d\s/._-])/g, '$1')
}

function languageFolders(folder: string, locales: readonly string[]): ReadonlySet<string> {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name.toLowerCase())
  const own = new Set(locales.map((tag) => tag.toLowerCase()))
  if (!names.some((name) => own.has(name))) return new Set()
  return new Set(names.filter((name) => own.has(name) || isLanguageTag(name)))
}

function isLanguageTag(tag: string): boolean {
  if (!/^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(tag)) return false
  return new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(tag) !== undefined
}
