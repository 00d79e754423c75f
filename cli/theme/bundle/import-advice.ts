import path from 'node:path'
import { relativePath } from '../../output/paths.ts'
import type { IssueWords } from '../../../renderer/definitions/issue.ts'
import { fileOfPackage } from '../package-file.ts'

/** A kind of file that code cannot import: its endings, what it is, and the way that works. */
interface Kind {
  readonly endings: readonly string[]
  readonly is: string
  readonly expected: string
  readonly hint: (sheet: string) => string
}

const BESIDE = 'a picture that a page shows is beside its text, a field `picture()`, and shown by `context.picture(…)`'
const AS_IT_IS = 'a file that is the same for all pages is in content/static/: `content/static/a.webp` is `/a.webp`'

/** The sheets of a theme, and what `@import` makes of one that a component has beside it. */
const STYLES: Kind = {
  endings: ['css'],
  is: 'a style sheet',
  expected: 'styles in the sheets of the theme: `styles`, `kindStyles` and `optionalStyles` of templates/index.ts',
  hint: (sheet) => `take the import out, and write \`@import '${sheet}';\` at the top of templates/style.css`,
}

const MODULES: Kind = {
  ...STYLES,
  is: 'a CSS module',
  hint: (sheet) =>
    `there are no CSS modules, and classes are named as they are written: rename it, and write \`@import '${sheet.replace('.module.css', '.css')}';\` at the top of templates/style.css; nesting or a prefix keeps its classes apart`,
}

const KINDS: readonly Kind[] = [
  STYLES,
  {
    endings: ['scss', 'sass', 'less', 'styl', 'pcss'],
    is: 'no CSS, and nothing here compiles it',
    expected: STYLES.expected,
    hint: (sheet) => {
      const css = sheet.replace(/\.\w+$/, '.css')
      return `compile it before the build, and write \`@import '${css}';\` at the top of templates/style.css`
    },
  },
  {
    endings: ['svg'],
    is: 'a drawing',
    expected: 'a component with the drawing as JSX, or a picture of the content',
    hint: () => `an icon of the theme is a component, \`export const Icon = () => <svg …>…</svg>\`; ${BESIDE}`,
  },
  {
    endings: ['png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'ico'],
    is: 'a picture',
    expected: 'pictures in content/',
    hint: () => `${BESIDE}; ${AS_IT_IS}`,
  },
  {
    endings: ['mp4', 'webm', 'mp3', 'vtt', 'pdf'],
    is: 'a file for visitors',
    expected: 'files in content/',
    hint: () => `a film is a field \`film()\`; ${AS_IT_IS}`,
  },
  {
    endings: ['woff2', 'woff', 'ttf', 'otf'],
    is: 'a font',
    expected: "fonts that a style sheet names: `@font-face { src: url('./text.woff2') }`",
    hint: () => 'the path is relative to the sheet',
  },
  {
    endings: ['yaml', 'yml', 'toml', 'csv'],
    is: 'no code',
    expected: 'data as JSON or as a module (`.ts`), or entries in content/',
    hint: () =>
      'JSON can be imported; what editors maintain is a field of a section or an entry of a collection, which is checked by its schema',
  },
  {
    endings: ['md', 'mdx', 'markdown'],
    is: 'a text',
    expected: 'texts in content/, one for each language',
    hint: () => 'a text is an entry of a collection, or a field `markdown()` of a section',
  },
]

/** Endings of what is no code. */
export const FOREIGN = KINDS.flatMap(({ endings }) => endings)

/** What other bundlers read at the end of an import: `./icon.svg?raw`. */
export const SUFFIX = /\?[\w&=-]+$/

/** What is wrong with an import of what is no code, and what to do instead. `file`: what it leads to. */
export function adviceFor(specifier: string, importer: string, file: string): IssueWords {
  const ending = path.extname(file).slice(1).toLowerCase()
  const kind = /\.module\.css$/i.test(file) ? MODULES : KINDS.find(({ endings }) => endings.includes(ending))
  if (!kind)
    return {
      message: `\`${specifier}\` has a suffix that only other bundlers know`,
      expected: 'the name of a module or of a JSON file',
      hint: 'what an example shows can be a text in the module, or a code block of an entry',
    }
  const { is, expected, hint } = kind
  return {
    message: `\`${specifier}\` is ${is}; code of a theme imports code and JSON only`,
    expected,
    hint: hint(isOfPackage(specifier, importer) ? specifier : fromTemplates(importer, file)),
  }
}

/** Whether a style sheet can import a file of a package by the same name as code does, wherever the package manager has put it. */
function isOfPackage(specifier: string, importer: string): boolean {
  return !/^[./]/.test(specifier) && fileOfPackage(specifier, importer)?.endsWith('.css') === true
}

/** The path of a file as a style sheet in `templates/` writes it. */
function fromTemplates(importer: string, file: string): string {
  const [, templates = path.dirname(importer)] = /^(.*[\\/]templates)[\\/]/.exec(importer) ?? []
  const way = relativePath(templates, file)
  return way.startsWith('.') ? way : `./${way}`
}
