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

export interface AssetSource {
  readonly workspace: Workspace
  readonly theme: Theme
  readonly settings: Settings
  readonly compiler: Compiler
}

export function compiled<T>(outputs: Compiled<T>['outputs'], inputs: readonly string[], assets: T): Compiled<Part<T>> {
  return { outputs, inputs, info: { assets, names: Object.keys(outputs) } }
}
