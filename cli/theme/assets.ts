import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { packOf } from '../../i18n/locales.ts'
import type { Assets } from '../../renderer/definitions/assets.ts'
import type { Issue } from '../../renderer/definitions/issue.ts'
import { tagOf, type Settings } from '../../renderer/definitions/settings.ts'
import type { Theme } from '../../renderer/definitions/theme.ts'
import { TOOL, toolModule, type Chunk } from './bundle-code.ts'
import { compileCached, type AssetPart, type Compiled } from './compile-cache.ts'
import { compilerHere, type Compiler } from './compiler.ts'
import { drawableIcon, IconError } from './icons.ts'
import { PicturesError } from '../pictures/load-drawing.ts'
import { sha256, type Workspace } from '../output/paths.ts'
import type { BinaryFile } from '../content/source-memory.ts'

export interface CompiledAssets {
  readonly assets: Assets
  readonly files: readonly BinaryFile[]
  /** The full font of the first preload entry; null if there is none. */
  readonly font: string | null
}

/** A part of the assets with its files. */
interface Part<T> {
  readonly assets: T
  readonly names: readonly string[]
}

/**
 * Compiles script, styles and fonts of a site, with digests in their names. Compiled again if the program changes (`tool` is its digest).
 * Errors are issues.
 */
export async function compileAssets(
  workspace: Workspace,
  theme: Theme,
  settings: Settings,
  tool: string,
  compiler: Compiler = compilerHere,
): Promise<CompiledAssets | Issue> {
  const folder = path.join(workspace.cache, 'assets')
  const source = { workspace, theme, settings, compiler }
  // Parts are compiled separately, so that a change of styles does not compile scripts.
  const kept = <T>(part: AssetPart, key: unknown, compile: () => Promise<Compiled<Part<T>>>): Promise<Part<T>> =>
    compileCached(folder, part, JSON.stringify([TOOL, tool, key]), compile)
  try {
    const scriptsKey = [modulesOf(theme, settings), tagsOf(settings), settings.defaultLocale]
    const stylesKey = [theme.styles, theme.stylesRightToLeft, theme.preload, isMirrored(settings)]
    const icon = drawableIcon(workspace.root, settings)
    const scripts = await kept('scripts', scriptsKey, async () => compileScripts(source))
    const styles = await kept('styles', stylesKey, async () => compileStyles(source))
    const icons = await kept('icons', icon, async () => compileIcons(icon, compiler))
    const names = [scripts, styles, icons].flatMap((part) => part.names)
    return {
      assets: inOrder({ ...scripts.assets, ...styles.assets, ...icons.assets }),
      files: names.map((name) => fileOf(path.join(folder, name), name)),
      font: styles.assets.font,
    }
  } catch (error) {
    if (error instanceof PicturesError) throw error
    return brokenAsset(error, theme, settings)
  }
}

function brokenAsset(error: unknown, { styles }: Theme, { icon = '' }: Settings): Issue {
  const message = error instanceof Error ? error.message : String(error)
  const place = { severity: 'error', line: 1, column: 1, message } as const
  if (error instanceof IconError)
    return { code: 'broken-icon', file: `content/static${icon}`, expected: 'an SVG that can be drawn', ...place }
  const file = path.posix.join('templates', styles)
  return { code: 'broken-assets', file, expected: 'styles and scripts that compile', ...place }
}

/** The order matters, because the shell id is a digest of this. */
function inOrder({ script, styles, islands, middleware, scripts, icons, preload, root }: Assets): Assets {
  return { script, styles, islands, middleware, scripts, icons, preload, root }
}

interface AssetSource {
  readonly workspace: Workspace
  readonly theme: Theme
  readonly settings: Settings
  readonly compiler: Compiler
}

type Scripts = Pick<Assets, 'script' | 'islands' | 'middleware' | 'scripts' | 'root'>

async function compileScripts({ workspace, theme, settings, compiler }: AssetSource): Promise<Compiled<Part<Scripts>>> {
  const script = await compiler.bundleForBrowser(toolModule('renderer/client/main'), 'esm')
  const root = await compiler.bundleForBrowser(toolModule('renderer/client/root'), 'iife', {
    SITE_LOCALES: JSON.stringify(tagsOf(settings)),
    SITE_DEFAULT_LOCALE: JSON.stringify(settings.defaultLocale),
  })
  const lazy = await compiler.bundleChunks(entriesOf(workspace, theme, settings))
  const scriptName = named('main', '.js', script.code)
  const rootCode = root.code.trim()
  const outputs = {
    [scriptName]: script.code,
    ...Object.fromEntries(lazy.chunks.map(({ name, code }) => [name, code])),
  }
  const assets = {
    script: `/assets/${scriptName}`,
    islands: islandsOf(Object.keys(theme.islands), lazy.chunks),
    middleware: addressesOf('middleware', Object.keys(theme.middleware), lazy.chunks),
    scripts: Object.values(addressesOf('script', Object.keys(scriptsOf(theme, settings)), lazy.chunks)),
    root: { code: rootCode, hash: `sha256-${createHash('sha256').update(rootCode).digest('base64')}` },
  }
  return compiled(outputs, [...script.inputs, ...root.inputs, ...lazy.inputs], assets)
}

