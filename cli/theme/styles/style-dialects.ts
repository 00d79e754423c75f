import path from 'node:path'
import { nearestHint } from '../../../renderer/content/nearest.ts'
import type { IssueWords } from '../../../renderer/definitions/issue.ts'
import { lineOf } from '../../../renderer/definitions/lines.ts'
import { textOfFile } from '../../output/text-file.ts'
import type { CompileFault } from '../faults/compile-error.ts'

/** A language that becomes CSS, and is not compiled here. */
interface Dialect {
  readonly name: string
  readonly rules: readonly string[]
  readonly hint: string
}

const TAILWIND: Dialect = {
  name: 'Tailwind',
  rules:
    'tailwind apply theme config plugin source utility variant variants custom-variant reference responsive screen'.split(
      ' ',
    ),
  hint: "Tailwind does not run here: keep this in a file beside templates/, run `npx @tailwindcss/cli -i tailwind.css -o templates/tailwind.css` before the build, and write `@import './tailwind.css';` at the top of templates/style.css",
}

const SASS: Dialect = {
  name: 'Sass',
  rules:
    'use forward include mixin extend function return if else each for while at-root content debug warn error'.split(
      ' ',
    ),
  hint: "Sass does not run here: keep this in a file beside templates/, run `npx sass main.scss templates/main.css` before the build, and write `@import './main.css';` at the top of templates/style.css",
}

const POSTCSS: Dialect = {
  name: 'plugins of PostCSS',
  rules: ['custom-media', 'custom-selector', 'define-mixin', 'nest', 'value'],
  hint: 'PostCSS does not run here: write CSS that browsers know, or run it before the build and import its output',
}

const DIALECTS = [TAILWIND, SASS, POSTCSS]

/** Rules that browsers know, to find the one that was meant. */
const KNOWN =
  'charset container counter-style font-face font-feature-values font-palette-values import keyframes layer media namespace page position-try property scope starting-style supports view-transition'.split(
    ' ',
  )

/** What the style compiler says of a rule; it is sent as it is. The place is where its name ends. */
interface StyleWarning {
  readonly message: string
  readonly loc: { readonly filename: string; readonly line: number; readonly column: number }
}

/**
 * A rule that no browser knows, so that browsers would ignore it without a word. Undefined for one of CSS that is newer than the compiler:
 * `@function --gap()`.
 */
export function unknownRule({ message, loc: { filename, line, column } }: StyleWarning): CompileFault | undefined {
  const [, name = ''] = /^Unknown at rule: @([\w-]+)$/.exec(message) ?? []
  const written = lineIn(filename, line)
  const dialect = /^\s*--/.test(written.slice(column - 1))
    ? undefined
    : DIALECTS.find(({ rules }) => rules.includes(name))
  const hint = dialect?.hint ?? (name.startsWith('-') ? undefined : nearestHint(name, KNOWN))
  if (name === '' || hint === undefined) return undefined
  const place = { file: path.resolve(filename), line, column: Math.max(1, column - name.length - 1) }
  return { ...place, message: `no browser knows \`@${name}\`${dialect ? `, a rule of ${dialect.name}` : ''}`, hint }
}

/** A line of a sheet; empty if it has no such line. */
export function lineIn(sheet: string, line: number): string {
  return lineOf(textOfFile(sheet) ?? '', line) ?? ''
}

/** Why a sheet that is no CSS cannot be read; undefined for CSS. */
export function dialectOf(file: string): IssueWords | undefined {
  const { base, ext, name } = path.parse(file)
  if (!/^\.(?:scss|sass|less|styl|pcss)$/i.test(ext)) return undefined
  const program = /^\.s[ac]ss$/i.test(ext) ? `\`npx sass ${base} templates/${name}.css\`` : 'its compiler'
  return {
    message: `${base} is no CSS, and this build does not compile it`,
    hint: `keep it beside templates/, run ${program} before the build, and name the result, ${name}.css`,
  }
}

/** What to do where CSS ends and another language begins; undefined if the line looks like CSS. */
export function dialectHint(line: string): string | undefined {
  if (/^\s*(?:\$[\w-]+\s*:|\/\/)/.test(line)) return SASS.hint
  return /@import\s+['"]tailwindcss/.test(line) ? TAILWIND.hint : undefined
}
