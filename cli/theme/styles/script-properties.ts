import { existsSync, readFileSync } from 'node:fs'
import { scriptsOf } from '../bundle/browser-modules.ts'
import { themeFile } from '../package-file.ts'
import type { AssetSource } from '../asset-part.ts'

/** A custom property as code writes it: `setProperty('--share', …)`, `'var(--share)'`. */
const PROPERTY = /(?<=['"`(])--[a-z][\w-]*/gi

/** Names of custom properties in code, in order. */
export function propertiesIn(code: string): string[] {
  return [...new Set(code.match(PROPERTY))].toSorted()
}

/** Those in the modules of scripts and middleware, which the compiled theme does not contain. */
export function scriptProperties({
  workspace,
  theme,
  settings,
}: Pick<AssetSource, 'workspace' | 'theme' | 'settings'>): string[] {
  const modules = [...Object.values(theme.middleware), ...Object.values(scriptsOf(theme, settings))]
  const files = modules.map((module) => themeFile(workspace.root, module))
  return files.filter((file) => existsSync(file)).flatMap((file) => propertiesIn(readFileSync(file, 'utf8')))
}
