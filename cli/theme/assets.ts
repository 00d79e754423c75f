import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { packOf } from '../../i18n/locales.ts'
import type { Assets } from '../../renderer/definitions/assets.ts'
import type { Issue } from '../../renderer/definitions/issue.ts'
import { tagOf, type Settings } from '../../renderer/definitions/settings.ts'
import type { Theme } from '../../renderer/definitions/theme.ts'
import { bundleChunks, bundleForBrowser, TOOL, type Chunk } from './bundle-code.ts'
import { bundleStyles } from './bundle-styles.ts'
import { compileCached, type Compiled } from './compile-cache.ts'
import { drawableIcon, drawIcons, IconError } from './icons.ts'
import { PicturesError } from '../pictures/load-drawing.ts'
import { sha256, type Workspace } from '../output/paths.ts'
import type { BinaryFile } from '../content/sources.ts'

export interface CompiledAssets {
  readonly assets: Assets
  readonly files: readonly BinaryFile[]
  /** The whole font of which the first one to preload is a part; null where none is. */
  readonly font: string | null
}

interface AssetInfo {
  readonly assets: Assets
  readonly names: readonly string[]
  readonly font: string | null
}

/**
 * Script, styles and fonts of a site, with names made of their content; another version of the program (`tool`, its digest)
 * compiles them anew. What is wrong with them is an issue.
 */
export async function compileAssets(
  workspace: Workspace,
  theme: Theme,
  settings: Settings,
  tool: string,
): Promise<CompiledAssets | Issue> {
  const folder = path.join(workspace.cache, 'assets')
  const key = JSON.stringify([
    TOOL,
    tool,
    theme.styles,
    theme.stylesRightToLeft,
    theme.preload,
    modulesOf(theme, settings),
    tagsOf(settings),
    settings.defaultLocale,
    drawableIcon(workspace.root, settings),
  ])
  try {
    const { assets, names, font } = await compileCached(folder, 'assets', key, async () =>
      compile(workspace, theme, settings),
    )
    return { assets, files: names.map((name) => fileOf(path.join(folder, name), name)), font }
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

async function compile(workspace: Workspace, theme: Theme, settings: Settings): Promise<Compiled<AssetInfo>> {
  const client = path.join(TOOL, 'renderer', 'client')
  const script = await bundleForBrowser(path.join(client, 'main.ts'), 'esm')
  const root = await bundleForBrowser(path.join(client, 'root.ts'), 'iife', {
    SITE_LOCALES: JSON.stringify(tagsOf(settings)),
    SITE_DEFAULT_LOCALE: JSON.stringify(settings.defaultLocale),
  })
  const lazy = await bundleChunks(entriesOf(workspace, theme, settings))
  const mirrored = settings.locales.some((locale) => packOf(locale).direction === 'rtl')
  const sheets = [theme.styles, ...(mirrored ? (theme.stylesRightToLeft ?? []) : [])]
  const sheetFiles = sheets.map((sheet) => path.join(workspace.root, 'templates', sheet))
  const styles = await bundleStyles(sheetFiles, workspace.root, mirrored)
  const iconFile = drawableIcon(workspace.root, settings)
  const icons = (iconFile ? await drawIcons(iconFile) : []).map(({ width, height, png }) => ({
    name: named(`icon-${width}`, '.png', png),
    width,
    height,
    png,
  }))
  const scriptName = named('main', '.js', script.code)
  const styleName = named('style', '.css', styles.code)
  const rootCode = root.code.trim()
  const preload = theme.preload.flatMap((written) => styles.files.find((file) => file.written === written) ?? [])
  const outputs = {
    [scriptName]: script.code,
    [styleName]: styles.code,
    ...Object.fromEntries(lazy.chunks.map(({ name, code }) => [name, code])),
    ...Object.fromEntries(styles.files.map(({ name, bytes }) => [name, bytes])),
    ...Object.fromEntries(icons.map(({ name, png }) => [name, png])),
  }
  const assets: Assets = {
    script: `/assets/${scriptName}`,
    styles: `/assets/${styleName}`,
    islands: addressesOf('island', Object.keys(theme.islands), lazy.chunks),
    middleware: addressesOf('middleware', Object.keys(theme.middleware), lazy.chunks),
    scripts: Object.values(addressesOf('script', Object.keys(scriptsOf(theme, settings)), lazy.chunks)),
    icons: icons.map(({ name, width, height }) => ({ src: `/assets/${name}`, width, height })),
    preload: preload.map(({ name }) => `/assets/${name}`),
    root: { code: rootCode, hash: `sha256-${createHash('sha256').update(rootCode).digest('base64')}` },
  }
  return {
    outputs,
    inputs: [...script.inputs, ...root.inputs, ...lazy.inputs, ...styles.inputs, ...(iconFile ? [iconFile] : [])],
    info: { assets, names: Object.keys(outputs), font: preload[0]?.source ?? null },
  }
}

/** What the script of `/` matches with the languages of a browser. */
function tagsOf(settings: Settings): Record<string, string> {
  return Object.fromEntries(settings.locales.map((locale) => [locale, tagOf(locale, settings)]))
}

function modulesOf(theme: Theme, settings: Settings): unknown {
  const { islands, middleware } = theme
  return [Object.entries(islands).map(([name, { module }]) => [name, module]), middleware, scriptsOf(theme, settings)]
}

/** Modules of the theme's scripts that the settings ask for, by name. */
function scriptsOf({ scripts = {} }: Theme, settings: Settings): Record<string, string> {
  const wanted = Object.entries(scripts).filter(([, script]) => script.wanted(settings))
  return Object.fromEntries(wanted.map(([name, { module }]) => [name, module]))
}

/** The browser modules of islands, middleware and scripts: each island brings what hydrates it. */
function entriesOf({ root }: Workspace, theme: Theme, settings: Settings): Record<string, string> {
  const { islands, middleware } = theme
  const source = (module: string): string => JSON.stringify(path.join(root, 'templates', module))
  const hydrate = JSON.stringify(path.join(TOOL, 'renderer', 'client', 'hydrate.ts'))
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
