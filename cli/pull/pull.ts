import type { Settings } from '../../renderer/definitions/settings/settings.ts'
import { markdownEngine } from '../../renderer/markdown/markdown.ts'
import { loadParser } from '../../renderer/markdown/parser.ts'
import { entriesOf } from './entries.ts'
import { counted } from '../terminal/counted.ts'
import { printable } from '../terminal/printable.ts'
import { checkPaths, type Source } from './check-paths.ts'
import type { CodeIn } from './foreign-text.ts'
import { PullError } from './pull-error.ts'
import { changesOf, makeChanges, readPulled, writePulled, type Changes } from './pulled-files.ts'
import { readSource, type Outside } from './read-source.ts'

/** Result of a source. `failed`: why it changes no files. */
type Result =
  | { readonly name: string; readonly items: number; readonly notes: readonly string[]; readonly changes: Changes }
  | { readonly name: string; readonly failed: string }

/** Reads sources one after the other and updates the files of each, unless they are only to be checked. A source that fails changes nothing. */
export async function pull(
  sources: readonly (readonly [name: string, source: Source])[],
  settings: Pick<Settings, 'locales' | 'defaultLocale'>,
  outside: Outside,
  isCheck: boolean,
): Promise<readonly Result[]> {
  const pulled = new Map(readPulled(outside.root))
  const results: Result[] = []
  const engine = markdownEngine(await loadParser())
  const around: Around = { settings, outside, isCheck, codeIn: (text) => engine.index(text).code }
  try {
    for (const [name, source] of sources) {
      const result = await pullOne(name, source, pulled.get(name) ?? new Map(), around)
      if ('changes' in result) pulled.set(name, result.changes.digests)
      results.push(result)
    }
  } finally {
    // Files that are not listed would count as edited by hand from then on.
    if (!isCheck) writePulled(outside.root, pulled)
  }
  return results
}

/** What is the same for all sources. */
interface Around {
  readonly settings: Pick<Settings, 'locales' | 'defaultLocale'>
  readonly outside: Outside
  readonly isCheck: boolean
  readonly codeIn: CodeIn
}

async function pullOne(
  name: string,
  source: Source,
  before: ReadonlyMap<string, string>,
  { settings, outside, isCheck, codeIn }: Around,
): Promise<Result> {
  try {
    const { items, notes } = await readSource(source, outside)
    const files = entriesOf(items, { name, source, languages: settings, codeIn })
    const wrong = checkPaths(source, items, source.languages ?? settings.locales)
    // A list that is suddenly empty is more likely an error of the source than intended.
    if (files.size === 0 && before.size > 0)
      throw new PullError('It has no items any more. To remove its files, delete them')
    const changes = changesOf(outside.root, files, before)
    if (!isCheck) makeChanges(outside.root, changes)
    return { name, items: items.length, notes: [...notes, ...wrong], changes }
  } catch (error) {
    if (error instanceof RangeError) return { name, failed: 'Its answer is nested too deeply or too large' }
    if (!(error instanceof PullError)) throw error
    return { name, failed: error.message }
  }
}

/** Report: a line per source, and one per file that was not changed. Sources may answer with control characters. */
export function pullReport(results: readonly Result[], isCheck: boolean): string {
  return printable(results.flatMap((result) => linesOf(result, isCheck)).join('\n'))
}

function linesOf(result: Result, isCheck: boolean): string[] {
  if ('failed' in result)
    return [`${result.name}: ${result.failed}${result.failed.endsWith('?') ? '' : '.'} Its files are as they were.`]
  const { name, items, notes, changes } = result
  const would = isCheck ? 'to write' : 'written'
  const counts = [
    counted(items, 'item'),
    `${counted(changes.written.length, 'file')} ${would}`,
    `${changes.unchanged} unchanged`,
    ...(changes.removed.length > 0 ? [`${changes.removed.length} ${isCheck ? 'to remove' : 'removed'}`] : []),
  ]
  return [
    `${name}: ${counts.join(', ')}`,
    ...notes.map((note) => `  ${note}`),
    ...changes.left.map((file) => `  left as it is, since it was edited here: ${file}`),
    ...changes.foreign.map((file) => `  left as it is, since \`pull\` has not written it: ${file}`),
  ]
}
