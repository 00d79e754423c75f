import type { Settings } from '../../renderer/definitions/settings/settings.ts'
import type { Theme } from '../../renderer/definitions/theme.ts'
import type { Workspace } from '../output/paths.ts'
import type { Compiled } from './compile-cache.ts'
import type { Compiler } from './compiler.ts'

/** A part of the assets with its files. */
export interface Part<T> {
  readonly assets: T
  readonly names: readonly string[]
}

/** What assets are compiled from, and with what. */
export interface AssetSource {
  readonly workspace: Workspace
  readonly theme: Theme
  /** Custom properties of styles that the code of the theme names, as in `LoadedTheme`. */
  readonly properties: readonly string[]
  /** Style sheets that packages import in their code, as in `LoadedTheme`. */
  readonly sheets: readonly string[]
  readonly settings: Settings
  /** Digest of the program, which may compile in another way when it changes. */
  readonly tool: string
  readonly compiler: Compiler
}

export function compiled<T>(outputs: Compiled<T>['outputs'], inputs: readonly string[], assets: T): Compiled<Part<T>> {
  return { outputs, inputs, info: { assets, names: Object.keys(outputs) } }
}
