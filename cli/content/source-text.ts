import { readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { slashed } from '../output/paths.ts'
import { isRegularFile } from '../output/stats-of.ts'
import { decoded } from '../pull/decoded.ts'
import { isUtf16 } from './files/decode.ts'
import { pathOnDisk } from './files/on-disk.ts'
import { plainText } from './files/plain-text.ts'

/**
 * The text of an issue's file, for an excerpt; undefined if it is not a text file, or a link out of its part of the site, such as
 * `content/`: logs of a build would show what it leads to.
 */
export function sourceText(root: string, file: string): string | undefined {
  const written = slashed(path.normalize(file))
  const absolute = pathOnDisk(root, written)
  // A document of translators was named by who imports it, and may be outside of the site.
  const part = path.join(root, OF_TRANSLATORS.test(written) ? path.dirname(written) : (written.split('/')[0] ?? ''))
  try {
    const bytes = isRegularFile(absolute) && isInside(part, absolute) ? readFileSync(absolute) : undefined
    return bytes && textIn(file, bytes)
  } catch {
    // The file may be missing, which may be the issue.
    return undefined
  }
}

/** The text of the file of each issue, read once. */
export function sourcesOf(
  issues: readonly { readonly file: string }[],
  root: string,
): ReadonlyMap<string, string | undefined> {
  const files = new Set(issues.map(({ file }) => file))
  return new Map(Array.from(files, (file) => [file, sourceText(root, file)]))
}

function textIn(file: string, bytes: Buffer): string | undefined {
  if (OF_TRANSLATORS.test(file)) return plainText(decoded(bytes))
  return isBinary(file, bytes) ? undefined : plainText(bytes.toString())
}

/** XLIFF, as tools name it (`.mqxliff`), which may be in UTF-16. */
const OF_TRANSLATORS = /xli?ff?$/

/** Whether a file is a folder's own, or the same file, with links followed. */
function isInside(folder: string, file: string): boolean {
  const [around, real] = [realpathSync(folder), realpathSync(file)]
  return real === around || real.startsWith(around + path.sep)
}

/** Text files by extension. Looking for NUL bytes instead would hide the excerpt of a text that contains one. */
const TEXT = /\.(?:md|ya?ml|json|css|[mc]?[jt]sx?|svg|xml|xlf|xliff|txt)$/

function isBinary(file: string, bytes: Buffer): boolean {
  return isUtf16(bytes) || (!TEXT.test(file) && bytes.includes(0))
}
