import { checkBlocks } from './check-blocks.ts'
import { checkDates, checkScript, checkShown } from './check-rules.ts'
import { checkNames } from './check-names.ts'
import { checkSections } from './check-sections.ts'
import type { Known } from './known.ts'
import { identify, type Identity, type Misplaced } from './entry-name.ts'
import { check, type Locate } from './check.ts'
import { misreadValues } from './misread-values.ts'
import { locatorOf, bodyOfUnread, parseFrontMatter, yamlOf, type FrontMatter } from './front-matter.ts'
import { pages } from '../definitions/collections/cards.ts'
import type { DataFault } from '../definitions/collections/collection-outputs.ts'
import type { Entry } from '../definitions/entry.ts'
import { ThemeCallError } from '../definitions/collections/guarded.ts'
import { dataInPlace, restOf } from './damaged.ts'
import { isRecord } from './plain-data.ts'
import { placeholderIssues } from './placeholder.ts'
import type { CommonData } from '../definitions/collections/front-matter.ts'
import { issueIn, hasErrors, type Issue, type SourceFile } from '../definitions/issue.ts'
import { YamlError } from './yaml/yaml.ts'

/** What was read of a file; null if no entry could be made of it. */
export interface ParsedEntry {
  readonly entry: Entry | null
  readonly issues: readonly Issue[]
}

/**
 * Reads one file of `content/<collection>/`. Its errors are returned as issues; only what the theme's `check` throws is thrown, as a
 * `ThemeCallError`. A file with errors gives an entry too, so that references to it resolve and the rest of it is checked. `written`: its
 * front matter, if it has been parsed already.
 */
export function parseEntry(file: SourceFile, known: Known, written?: FrontMatter): ParsedEntry {
  const identity = identify(file, known)
  if ('issue' in identity) return misplaced(identity, file)
  try {
    return readEntry({ identity, written: written ?? parseFrontMatter(file.text), file, known })
  } catch (error) {
    if (error instanceof ThemeCallError) error.file = file.path
    if (!(error instanceof YamlError)) throw error
    return { entry: unreadEntry(identity, file), issues: [brokenYaml(error, file)] }
  }
}

/** The entry of a file that could not be parsed, if its path is valid. */
export function parseUnread(path: string, known: Known): Entry | null {
  const file = { path, text: '', digest: '' }
  const identity = identify(file, known)
  return 'issue' in identity ? null : unreadEntry(identity, file)
}

/** A file with a wrong name stands for the text that it seems to be, so that what refers to that text is not reported too. */
function misplaced({ issue, meant }: Misplaced, file: SourceFile): ParsedEntry {
  return { entry: meant ? unreadEntry(meant, file) : null, issues: [issue] }
}

/** A file whose path and YAML are right. */
interface EntrySource {
  readonly identity: Identity
  readonly written: FrontMatter
  readonly file: SourceFile
  readonly known: Known
}

function readEntry(source: EntrySource): ParsedEntry {
  const { identity, written, file, known } = source
  const { model, ...own } = identity
  const { data, body, bodyLine } = written
  const checked = check(model.schema, data, file.path, locatorOf(file))
  // Elsewhere `sections` is an unknown field, and nothing in it matters.
  const sections = 'sections' in model.schema.shape ? checkSections(data, known, file) : { value: [], issues: [] }
  const blocks = checkBlocks(written, known, file)
  // Safe: `frontMatter` adds these fields to every schema.
  const fields = checked.value as CommonData | null
  const issues = [
    ...checked.issues,
    ...sections.issues,
    ...blocks.issues,
    ...namesAndRules(source, fields, checked.issues),
    ...textIssues(source),
  ]
  const whole = { ...own, body, bodyLine, file }
  if (fields === null || hasErrors(issues)) {
    const damage = { rest: restOf(model, data, known.sections) }
    return { entry: { ...whole, data: dataInPlace(model, own.key, data), damage }, issues }
  }
  const withBlocks = { ...fields, blocks: blocks.value as CommonData['blocks'] }
  return { entry: { ...whole, data: withSections(withBlocks, sections.value, known) }, issues }
}

/** What no schema can tell of one field: names that must exist, and the collection's own rules. */
function namesAndRules(
  { identity: { model }, written: { data }, file, known }: EntrySource,
  fields: CommonData | null,
  told: readonly Issue[],
): Issue[] {
  // A text in place of a list of names is not also an unknown name.
  const isTold = ({ line, column }: Issue): boolean =>
    told.some((issue) => issue.line === line && issue.column === column)
  const faults = fields === null ? [] : (model.check?.(fields) ?? [])
  return [
    ...checkNames(data, model, known, file).filter((issue) => !isTold(issue)),
    ...faults.map((fault) => issueOf(fault, file.path, locatorOf(file))),
    ...checkDates(data, file),
    ...checkScript(data, file),
  ]
}

/** Placeholders left in the file, values that YAML reads as something else, and a text that is not shown. */
function textIssues({ identity, written, file, known }: EntrySource): Issue[] {
  return [
    ...placeholderIssues(written, file),
    ...misreadValues(file, yamlOf(file.text), 2),
    ...(identity.collection === pages.name ? checkShown(written.data, written, known, file) : []),
  ]
}

/** The fields of a page have its checked sections, and the layout that the first of them asks for. */
function withSections(fields: CommonData, sections: readonly unknown[], known: Known): CommonData {
  if (!('sections' in fields)) return fields
  const layout = fields.layout ?? layoutFor(sections, known)
  const page = { ...fields, ...(layout !== undefined && { layout }), sections }
  return page
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
