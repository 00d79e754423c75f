import { checkBlocks } from './check-blocks.ts'
import { checkDates, checkNames, checkScript, checkSections, checkShown, type Known } from './check-entry.ts'
import { isKey, KEY_RULE, nearKey } from './key.ts'
import { nearestHint } from './nearest.ts'
import { check, type Locate } from './check.ts'
import { misreadValues } from './misread-values.ts'
import { locatorOf, bodyOfUnread, parseFrontMatter, yamlOf, type FrontMatter } from './source-file.ts'
import { pages } from '../definitions/cards.ts'
import type { CollectionModel } from '../definitions/collection.ts'
import type { DataFault } from '../definitions/collection-outputs.ts'
import type { Entry } from '../definitions/entry.ts'
import { dataInPlace, restOf } from './damaged.ts'
import { isRecord } from './plain-data.ts'
import { placeholderIssues } from './placeholder.ts'
import type { CommonData } from '../definitions/front-matter.ts'
import { issueIn, START, hasErrors, type Issue, type SourceFile } from '../definitions/issue.ts'
import type { Locale } from '../../i18n/locales.ts'
import { YamlError } from './yaml.ts'

export interface ParsedEntry {
  readonly entry: Entry | null
  readonly issues: readonly Issue[]
}

/**
 * Reads one file of `content/<collection>/`. Errors are returned as issues, never thrown. A file with errors gives an entry too, so that
 * references to it resolve and the rest of it is checked. `written`: its front matter,
 * if it has been parsed already.
 */
export function parseEntry(file: SourceFile, known: Known, written?: FrontMatter): ParsedEntry {
  const identity = identify(file, known)
  if ('code' in identity) return { entry: null, issues: [identity] }
  try {
    return readEntry(identity, written ?? parseFrontMatter(file.text), file, known)
  } catch (error) {
    if (!(error instanceof YamlError)) throw error
    return { entry: unreadEntry(identity, file), issues: [brokenYaml(error, file)] }
  }
}

/** The entry of a file that could not be parsed, if its path is valid. */
export function parseUnread(path: string, known: Known): Entry | null {
  const file = { path, text: '', digest: '' }
  const identity = identify(file, known)
  return 'code' in identity ? null : unreadEntry(identity, file)
}

function readEntry(identity: Identity, written: FrontMatter, file: SourceFile, known: Known): ParsedEntry {
  const { model, ...own } = identity
  const { data, body, bodyLine } = written
  const locate = locatorOf(file)
  const checked = check(model.schema, data, file.path, locate)
  // Elsewhere `sections` is an unknown field, and nothing in it matters.
  const sections = 'sections' in model.schema.shape ? checkSections(data, known, file) : { value: [], issues: [] }
  const blocks = checkBlocks(written, known, file)
  // Safe: `frontMatter` adds these fields to every schema.
  const fields = checked.value as CommonData | null
  const faults = fields === null ? [] : (model.check?.(fields) ?? [])
  const issues = [
    ...checked.issues,
    ...sections.issues,
    ...blocks.issues,
    ...checkNames(data, model, known, file),
    ...faults.map((fault) => issueOf(fault, file.path, locate)),
    ...checkDates(data, file),
    ...checkScript(data, file),
    ...placeholderIssues(written, file),
    ...misreadValues(file, yamlOf(file.text), 2),
    ...(own.collection === pages.name ? checkShown(data, written, known, file) : []),
  ]
  const whole = { ...own, body, bodyLine, file }
  if (fields === null || hasErrors(issues)) {
    const damage = { rest: restOf(model, data, known.sections) }
    return { entry: { ...whole, data: dataInPlace(model, own.key, data), damage }, issues }
  }
  const checkedFields = { ...fields, blocks: blocks.value as CommonData['blocks'] }
  if (!('sections' in fields)) return { entry: { ...whole, data: checkedFields }, issues }
  const layout = fields.layout ?? layoutFor(sections.value, known)
  const value = { ...checkedFields, ...(layout !== undefined && { layout }), sections: sections.value }
  return { entry: { ...whole, data: value }, issues }
}

