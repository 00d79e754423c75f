import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { readFile } from '../output/read-file.ts'
import { issueIn, sortIssues, START, type Issue } from '../../renderer/definitions/issue.ts'
import { grouped } from '../../renderer/definitions/grouped.ts'
import type { Library } from '../../renderer/library/library.ts'
import { relativePath } from '../output/paths.ts'
import { EXIT, UsageError } from '../program.ts'
import { textOfFile, writeText } from '../output/text-file.ts'
import { decoded } from '../pull/decoded.ts'
import { PullError } from '../pull/pull-error.ts'
import { LEDGER_FILE, readLedger, writeLedger } from '../status/ledger.ts'
import { confirmed, translationsIn } from '../status/translations.ts'
import { isRegularFile } from '../output/stats-of.ts'
import { counted } from '../terminal/counted.ts'
import { printable } from '../terminal/printable.ts'
import { refused } from '../terminal/refused.ts'
import { importedFile, type Imported, type KnownTexts } from './import-texts.ts'
import { mendedTexts } from './mended-anchors.ts'
import { readXliff } from './read-xliff.ts'
import type { ReadSite } from './run-export.ts'
import { errorsOf, textsOfSite } from './texts-of-site.ts'
import { XliffError } from './xliff-error.ts'

/** Writes the texts of XLIFF documents into the content, and returns the exit code. Texts with issues are reported and not written. */
export function runImport({ root, library, theme, issues: known }: ReadSite, documents: readonly string[]): number {
  const texts = grouped(textsOfSite(root, library, theme), ({ source }) => source)
  const written = new Map<string, string>()
  const results = documents.map((document) => resultsOf(document, { root, texts, known, written }))
  const imported = results.flatMap((result) => result.imported)
  const issues = sortIssues(results.flatMap((result) => result.issues))
  const mended = mendedTexts(imported, library, (file) => textOfFile(path.join(root, file)))
  const others = [...mended.keys()].filter((file) => !written.has(file))
  for (const [file, text] of mended) written.set(file, text)
  for (const [name, text] of written) {
    const file = path.join(root, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeText(file, text)
  }
  confirm(root, library, imported)
  process.stdout.write(printable(summaryOf(imported, others)))
  return issues.length === 0 ? EXIT.fine : refused(issues, root, 'Texts with errors were not written.')
}

interface Results {
  readonly imported: readonly Imported[]
  readonly issues: readonly Issue[]
}

interface Run {
  readonly root: string
  readonly texts: KnownTexts
  /** Issues of the site. */
  readonly known: readonly Issue[]
  /** What is to be written, by file: a data file has the texts of several languages. */
  readonly written: Map<string, string>
}

function resultsOf(document: string, { root, texts, known, written }: Run): Results {
  const absolute = path.resolve(document)
  if (!isRegularFile(absolute)) throw new UsageError(`There is no file ${document}.`)
  const name = relativePath(root, absolute)
  try {
    const results = readXliff(decoded(readFile(absolute)).replaceAll(/\r\n?/g, '\n')).map((file) => {
      const errors = errorsOf([file.original], known)
      if (errors.length > 0) return { imported: null, issues: errors }
      const result = importedFile(file, name, texts, written)
      if (result.imported) written.set(result.imported.text.file, result.imported.written)
      return result
    })
    return {
      imported: results.flatMap((result) => result.imported ?? []),
      issues: results.flatMap((result) => result.issues),
    }
  } catch (error) {
    return { imported: [], issues: [unreadable(error, name)] }
  }
}

/** Why a document could not be read. Errors of others are bugs. */
function unreadable(error: unknown, document: string): Issue {
  if (error instanceof XliffError)
    return issueIn(document, error.place, { code: 'broken-xliff', message: error.message, expected: error.expected })
  if (error instanceof PullError)
    return issueIn(document, START, {
      code: 'broken-xliff',
      message: error.message,
      expected: 'an XLIFF document in the encoding that its first line names',
    })
  throw error
}

/** Notes that the translations say what their sources say. */
function confirm(root: string, library: Library, imported: readonly Imported[]): void {
  const now = imported.flatMap(({ text, isDone }) => (isDone && text.confirms ? [text.confirms] : []))
  if (now.length === 0) return
  const ledger = readLedger(root)
  writeLedger(root, confirmed(ledger, translationsIn(library, ledger), now))
}

/** `mended`: texts that were not imported, and have links to headings that were. */
function summaryOf(imported: readonly Imported[], mended: readonly string[]): string {
  const files = imported.map(
    ({ text: { file }, isDone }) => `  ${file}${isDone ? '' : '  (not confirmed: parts are marked as to be reviewed)'}`,
  )
  const isNoted = imported.some(({ text, isDone }) => isDone && text.confirms)
  const note = isNoted ? `, and ${LEDGER_FILE} says that they are fresh. Commit both` : ''
  const open = imported.filter(({ text, isDone }) => !isDone && text.confirms).map(({ text }) => text.file)
  const next =
    open.length > 0 ? [`Look at these parts, then run \`kartograf status --confirm ${open.join(' ')}\`.`] : []
  const links = mended.length > 0 ? ['Links to headings that have other words now are mended in:'] : []
  const also = [...links, ...mended.map((file) => `  ${file}`)]
  return [`${counted(imported.length, 'text')} written${note}.`, ...files, ...also, ...next, ''].join('\n')
}
