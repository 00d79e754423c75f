import path from 'node:path'
import { readFileSync } from 'node:fs'
import { packOf } from '../../i18n/locales.ts'
import type { Assets } from '../../renderer/definitions/assets.ts'
import type { Issue } from '../../renderer/definitions/issue.ts'
import type { Settings } from '../../renderer/definitions/settings/settings.ts'
import type { StyleNeed, Theme } from '../../renderer/definitions/theme.ts'
import { basePath } from '../../renderer/definitions/url.ts'
import type { BinaryFile } from '../content/files/binary-file.ts'
import { sha256 } from '../output/digest.ts'
import { type AssetSource, compiled, type Part } from './asset-part.ts'
import { brokenPart } from './faults/broken-assets.ts'
import { hasServices } from './bundle/browser-modules.ts'
import { TOOL } from './tool-folder.ts'
import { type AssetPart, compileCached, type Compiled } from './compile-cache.ts'
import { CompileError, type CompileFault, compileIssues, type NotCompiled } from './faults/compile-error.ts'
import { compileScripts, modulesOf, type Scripts, tagsOf } from './bundle/compile-scripts.ts'
import { compileStyles, type Styles } from './styles/compile-styles.ts'
import { scriptProperties } from './styles/script-properties.ts'
import type { Compiler } from './compiler.ts'
import { LEFT_OUT, sheetIssues } from './faults/sheet-issues.ts'
import { SETS_HTML, setterIssues } from './faults/setter-issues.ts'
import { drawableIcon } from './icons/icons.ts'
import { named } from './named.ts'

/** The addresses of all assets, and the files behind them. */
export interface CompiledAssets {
  readonly assets: Assets
  readonly files: readonly BinaryFile[]
  /** The full font of the first preload entry; null if there is none. */
  readonly font: string | null
  /** What is told of code that is used all the same. */
  readonly warnings: readonly Issue[]
  /** The files of islands, middleware and scripts of the theme. */
  readonly modules: readonly string[]
}

/** Compiles script, styles and fonts of a site, with digests in their names. Errors are issues. */
export async function compileAssets(source: AssetSource): Promise<CompiledAssets | NotCompiled> {
  const { workspace, theme, settings, tool, compiler } = source
  const folder = path.join(workspace.cache, 'assets')
  // Parts are compiled separately, so that a change of styles does not compile scripts.
  const kept = <T>(part: AssetPart, key: unknown, compile: () => Promise<Compiled<Part<T>>>): Promise<Part<T>> =>
    compileCached(folder, part, JSON.stringify([TOOL, tool, key]), compile)
  const ofScripts = [...source.properties, ...scriptProperties(source)]
  const icon = drawableIcon(workspace.root, settings)
  const [scripts, styles, icons] = await Promise.allSettled([
    kept('scripts', scriptsKey(theme, settings), async () => compileScripts(source)),
    kept<WarnedStyles>('styles', [...stylesKey(theme, settings), ofScripts], async () => stylesOf(source, ofScripts)),
    kept('icons', icon, async () => compileIcons(icon, compiler)),
  ])
  if (scripts.status === 'rejected' || styles.status === 'rejected' || icons.status === 'rejected')
    return { issues: [scripts, styles, icons].flatMap((part) => brokenPart(part, workspace.root, theme, settings)) }
  const setters = settings.setsHtml ? [] : scripts.value.assets.htmlSetters
  const { root } = workspace
  const warnings = [...setterIssues(setters, root), ...sheetIssues(source.sheets, styles.value.assets.sheets, root)]
  return assetsOf(folder, settings, { scripts: scripts.value, styles: styles.value, icons: icons.value }, warnings)
}

/** What the scripts of a site depend on, besides their sources. */
function scriptsKey(theme: Theme, settings: Settings): unknown {
  return [
    modulesOf(theme, settings),
    tagsOf(settings),
    settings.defaultLocale,
    basePath(settings.baseUrl),
    settings.domains,
    hasServices(settings),
  ]
}