/** The layout that the first section of a page asks for. */
function layoutFor([first]: readonly unknown[], { sectionLayouts }: Known): string | undefined {
  return isRecord(first) ? sectionLayouts[String(first['type'])] : undefined
}

/** The path of an unreadable entry is guessed, so that links to it are not reported too. */
function unreadEntry({ model, ...own }: Identity, file: SourceFile): Entry {
  const [, path] = /^path:\s*["']?(\/[^\s"']*)/m.exec(file.text) ?? []
  const data = dataInPlace(model, own.key, path === undefined ? {} : { path })
  return { ...own, data, ...bodyOfUnread(file.text), file, damage: { rest: {}, isUnread: true } }
}

function brokenYaml(error: YamlError, file: SourceFile): Issue {
  const aboutAll = error.message.startsWith('front matter')
  return issueIn(
    file.path,
    { line: aboutAll ? error.place.line : error.place.line + 1, column: error.place.column },
    {
      code: 'broken-front-matter',
      message: error.message,
      expected: 'YAML between two `---` lines',
      hint: error.hint,
    },
  )
}

function issueOf({ path, code, ...fault }: DataFault, file: string, locate: Locate): Issue {
  const { line, column } = locate(path)
  // Safe: themes may have codes of their own, and nothing depends on knowing them.
  return { ...fault, code: code as Issue['code'], file, line, column }
}

type Identity = Pick<Entry, 'collection' | 'key' | 'locale'> & { readonly model: CollectionModel }

/** `content/exhibitions/summer/de.md` → collection, key and locale. */
function identify(file: SourceFile, known: Known): Identity | Issue {
  const [, folder = '', ...rest] = file.path.split('/')
  const name = rest.at(-1)?.replace(/\.md$/, '') ?? ''
  const key = rest.slice(0, -1).join('/')
  const model = known.collections.get(folder)
  const collections = [...known.collections.keys()]
  const fault = (message: string, expected: string, hint?: string): Issue =>
    issueIn(file.path, START, {
      code: 'unexpected-file',
      message,
      expected,
      hint,
    })
  if (!model)
    return fault(
      `\`${folder}\` is not a collection`,
      `one of ${collections.join(', ')}`,
      nearestHint(folder, collections),
    )
  if (!known.locales.includes(name))
    return fault(
      `\`${name}.md\` does not have the name of a language of the site`,
      known.locales.map((locale) => `${locale}.md`).join(', '),
      meantFile(name, known.locales),
    )
  if (key === '')
    return fault(
      `the file is directly in content/${folder}/, so it has no path`,
      `a folder of its own, such as content/${folder}/some-name/${name}.md`,
    )
  if (!isKey(key)) {
    const near = nearKey(key)
    return fault(
      `\`${key}\` cannot be part of a URL`,
      `folders named with ${KEY_RULE}`,
      near === '' ? undefined : `did you mean \`${near}\`?`,
    )
  }
  return { model, collection: folder, key, locale: name }
}

/** Suggests a file name for `EN.md`, `english.md`, and copies made by programs: `en copy.md`, `en (1).md`. */
function meantFile(name: string, locales: readonly Locale[]): string | undefined {
  const plain = name.toLowerCase()
  const meant = locales.find((locale) => [locale.toLowerCase(), ...namesOf(locale)].includes(plain))
  if (meant !== undefined) return `did you mean \`${meant}.md\`?`
  const copied = locales.find(
    (locale) => plain.startsWith(locale.toLowerCase()) && /^[ (_~-]/.test(plain.slice(locale.length)),
  )
  return copied === undefined ? undefined : `if it is a copy of \`${copied}.md\`, keep one of the two`
}

/** Names of a language in English and in itself: `german`, `deutsch`. */
function namesOf(locale: Locale): string[] {
  return ['en', locale].map((reader) =>
    (new Intl.DisplayNames(reader, { type: 'language' }).of(locale) ?? '').toLowerCase(),
  )
}
