import { existsSync } from 'node:fs'
import { messageOf } from '../../renderer/definitions/message-of.ts'
import { decoded } from '../pull/decoded.ts'
import { PullError } from '../pull/pull-error.ts'
import { relativePath } from '../output/paths.ts'
import { readFile } from '../output/read-file.ts'
import { UsageError } from '../program.ts'
import { readingOf } from './applied.ts'
import { exportedFile } from './export-texts.ts'
import { readXliff, type ReadFile, type ReadUnit } from './read-xliff.ts'
import type { NamedText } from './texts-of-site.ts'
import { XliffError } from './xliff-error.ts'

/** Throws UsageError if an export would overwrite what no site has: translations that are not imported, or something else than XLIFF. */
export function refuseToOverwrite(file: string, texts: readonly NamedText[]): void {
  if (!existsSync(file)) return
  const name = relativePath(process.cwd(), file)
  const lost = filesIn(file, name).filter((one) => hasWork(one, texts))
  if (lost.length === 0) return
  const [first] = lost
  throw new UsageError(
    `${name} has translations that are not in the site, of ${first?.original}${lost.length > 1 ? ` and ${lost.length - 1} more` : ''}.\n` +
      `Import them (\`kartograf translate import ${name}\`), delete the file, or name another one with --out. Nothing was exported.`,
  )
}

function filesIn(file: string, name: string): ReadFile[] {
  try {
    return readXliff(decoded(readFile(file)))
  } catch (error) {
    if (!(error instanceof XliffError || error instanceof PullError)) throw error
    throw new UsageError(
      `${name} is there and could not be read as XLIFF: ${messageOf(error)}.\nName another file with --out, or delete it. Nothing was exported.`,
    )
  }
}

/** Whether a translator has written what the site does not say. */
function hasWork({ original, language, units }: ReadFile, texts: readonly NamedText[]): boolean {
  const text = texts.find(({ source, locale }) => source === original && locale === language)
  const own = text ? exportedFile(text.read(), { all: true, copySource: false }).units : []
  const known = new Map(own.map(({ id, target }) => [id, target ? readingOf(target.parts) : undefined]))
  return units.some((unit) => isWritten(unit) && known.get(unit.id) !== readingOf(unit.target ?? []))
}

/** Whether a part has words of its own: an export fills parts with those of the source if it is asked to. */
function isWritten({ target, source, isNew, fault }: ReadUnit): boolean {
  return fault !== undefined || (target !== undefined && !(isNew && readingOf(target) === readingOf(source)))
}