function stylesKey({ styles, kindStyles, optionalStyles, preload }: Theme, settings: Settings): readonly unknown[] {
  return [styles, kindStyles, optionalStyles, preload, styleNeeds(settings)]
}

const UNKNOWN_RULE = { code: 'unknown-rule', expected: 'rules of CSS' } as const
const UNENDED = { code: 'missing-semicolon', expected: 'a semicolon at the end of each declaration' } as const
const INVALID = { code: 'invalid-declaration', expected: 'properties, units and values of CSS' } as const
const UNSET = { code: 'unset-property', expected: 'a custom property that is set, or `var(--name, fallback)`' } as const

/** Codes of the warnings. */
export const ASSET_WARNINGS: readonly string[] = [
  UNKNOWN_RULE.code,
  UNENDED.code,
  INVALID.code,
  UNSET.code,
  SETS_HTML,
  LEFT_OUT,
]

/** Styles with what is wrong with them: kept with them, so that each run tells it. */
type WarnedStyles = Styles & Pick<CompiledAssets, 'warnings'> & { readonly sheets: readonly string[] }

interface Parts {
  readonly scripts: Part<Scripts>
  readonly styles: Part<WarnedStyles>
  readonly icons: Part<Pick<Assets, 'icons'>>
}

function assetsOf(
  folder: string,
  settings: Settings,
  { scripts, styles, icons }: Parts,
  warnings: readonly Issue[],
): CompiledAssets {
  const names = (settings.script ? [scripts, styles, icons] : [styles, icons]).flatMap((part) => part.names)
  return {
    assets: inOrder({ ...scripts.assets, ...styles.assets, ...icons.assets }),
    files: names.map((name) => fileOf(path.join(folder, name), name)),
    font: styles.assets.font,
    warnings: [...styles.assets.warnings, ...warnings],
    modules: scripts.assets.modules,
  }
}

/** The order matters, because the shell id is a digest of this. */
function inOrder({ script, styles, kindStyles, islands, middleware, scripts, icons, preload, root }: Assets): Assets {
  return { script, styles, kindStyles, islands, middleware, scripts, icons, preload, root }
}

async function stylesOf(
  { workspace, theme, settings, compiler }: AssetSource,
  ofScripts: readonly string[],
): Promise<Compiled<Part<WarnedStyles>>> {
  const { outputs, inputs, assets, unknown, unended, invalid, unset } = await compileStyles(
    theme,
    workspace.root,
    styleNeeds(settings),
    ofScripts,
    compiler,
  )
  const file = path.posix.join('templates', theme.styles)
  const warn = (
    told: typeof UNKNOWN_RULE | typeof UNENDED | typeof INVALID | typeof UNSET,
    faults: readonly CompileFault[],
  ): Issue[] => styleWarnings(faults, workspace.root, { ...told, file })
  return compiled(outputs, inputs, {
    ...assets,
    sheets: inputs,
    warnings: [warn(UNKNOWN_RULE, unknown), warn(UNENDED, unended), warn(INVALID, invalid), warn(UNSET, unset)].flat(),
  })
}

function styleWarnings(
  faults: readonly CompileFault[],
  root: string,
  told: Parameters<typeof compileIssues>[2],
): Issue[] {
  const issues = compileIssues(new CompileError(faults), root, told)
  return issues.map((issue): Issue => Object.assign(issue, { severity: 'warning' as const }))
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

/** The needs of a site, in the order of their styles in the sheet. */
function styleNeeds(settings: Settings): StyleNeed[] {
  const isMirrored = settings.locales.some((locale) => packOf(locale).direction === 'rtl')
  const needs = [
    ['services', hasServices(settings)],
    ['banner', settings.banner.active],
    ['rightToLeft', isMirrored],
  ] as const
  return needs.flatMap(([need, isNeeded]) => (isNeeded ? [need] : []))
}

function fileOf(source: string, name: string): BinaryFile {
  const bytes = readFileSync(source)
  return { source, path: `assets/${name}`, hash: sha256(bytes), size: bytes.length }
}
