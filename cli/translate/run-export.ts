import path from 'node:path'
import { didYouMean } from '../../renderer/content/nearest.ts'
import type { Theme } from '../../renderer/definitions/theme.ts'
import type { Issue } from '../../renderer/definitions/issue.ts'
import type { Library } from '../../renderer/library/library.ts'
import { relativePath } from '../output/paths.ts'
import { EXIT, UsageError } from '../program.ts'
import { meantBy } from '../status/translations.ts'
import { printable } from '../terminal/printable.ts'
import { refused } from '../terminal/refused.ts'
import { suggestion } from '../terminal/suggestion.ts'
import { exportedFile, summaryOf } from './export-texts.ts'
import { refuseToOverwrite } from './kept-work.ts'
import { errorsOf, textsOfSite, type NamedText } from './texts-of-site.ts'
import { xliffOf } from './write-xliff.ts'
import { writeFile } from '../output/write-file.ts'

/** A site as it was read. */
export interface ReadSite {
  readonly root: string
  readonly library: Library
  readonly theme: Theme
  readonly issues: readonly Issue[]
}

interface Asked {
  /** Texts to export, whatever their state; without any, those that are missing or stale. */
  readonly names: readonly string[]
  readonly to: string
  /** Fresh ones too. */
  readonly all: boolean
  readonly out: string | undefined
  readonly copySource: boolean
}

/** Writes an XLIFF document, and returns the exit code. Sources with errors are reported, and nothing is written. */
export function runExport(
  { root, library, theme, issues }: ReadSite,
  { names, to, all, out, copySource }: Asked,
): number {
  checkLanguage(to, library)
  const texts = textsOfSite(root, library, theme).filter(({ locale }) => locale === to)
  if (texts.length === 0) return said(`Nothing is translated into ${to}: all sources are in this language.`)
  const wanted = names.length > 0 ? texts.filter(meant(names, texts)) : texts.filter((text) => isOpen(text, all))
  const broken = errorsOf(
    wanted.map(({ source }) => source),
    issues,
  )
  if (broken.length > 0) return refused(broken, root, 'Nothing was exported.')
  const files = wanted
    .map(({ read }) => exportedFile(read(), { all: all || names.length > 0, copySource }))
    .filter(({ units }) => units.length > 0)
  if (files.length === 0) return said(`Nothing is missing or stale in ${to}.${all ? '' : ' --all exports all texts.'}`)
  const file = path.resolve(out ?? `${to}.xlf`)
  refuseToOverwrite(file, texts)
  writeFile(file, xliffOf(files))
  return said(`${relativePath(process.cwd(), file)}: ${summaryOf(files)}`)
}

function said(text: string): number {
  process.stdout.write(printable(`${text}\n`))
  return EXIT.fine
}

function checkLanguage(to: string, { data: { settings } }: Library): void {
  const { locales } = settings
  if (locales.includes(to)) return
  const nearest = didYouMean(to, locales)
  throw new UsageError(
    `The site has no language ${to}${suggestion(nearest)}\nIts languages are ${locales.join(', ')}; \`locales\` in content/site.yaml adds one.`,
  )
}

/** Drafts are still being written. */
function isOpen({ state, isDraft }: NamedText, all: boolean): boolean {
  if (isDraft || state === 'excluded') return false
  return all || state === 'missing' || state === 'stale'
}

/** Whether a text is one of those named. Throws UsageError for a name of none. */
function meant(names: readonly string[], texts: readonly NamedText[]): (text: NamedText) => boolean {
  const chosen = new Set(names.flatMap((name) => named(name, texts)))
  return (text) => chosen.has(text)
}

function named(name: string, texts: readonly NamedText[]): readonly NamedText[] {
  const found = [...meantBy(name, texts), ...texts.filter(({ source }) => source === name.replace(/^\.\//, ''))]
  // Of a folder, not those that are to be without this language.
  if (found.length > 1) return found.filter(({ state }) => state !== 'excluded')
  if (found.length > 0) return found
  const nearest = didYouMean(
    name,
    texts.map(({ group }) => group),
  )
  throw new UsageError(
    `${name} is no text that is translated${suggestion(nearest)}\nName a text, the folder of one, or the messages: content/posts/hello/de.md, posts/hello, posts, messages.`,
  )
}
