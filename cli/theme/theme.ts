import { existsSync } from 'node:fs'
import path from 'node:path'
import type { useLocales } from '../../i18n/locales.ts'
import { type Issue, issueIn, START } from '../../renderer/definitions/issue.ts'
import type { Theme } from '../../renderer/definitions/theme.ts'
import { themeFaults } from '../../renderer/definitions/theme/theme-faults.ts'
import { reactVersion, withoutPlaces } from './bundle/bundle-plugins.ts'
import { TOOL } from './tool-folder.ts'
import { compileIssues, type NotCompiled } from './faults/compile-error.ts'
import { compilerHere, type Compiler } from './compiler.ts'
import { activity } from '../watchdog/watchdog.ts'
import { compileCached } from './compile-cache.ts'
import { BROKEN, faultIssues } from './faults/fault-issues.ts'
import { importTheme, placeOf } from './import-theme.ts'
import { watchTheme } from './faults/late-errors.ts'
import { environmentDigest } from './outside/environment.ts'
import { fetchesOf, notingFetches } from './outside/fetches.ts'
import { type OutsideInputs, type UntrackedUse, useAt } from './outside/outside-inputs.ts'
import { FETCH, untrackedIssues } from './outside/untracked-issues.ts'
import { shownIslands } from './page-code/direct-islands.ts'
import type { Suspect } from './page-code/suspects.ts'
import { propertiesIn } from './styles/script-properties.ts'
import { sha256 } from '../output/digest.ts'
import type { Workspace } from '../output/paths.ts'
import { isSystemError, MendableError } from '../program.ts'

/** A theme that has been compiled and imported. */
export interface LoadedTheme {
  /** Initialises the i18n modules of the theme: those of the program, or a copy if that runs from its sources. */
  readonly useLocales: typeof useLocales
  readonly theme: Theme
  /** Compiled module, for the workers. */
  readonly file: string
  /** Of its code, and of the variables of the environment that it names. */
  readonly digest: string
  /** Whether its pages depend on what no build can compare with the last one, so that none is kept. */
  readonly isOpen: boolean
  /** Warnings about the places where it does. */
  readonly warnings: readonly Issue[]
  /** Custom properties of style sheets that its code names. */
  readonly properties: readonly string[]
  /** Style sheets that packages import in their code. */
  readonly sheets: readonly string[]
  /** Modules that may have what works in islands only, or nowhere. */
  readonly suspects: readonly Suspect[]
  /** The islands that its code shows by name; null if it computes a name. */
  readonly shownIslands: readonly string[] | null
}

interface ThemeModule extends Pick<LoadedTheme, 'useLocales'> {
  readonly theme?: Theme
}

/**
 * Compiles, loads and checks `templates/index.ts`, which exports `theme`. Compiled again if the program changes (`tool` is its digest).
 * Errors are issues.
 */
export async function loadTheme(
  workspace: Workspace,
  tool: string,
  compiler: Compiler = compilerHere,
): Promise<LoadedTheme | NotCompiled> {
  const entry = path.join(workspace.root, 'templates', 'index.ts')
  if (!existsSync(entry)) return broken({ message: 'the file does not exist', expected: EXPORT })
  try {
    return await loadFrom(entry, workspace, tool, compiler)
  } catch (error) {
    // As of the folder that it is compiled into, or of its disk: the theme has no part in it. What a theme throws is a CompileError.
    if (error instanceof MendableError || isSystemError(error)) throw error
    return { issues: compileIssues(error, workspace.root, { ...BROKEN, expected: 'templates that compile' }) }
  }
}

async function loadFrom(
  entry: string,
  { root, cache }: Workspace,
  tool: string,
  compiler: Compiler,
): Promise<LoadedTheme | NotCompiled> {
  const folder = path.join(cache, 'theme')
  const { name, outside, ...compiled } = await compileTheme(entry, folder, tool, compiler)
  const file = path.join(folder, name)
  watchTheme(file, entry)
  const { theme, useLocales } = (await notingFetches(file, async () => imported(file, entry, compiler))) as ThemeModule
  if (!theme) return broken({ message: 'it exports no `theme`', expected: EXPORT })
  const faults = themeFaults(theme)
  if (faults.length > 0) return { issues: faultIssues(faults, root) }
  const untracked = [...outside.untracked, ...(await fetchPlaces(file, entry))]
  return {
    ...compiled,
    theme,
    useLocales,
    file,
    digest: environmentDigest(compiled.digest, outside.environment),
    isOpen: untracked.length > 0,
    warnings: untrackedIssues(untracked, root),
  }
}

interface CompiledTheme extends Pick<LoadedTheme, 'digest' | 'properties' | 'sheets' | 'suspects' | 'shownIslands'> {
  readonly name: string
  readonly outside: OutsideInputs
}

async function imported(file: string, entry: string, compiler: Compiler): Promise<unknown> {
  const loading = activity('Loading')
  loading.begin('the theme (templates/index.ts)')
  return importTheme(file, entry, compiler).finally(loading.end)
}

async function compileTheme(
  entry: string,
  folder: string,
  tool: string,
  { bundleForNode }: Compiler,
): Promise<CompiledTheme> {
  return compileCached(folder, 'theme', `${TOOL} ${tool} react ${reactVersion()}`, async () => {
    const { code, inputs, sheets, outside, suspects } = await bundleForNode(entry)
    const digest = sha256(withoutPlaces(code))
    const name = `theme.${digest.slice(0, 10)}.mjs`
    return {
      outputs: { [name]: code },
      inputs,
      info: {
        name,
        digest,
        outside,
        properties: propertiesIn(code),
        sheets,
        suspects,
        shownIslands: shownIslands(code),
      },
    }
  })
}

/** Where modules of the theme have called `fetch` while they were loaded. */
async function fetchPlaces(file: string, entry: string): Promise<UntrackedUse[]> {
  const places = await Promise.all(fetchesOf(file).map((call) => placeOf(call, { ran: file, file, entry })))
  return places.map((place) => useAt(place?.file ?? entry, FETCH, place ?? START))
}

const EXPORT = '`export const theme = defineTheme({ … })`'

function broken(fault: Pick<Issue, 'message' | 'expected'>): NotCompiled {
  return { issues: [issueIn(BROKEN.file, START, { code: BROKEN.code, ...fault })] }
}
