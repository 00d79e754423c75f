import { readFileSync } from 'node:fs'
import path from 'node:path'
import { remembered } from '../../renderer/definitions/remembered.ts'
import { bundlePackage } from '../theme/bundle/bundle-code.ts'
import { packageFile } from '../theme/tool-folder.ts'

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
  try {
    const folder = path.dirname(packageFile(CMS_NAME, root))
    const manifest = JSON.parse(readFileSync(path.join(folder, '..', 'package.json'), 'utf8')) as Manifest
    return { folder, imports: Object.keys(manifest.dependencies ?? {}) }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return undefined
    throw error
  }
}

interface Manifest {
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
