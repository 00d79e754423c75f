import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { useLocales } from '../../i18n/locales.ts'
import { issueIn, START } from '../../renderer/definitions/issue.ts'
import type { Theme } from '../../renderer/definitions/theme.ts'
import { reactVersion, withoutPlaces } from './bundle-plugins.ts'
import { TOOL } from './tool-folder.ts'
import { compileIssues, type NotCompiled } from './compile-error.ts'
import { compilerHere, type Compiler } from './compiler.ts'
import { compileCached } from './compile-cache.ts'
import { sha256, type Workspace } from '../output/paths.ts'

export interface LoadedTheme {
  /** Initialises the theme's own copy of the i18n modules. */
  readonly useLocales: typeof useLocales
  readonly theme: Theme
  /** Compiled module, for the workers. */
  readonly file: string
  readonly digest: string
}

/**
 * Compiles and loads `templates/index.ts`, which exports `theme`. Compiled again if the program changes (`tool` is its digest). Errors are issues.
 */
export async function loadTheme(
  workspace: Workspace,
  tool: string,
  compiler: Compiler = compilerHere,
): Promise<LoadedTheme | NotCompiled> {
  const entry = path.join(workspace.root, 'templates', 'index.ts')
  if (!existsSync(entry)) return broken('the file does not exist', '`export const theme: Theme`')
  try {
    const { name, digest } = await compileTheme(entry, path.join(workspace.cache, 'theme'), tool, compiler)
    const file = path.join(workspace.cache, 'theme', name)
    const module = (await import(pathToFileURL(file).href)) as { theme?: Theme; useLocales: typeof useLocales }
    return module.theme
      ? { theme: module.theme, useLocales: module.useLocales, file, digest }
      : broken('it exports no `theme`', '`export const theme: Theme`')
  } catch (error) {
    return { issues: compileIssues(error, workspace.root, { ...BROKEN, expected: 'templates that compile' }) }
  }
}

async function compileTheme(
  entry: string,
  folder: string,
  tool: string,
  { bundleForNode }: Compiler,
): Promise<{ name: string; digest: string }> {
  return compileCached(folder, 'theme', `${TOOL} ${tool} react ${reactVersion()}`, async () => {
    const { code, inputs, map } = await bundleForNode(entry)
    const digest = sha256(withoutPlaces(code))
    const name = `theme.${digest.slice(0, 10)}.mjs`
    return { outputs: { [name]: code, [`${name}.map`]: map }, inputs, info: { name, digest } }
  })
}

const BROKEN = { code: 'broken-theme', file: 'templates/index.ts' } as const

function broken(message: string, expected: string): NotCompiled {
  return { issues: [issueIn(BROKEN.file, START, { code: BROKEN.code, message, expected })] }
}
