import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { asRecord } from '../../renderer/content/plain-data.ts'
import { READERS } from './front-matter.ts'

const NAMES = [
  'hugo',
  'config',
  'config/_default/hugo',
  'config/_default/config',
  'config/_default/permalinks',
  'config/_default/uglyURLs',
]
const FILES = NAMES.flatMap((name) => ['toml', 'yaml', 'yml', 'json'].map((ending) => `${name}.${ending}`))

interface HugoSettings {
  /** The files as they are. */
  readonly text: string
  /** The patterns of addresses, as written. Undefined if a file cannot be read. */
  readonly permalinks: Readonly<Record<string, unknown>> | undefined
  /** `uglyURLs`: whether addresses are those of files, for all texts or by the folder. */
  readonly ugly: unknown
}

/** What a Hugo site says about its addresses. */
export function hugoSettings(folder: string): HugoSettings {
  const files = FILES.map((name) => path.join(folder, name)).filter((file) => existsSync(file))
  const texts = files.map((file) => readFileSync(file, 'utf8'))
  try {
    const all = files.map((file, at) => settingsIn(file, texts[at]))
    const permalinks = Object.assign({}, ...all.map((settings) => settings.get('permalinks')))
    return { text: texts.join('\n'), permalinks, ugly: all.findLast((one) => one.has('uglyurls'))?.get('uglyurls') }
  } catch {
    return { text: texts.join('\n'), permalinks: undefined, ugly: undefined }
  }
}

const LANGUAGES = /^languages(?:\.[\w-]+)?\.(?:toml|ya?ml|json)$/i
const CONTENT_DIR = /\bcontentDir["']?\s*[=:]\s*["']?content\/([\w-]+)/gi

/** The folders of `content/` that languages of a Hugo site have as theirs, in small letters; none if it has them in another way. */
export function contentDirs(folder: string): ReadonlySet<string> {
  const settings = path.join(folder, 'config/_default')
  const names = existsSync(settings) ? readdirSync(settings).filter((name) => LANGUAGES.test(name)) : []
  const files = [...FILES, ...names.map((name) => `config/_default/${name}`)].map((name) => path.join(folder, name))
  const texts = files.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8'))
  return new Set(texts.flatMap((text) => Array.from(text.matchAll(CONTENT_DIR), ([, name = '']) => name.toLowerCase())))
}

/** The settings of a file by their names in small letters. A file of one setting has it without a heading. */
function settingsIn(file: string, text = ''): ReadonlyMap<string, unknown> {
  const { name, ext } = path.parse(file)
  const written = READERS[ext.slice(1)]?.(text.replace(/^\uFEFF/, ''))
  if (WITHOUT_HEADING.has(name.toLowerCase())) return new Map([[name.toLowerCase(), written]])
  return new Map(Object.entries(asRecord(written)).map(([key, value]) => [key.toLowerCase(), value]))
}

const WITHOUT_HEADING = new Set(['permalinks', 'uglyurls'])
