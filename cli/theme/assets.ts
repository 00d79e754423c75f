import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { packOf } from '../../i18n/locales.ts'
import type { Assets } from '../../renderer/definitions/assets.ts'
import { issueIn, START, type Issue } from '../../renderer/definitions/issue.ts'
import { tagOf, type Settings } from '../../renderer/definitions/settings.ts'
import { basePath } from '../../renderer/definitions/url.ts'
import type { Theme } from '../../renderer/definitions/theme.ts'
import { TOOL, toolModule, type Chunk } from './bundle-code.ts'
import { compileCached, type AssetPart, type Compiled } from './compile-cache.ts'
import { compileIssues, type NotCompiled } from './compile-error.ts'
import { compileStyles, type StyleNeeds, type Styles } from './compile-styles.ts'
import { compilerHere, type Compiler } from './compiler.ts'
import { drawableIcon, IconError } from './icons.ts'
import { named } from './named.ts'
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
): Promise<CompiledAssets | NotCompiled> {
  const folder = path.join(workspace.cache, 'assets')
  const source = { workspace, theme, settings, compiler }
  // Parts are compiled separately, so that a change of styles does not compile scripts.
  const kept = <T>(part: AssetPart, key: unknown, compile: () => Promise<Compiled<Part<T>>>): Promise<Part<T>> =>
    compileCached(folder, part, JSON.stringify([TOOL, tool, key]), compile)
  try {
    const scriptsKey = [
      modulesOf(theme, settings),
      tagsOf(settings),
      settings.defaultLocale,
      basePath(settings.baseUrl),
      settings.domains,
      hasServices(settings),
    ]
    const { styles: main, kindStyles, stylesRightToLeft, serviceStyles, preload } = theme
    const stylesKey = [main, kindStyles, stylesRightToLeft, serviceStyles, preload, styleNeeds(settings)]
    const icon = drawableIcon(workspace.root, settings)
    const scripts = await kept('scripts', scriptsKey, async () => compileScripts(source))
    const styles = await kept('styles', stylesKey, async () => stylesOf(source))
    const icons = await kept('icons', icon, async () => compileIcons(icon, compiler))
    const parts = settings.script ? [scripts, styles, icons] : [styles, icons]
    const names = parts.flatMap((part) => part.names)
    return {
      assets: inOrder({ ...scripts.assets, ...styles.assets, ...icons.assets }),
      files: names.map((name) => fileOf(path.join(folder, name), name)),
      font: styles.assets.font,
    }
  } catch (error) {
    if (error instanceof PicturesError) throw error
    return { issues: brokenAssets(error, workspace.root, theme, settings) }
  }
}

function brokenAssets(error: unknown, root: string, { styles }: Theme, { icon = '' }: Settings): Issue[] {
  if (error instanceof IconError) {
    const { message } = error
    return [
      issueIn(`content/static${icon}`, START, { code: 'broken-icon', message, expected: 'an SVG that can be drawn' }),
    ]
  }
  const sheet = path.posix.join('templates', styles)
  const file = existsSync(path.join(root, sheet)) ? sheet : 'templates/index.ts'
  return compileIssues(error, root, { code: 'broken-assets', file, expected: 'styles and scripts that compile' })
}

/** The order matters, because the shell id is a digest of this. */
function inOrder({ script, styles, kindStyles, islands, middleware, scripts, icons, preload, root }: Assets): Assets {
  return { script, styles, kindStyles, islands, middleware, scripts, icons, preload, root }
}

interface AssetSource {
  readonly workspace: Workspace
  readonly theme: Theme
  readonly settings: Settings
  readonly compiler: Compiler
}

type Scripts = Pick<Assets, 'script' | 'islands' | 'middleware' | 'scripts' | 'root'>

async function compileScripts({ workspace, theme, settings, compiler }: AssetSource): Promise<Compiled<Part<Scripts>>> {
  const script = await compiler.bundleForBrowser(toolModule('renderer/client/main'), 'esm', {
    SITE_BASE: JSON.stringify(basePath(settings.baseUrl)),
  })
  const root = await compiler.bundleForBrowser(toolModule('renderer/client/root'), 'iife', {
    SITE_LOCALES: JSON.stringify(tagsOf(settings)),
    SITE_DEFAULT_LOCALE: JSON.stringify(settings.defaultLocale),
    SITE_DOMAINS: JSON.stringify(localesByDomain(settings)),
  })
  const lazy = await compiler.bundleChunks(
    entriesOf(workspace, theme, settings),
    settings.locales,
    basePath(settings.baseUrl),
  )
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
    scripts: [
      ...Object.values(addressesOf('script', Object.keys(scriptsOf(theme, settings)), lazy.chunks)),
      ...lazy.chunks.flatMap(({ entry, name }) => (entry === SERVICES ? [`/assets/${name}`] : [])),
    ],
    root: { code: rootCode, hash: `sha256-${createHash('sha256').update(rootCode).digest('base64')}` },
  }
  return compiled(outputs, [...script.inputs, ...root.inputs, ...lazy.inputs], assets)
}

async function stylesOf({ workspace, theme, settings, compiler }: AssetSource): Promise<Compiled<Part<Styles>>> {
  const { outputs, inputs, assets } = await compileStyles(theme, workspace.root, styleNeeds(settings), compiler)
  return compiled(outputs, inputs, assets)
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

function styleNeeds(settings: Settings): StyleNeeds {
  const mirrored = settings.locales.some((locale) => packOf(locale).direction === 'rtl')
  return { mirrored, services: hasServices(settings) }
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

/** Name of the module that asks visitors about services; sites without any have none. */
export const SERVICES = 'services'

function hasServices({ services }: Settings): boolean {
  return Object.keys(services).length > 0
}

/** Source code of the browser modules of islands, middleware and scripts. Island modules also export the functions to hydrate them. */
function entriesOf({ root }: Workspace, theme: Theme, settings: Settings): Record<string, string> {
  const { islands, middleware } = theme
  const source = (module: string): string => JSON.stringify(path.join(root, 'templates', module))
  const hydrate = JSON.stringify(toolModule('renderer/client/hydrate'))
  const services = JSON.stringify(toolModule('renderer/client/services'))
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
    ...(hasServices(settings)
      ? [[SERVICES, `import { startServices } from ${services}\nvoid startServices(window)`]]
      : []),
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

function fileOf(source: string, name: string): BinaryFile {
  const bytes = readFileSync(source)
  return { source, path: `assets/${name}`, hash: sha256(bytes), size: bytes.length }
}

/** A domain of several languages is none of one. */
function localesByDomain({ domains }: Settings): Readonly<Record<string, string>> {
  const all = Object.entries(domains)
  const single = all.filter(([, domain]) => all.filter(([, other]) => other === domain).length === 1)
  return Object.fromEntries(single.map(([locale, domain]) => [new URL(domain).origin, locale]))
}
