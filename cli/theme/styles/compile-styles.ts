import type { Assets } from '../../../renderer/definitions/assets.ts'
import type { StyleNeed, Theme } from '../../../renderer/definitions/theme.ts'
import type { StyleBundle } from './bundle-styles.ts'
import type { Compiler } from '../compiler.ts'
import { themeFile } from '../package-file.ts'
import { named } from '../named.ts'
import { CompileError, type CompileFault } from '../faults/compile-error.ts'

export type Styles = Pick<Assets, 'styles' | 'kindStyles' | 'preload'> & {
  /** The full font of the first preload entry; null if there is none. */
  readonly font: string | null
}

interface CompiledStyles extends Pick<StyleBundle, 'unknown' | 'unended' | 'invalid' | 'unset'> {
  /** Contents by file name. */
  readonly outputs: Readonly<Record<string, string | Uint8Array>>
  readonly inputs: readonly string[]
  readonly assets: Styles
}

/** Compiles the styles of a site in `root`, with the optional ones that it needs. `ofScripts`: custom properties that scripts use. */
export async function compileStyles(
  theme: Pick<Theme, 'styles' | 'kindStyles' | 'optionalStyles' | 'preload'>,
  root: string,
  needs: readonly StyleNeed[],
  ofScripts: readonly string[],
  compiler: Pick<Compiler, 'bundleStyles'>,
): Promise<CompiledStyles> {
  const kinds = Object.entries(theme.kindStyles ?? {})
  const { styles, optionalStyles = {} } = theme
  const shared = [styles, ...needs.flatMap((need) => optionalStyles[need] ?? [])]
  const sheets = [...new Set(kinds.flatMap(([, files]) => files))]
  const inTheme = (sheet: string): string => themeFile(root, sheet)
  const bundle = await compiler.bundleStyles(
    [shared.map(inTheme), ...sheets.map((sheet) => [inTheme(sheet)])],
    root,
    needs.includes('rightToLeft'),
    ofScripts,
  )
  const [common = '', ...parts] = bundle.codes
  const outputs = new Map<string, string | Uint8Array>(bundle.files.map(({ name, bytes }) => [name, bytes]))
  const add = (name: string, code: string): string => {
    const file = named(name, '.css', code)
    outputs.set(file, code)
    return `/assets/${file}`
  }
  const codeOf = (sheet: string): string => parts[sheets.indexOf(sheet)] ?? ''
  const kindStyles = kinds.map(([kind, files]) => [kind, files.map((file) => add('part', codeOf(file)))] as const)
  const isWhole = Object.keys(optionalStyles).every((need) => needs.some((own) => own === need))
  if (isWhole) checkFonts(theme, bundle)
  const assets = { styles: add('style', common), kindStyles: Object.fromEntries(kindStyles), ...fontsOf(theme, bundle) }
  const { inputs, unknown, unended, invalid } = bundle
  // A sheet that is left out may set what others read.
  const unset = isWhole ? bundle.unset : []
  return { outputs: Object.fromEntries(outputs), inputs, assets, unknown, unended, invalid, unset }
}

function fontsOf({ preload }: Pick<Theme, 'preload'>, { files }: StyleBundle): Pick<Styles, 'preload' | 'font'> {
  const fonts = preload.flatMap((written) => files.find((file) => file.written === written) ?? [])
  return { preload: fonts.map(({ name }) => `/assets/${name}`), font: fonts[0]?.source ?? null }
}

/** Throws if a font to preload is in no sheet. Not for sites that leave sheets out, which may have it. */
function checkFonts({ preload }: Pick<Theme, 'preload'>, { files }: StyleBundle): void {
  const fonts = files.map(({ written }) => written).filter((written) => written.includes('.woff2'))
  const missing = preload.filter((written) => !fonts.includes(written))
  if (missing.length > 0) throw new CompileError(missing.map((written) => unnamed(written, fonts)))
}

function unnamed(written: string, fonts: readonly string[]): CompileFault {
  const known = fonts.map((font) => `\`${font}\``).join(', ')
  return {
    file: null,
    line: 1,
    column: 1,
    message: `no style sheet names the font \`${written}\``,
    expected: known === '' ? 'a style sheet with it in an `@font-face`' : `an address as it is written: ${known}`,
  }
}
