import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { remembered } from '../../renderer/definitions/remembered.ts'
import { bundlePackage } from '../theme/bundle/bundle-code.ts'
import { TOOL } from '../theme/tool-folder.ts'

/** The CMS, which a site installs if it wants it, and the tested version. */
export const CMS_NAME = '@sveltia/cms'
export const CMS_VERSION = '0.221.1'

export const INSTALL = `npm install --save-dev ${CMS_NAME}@${CMS_VERSION}`

/** The installed CMS. */
export interface CmsPackage {
  /** Folder of its browser modules, fonts and other files. */
  readonly folder: string
  /** Packages that it imports by name. */
  readonly imports: readonly string[]
}

/** Finds the CMS; undefined if it is not installed. Looks on each call, because it may be installed while `watch` is running. */
export function cmsPackage(root: string): CmsPackage | undefined {
  const folder = folderOf(root)
  if (folder === undefined) return undefined
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest
  return { folder: path.join(folder, path.dirname(manifest.main)), imports: Object.keys(manifest.dependencies ?? {}) }
}

/** The folder of the package, looked for where Node would: Node itself remembers that a package was missing. */
function folderOf(root: string): string | undefined {
  const folders = [root, TOOL].flatMap(
    (from) => createRequire(path.join(from, 'package.json')).resolve.paths(CMS_NAME) ?? [],
  )
  const found = folders
    .map((folder) => path.join(folder, CMS_NAME))
    .find((folder) => existsSync(path.join(folder, 'package.json')))
  return found && realpathSync(found)
}

/** The words of the CMS in a language, as the module that it imports; undefined if it has none of this name. */
export function cmsWords({ folder }: CmsPackage, name: string): string | undefined {
  const file = path.join(folder, '..', 'locales', name)
  return /^[\w-]+\.json$/.test(name) && existsSync(file) ? `export default ${readFileSync(file, 'utf8')}` : undefined
}

interface Manifest {
  readonly main: string
  readonly dependencies?: Readonly<Record<string, string>>
}

/** The import map for packages that the CMS imports by name on demand. */
export function importMap({ imports }: CmsPackage): string {
  const places = imports.flatMap((name) => [
    [name, `/_edit/packages/${name}`],
    [`${name}/`, `/_edit/packages/${name}/`],
  ])
  return JSON.stringify({ imports: Object.fromEntries(places) as unknown })
}

/** Bundles such a package on first use; undefined if the CMS does not import it. */
export function packageModules(): (cms: CmsPackage, specifier: string) => Promise<string> | undefined {
  // One that fails may be being installed: the next request tries again.
  const bundled = remembered(bundlePackage)
  return ({ folder, imports }, specifier) =>
    imports.some((name) => specifier === name || specifier.startsWith(`${name}/`))
      ? bundled(specifier, folder)
      : undefined
}
