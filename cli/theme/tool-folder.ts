import path from 'node:path'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** The generator's folder, with `cli/`, `renderer/` and `i18n/`. */
export const TOOL = toolFolder()

/** Path of a module of the generator, given without extension: TypeScript in a clone, JavaScript in an installed package. */
export function toolModule(name: string): string {
  const source = path.join(TOOL, `${name}.ts`)
  return existsSync(source) ? source : path.join(TOOL, `${name}.js`)
}

/** Whether a file is a source of the generator: in a clone, they are bundled with those of a theme. */
export function isOfTool(file: string): boolean {
  return ['cli', 'i18n', 'renderer'].some((folder) => file.startsWith(path.join(TOOL, folder) + path.sep))
}

/** Address of the folder of the compiled program, with a slash at the end; null if the program runs from its sources. */
export const PROGRAM = programFolder()

function programFolder(): string | null {
  const folder = path.dirname(fileURLToPath(import.meta.url))
  return existsSync(path.join(folder, 'for-themes.mjs')) ? `${pathToFileURL(folder).href}/` : null
}

export const require = createRequire(path.join(TOOL, 'package.json'))

/** The generator's folder: relative to this file, or as set in the compiled program. */
function toolFolder(): string {
  const told = process.env['SITE_TOOL_FOLDER']
  return told ?? path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..')
}

/** The file of a package, resolved like Node from the folders in turn, and then from the generator. */
export function packageFile(specifier: string, ...folders: readonly string[]): string {
  return require.resolve(specifier, { paths: [...folders, TOOL] })
}