type Styles = Pick<Assets, 'styles' | 'preload'> & Pick<CompiledAssets, 'font'>

async function compileStyles({ workspace, theme, settings, compiler }: AssetSource): Promise<Compiled<Part<Styles>>> {
  const mirrored = isMirrored(settings)
  const sheets = [theme.styles, ...(mirrored ? (theme.stylesRightToLeft ?? []) : [])]
  const sheetFiles = sheets.map((sheet) => path.join(workspace.root, 'templates', sheet))
  const styles = await compiler.bundleStyles(sheetFiles, workspace.root, mirrored)
  const styleName = named('style', '.css', styles.code)
  const preload = theme.preload.flatMap((written) => styles.files.find((file) => file.written === written) ?? [])
  const outputs = {
    [styleName]: styles.code,
    ...Object.fromEntries(styles.files.map(({ name, bytes }) => [name, bytes])),
  }
  const assets = {
    styles: `/assets/${styleName}`,
    preload: preload.map(({ name }) => `/assets/${name}`),
    font: preload[0]?.source ?? null,
  }
  return compiled(outputs, styles.inputs, assets)
}

async function compileIcons(
  file: string | undefined,
  { drawIcons }: Compiler,
): Promise<Compiled<Part<Pick<Assets, 'icons'>>>> {
  const icons = (file ? await drawIcons(file) : []).map(({ width, height, png }) => ({
    name: named(`icon-${width}`, '.png', png),
    width,
    height,
    png,
  }))
  const outputs = Object.fromEntries(icons.map(({ name, png }) => [name, png]))
  const assets = { icons: icons.map(({ name, width, height }) => ({ src: `/assets/${name}`, width, height })) }
  return compiled(outputs, file ? [file] : [], assets)
}

function compiled<T>(outputs: Compiled<T>['outputs'], inputs: readonly string[], assets: T): Compiled<Part<T>> {
  return { outputs, inputs, info: { assets, names: Object.keys(outputs) } }
}

/** Whether the site has a right-to-left language. */
function isMirrored({ locales }: Settings): boolean {
  return locales.some((locale) => packOf(locale).direction === 'rtl')
}

/** Locales for matching with the browser's languages on `/`. */
function tagsOf(settings: Settings): Record<string, string> {
  return Object.fromEntries(settings.locales.map((locale) => [locale, tagOf(locale, settings)]))
}

function modulesOf(theme: Theme, settings: Settings): unknown {
  const { islands, middleware } = theme
  return [Object.entries(islands).map(([name, { module }]) => [name, module]), middleware, scriptsOf(theme, settings)]
}

/** Modules of the theme's scripts enabled in the settings, by name. */
function scriptsOf({ scripts = {} }: Theme, settings: Settings): Record<string, string> {
  return Object.fromEntries(Object.entries(scripts).filter(([name]) => settings.scripts.includes(name)))
}

/** Source code of the browser modules of islands, middleware and scripts. Island modules also export the functions to hydrate them. */
function entriesOf({ root }: Workspace, theme: Theme, settings: Settings): Record<string, string> {
  const { islands, middleware } = theme
  const source = (module: string): string => JSON.stringify(path.join(root, 'templates', module))
  const hydrate = JSON.stringify(toolModule('renderer/client/hydrate'))
  return Object.fromEntries([
    ...Object.entries(islands).map(([name, { module }]) => [
      `island-${name}`,
      `import { ${name} } from ${source(module)}\nimport { hydrate } from ${hydrate}\nexport const mount = (element, ...told) => hydrate(element, ${name}, ...told)`,
    ]),
    ...Object.entries(middleware).map(([name, module]) => [
      `middleware-${name}`,
      `export { middleware } from ${source(module)}`,
    ]),
    ...Object.entries(scriptsOf(theme, settings)).map(([name, module]) => [
      `script-${name}`,
      `import ${source(module)}`,
    ]),
  ])
}

function islandsOf(names: readonly string[], chunks: readonly Chunk[]): Assets['islands'] {
  const addresses = addressesOf('island', names, chunks)
  const importsOf = (name: string) => chunks.find(({ entry }) => entry === `island-${name}`)?.imports ?? []
  return Object.fromEntries(
    Object.entries(addresses).map(([name, src]) => [
      name,
      { src, shared: importsOf(name).map((file) => `/assets/${file}`) },
    ]),
  )
}

function addressesOf(kind: string, names: readonly string[], chunks: readonly Chunk[]): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => [name, `/assets/${chunks.find(({ entry }) => entry === `${kind}-${name}`)?.name ?? ''}`]),
  )
}

function named(name: string, extension: string, code: string | Uint8Array): string {
  return `${name}.${sha256(code).slice(0, 10)}${extension}`
}

function fileOf(source: string, name: string): BinaryFile {
  const bytes = readFileSync(source)
  return { source, path: `assets/${name}`, hash: sha256(bytes), size: bytes.length }
}
