import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { bundleChunks } from '../../../../cli/theme/bundle/bundle-code.ts'
import { bundleStyles } from '../../../../cli/theme/styles/bundle-styles.ts'
import { compileIssues } from '../../../../cli/theme/faults/compile-error.ts'
import { loadTheme } from '../../../../cli/theme/theme.ts'
import type { Issue } from '../../../../renderer/definitions/issue.ts'
import { temporaryFolder, writeFiles } from '../temporary.ts'

async function themeIssues(files: Readonly<Record<string, string | Uint8Array>>): Promise<readonly Issue[]> {
  const root = temporaryFolder()
  writeFiles(root, files)
  const loaded = await loadTheme({ root, out: path.join(root, 'output'), cache: path.join(root, '.cache') }, 'one')
  return 'issues' in loaded ? loaded.issues : []
}

async function styleIssues(files: Readonly<Record<string, string | Uint8Array>>): Promise<readonly Issue[]> {
  const root = temporaryFolder()
  writeFiles(root, files)
  const fallback = { code: 'broken-assets', file: 'templates/index.ts', expected: '' } as const
  return bundleStyles([[path.join(root, 'templates/style.css')]], root, false).then(
    () => [],
    (error: unknown) => compileIssues(error, root, fallback),
  )
}

const ENTRY = "export { theme } from './theme.tsx'"

describe('a theme that does not compile is reported at its place', () => {
  test.each<[string, string, Partial<Issue>]>([
    ['a bracket that is missing', 'export const theme = {\n', { line: 1, column: 24 }],
    ['an import of no file', "import { a } from './nowhere.ts'\nexport const theme = a", { line: 1, column: 19 }],
    [
      'a name that is not exported',
      "\nimport { b } from './other.ts'\nexport const theme = b",
      { line: 2, column: 10 },
    ],
    ['a package that is not installed', "import x from 'no-such-package'\nexport const theme = x", { line: 1 }],
  ])('%s', async (_, code, place) => {
    const issues = await themeIssues({
      'templates/index.ts': ENTRY,
      'templates/theme.tsx': code,
      'templates/other.ts': 'export const a = 1',
    })
    expect(issues).toMatchObject([{ code: 'broken-theme', file: 'templates/theme.tsx', ...place }])
    expect(issues[0]?.message.split('\n')).toHaveLength(1)
  })

  test.each([
    ['<div><p>a</div>', 2],
    ['<div><p>a</div></p>', 2],
    ['<>a', 3],
    ['<div>a', 3],
  ])('%s once, without what follows from it', async (jsx, line) => {
    const code = `export const theme = <section>\n  ${jsx}\n</section>\n\nexport function after() {\n  return <p>b</p>\n}\n`
    const issues = await themeIssues({ 'templates/index.ts': ENTRY, 'templates/theme.tsx': code })
    expect(issues).toMatchObject([{ file: 'templates/theme.tsx', line }])
  })

  test('data that is no JSON, in its own file', async () => {
    const issues = await themeIssues({
      'templates/index.ts': "import sizes from './data/sizes.json' with { type: 'json' }\nexport const theme = sizes",
      'templates/data/sizes.json': '[\n{"size":}',
    })
    expect(issues).toMatchObject([
      {
        file: 'templates/data/sizes.json',
        line: 2,
        column: 9,
        message: 'this JSON cannot be read: expected value',
        expected: expect.stringContaining('valid JSON'),
      },
    ])
  })

  test('all that is wrong in several files, at once', async () => {
    const issues = await themeIssues({
      'templates/index.ts': "export { theme } from './theme.tsx'\nexport { other } from './other.ts'",
      'templates/theme.tsx': 'export const theme = <p>',
      'templates/other.ts': 'export const = 1',
    })
    expect(new Set(issues.map(({ file, line }) => `${file}:${line}`))).toEqual(
      new Set(['templates/other.ts:1', 'templates/theme.tsx:1']),
    )
  })
})

describe('styles that do not compile are reported at their place', () => {
  const SHEET = "@import './part.css';\n.a { color: red }\n"

  test.each<[string, string, Partial<Issue>]>([
    [
      'a bracket that is missing',
      '.b {\n  color: rgb(1 2 3\n}',
      { line: 3, column: 1, message: 'Unexpected token `}`' },
    ],
    [
      'an import of no file',
      "\n@import './nowhere.css';",
      { line: 2, message: expect.stringContaining('nowhere.css') },
    ],
    ['a font that is not there', ".b { background: url('./no.woff2') }", { line: 1, column: 22 }],
    ['a font of a package that is not there', ".b {\n  background: url('no/x.woff2') }", { line: 2, column: 19 }],
  ])('%s', async (_, part, place) => {
    const issues = await styleIssues({ 'templates/style.css': SHEET, 'templates/part.css': part })
    expect(issues).toMatchObject([{ code: 'broken-assets', file: 'templates/part.css', ...place }])
    expect(issues[0]?.message).not.toContain(path.sep + path.join('templates', 'part.css'))
  })

  test('several sheets in one run', async () => {
    const root = temporaryFolder()
    writeFiles(root, {
      'templates/style.css': SHEET,
      'templates/part.css': '.b {\n  color: rgb(1 2 3\n}',
      'templates/other.css': '\n}',
    })
    const sheets = ['style.css', 'other.css'].map((name) => [path.join(root, 'templates', name)])
    const error: unknown = await bundleStyles(sheets, root, false).catch((thrown: unknown) => thrown)
    const issues = compileIssues(error, root, { code: 'broken-assets', file: 'x', expected: '' })
    expect(issues.map(({ file, line }) => `${file}:${line}`)).toEqual(['templates/part.css:3', 'templates/other.css:2'])
  })

  test('a sheet that is not there is reported where the theme names it', async () => {
    expect(await styleIssues({})).toMatchObject([
      { file: 'templates/index.ts', message: 'there is no file templates/style.css' },
    ])
  })
})

test.each<[string, BufferEncoding, Partial<Issue>]>([
  ['Latin-1', 'latin1', { line: 2, message: 'the file is not valid UTF-8' }],
  ['UTF-16', 'utf16le', { line: 1, message: 'the file is saved as UTF-16' }],
])('code and styles in %s are told as such', async (_, encoding, told) => {
  const encoded = (text: string): Buffer => Buffer.from(encoding === 'latin1' ? text : `\uFEFF${text}`, encoding)
  const theme = encoded("export const theme =\n  { name: 'Grün' }\n")
  expect(await themeIssues({ 'templates/index.ts': ENTRY, 'templates/theme.tsx': theme })).toMatchObject([
    { ...told, code: 'broken-theme', file: 'templates/theme.tsx' },
  ])
  const files = { 'templates/style.css': "@import './part.css';", 'templates/part.css': encoded('a {\n--x: "ü" }\n') }
  expect(await styleIssues(files)).toMatchObject([{ ...told, code: 'broken-assets', file: 'templates/part.css' }])
})

describe('an import of what is no code is told at its place, with the way that works', () => {
  test.each<[string, string, string]>([
    ['./parts/steps.css', 'a style sheet', "`@import './parts/steps.css';` at the top of templates/style.css"],
    ['./steps.module.css', 'a CSS module', "`@import './steps.css';`"],
    ['leaflet/dist/map.css', 'a style sheet', "`@import 'leaflet/dist/map.css';`"],
    ['swiper/css', 'a style sheet', "`@import 'swiper/css';`"],
    ['./x.scss', 'no CSS, and nothing here compiles it', "`@import './x.css';`"],
    ['./icon.svg', 'a drawing', 'a component'],
    ['./icon.svg?raw', 'a drawing', 'a component'],
    ['./icon.png', 'a picture', '`context.picture(…)`'],
    ['./data.yaml', 'no code', 'JSON can be imported'],
    ['./nowhere.yaml', 'no code', 'JSON can be imported'],
    ['./readme.md', 'a text', 'an entry of a collection'],
  ])('%s', async (name, is, hint) => {
    const issues = await themeIssues({
      ...FOREIGN_FILES,
      'templates/index.ts': ENTRY,
      'templates/theme.tsx': `// import old from '${name}'\n/* from '${name}' */ import it, { part } from '${name}'\nexport const theme = [it, part]`,
    })
    expect(issues).toMatchObject([
      { code: 'broken-theme', file: 'templates/theme.tsx', line: 2, hint: expect.stringContaining(hint) },
    ])
    expect(issues[0]?.message).toBe(`\`${name}\` is ${is}; code of a theme imports code and JSON only`)
    expect(issues[0]?.column).toBe(`/* from '${name}' */ import it, { part } from '`.length)
  })

  test.each(['?raw', '?url', '?worker'])('a module with the suffix %s of other bundlers', async (suffix) => {
    const issues = await themeIssues({
      'templates/index.ts': `import x from './a.ts${suffix}'\nconsole.log(x)`,
      'templates/a.ts': '',
    })
    expect(issues).toMatchObject([
      { line: 1, column: 15, message: expect.stringContaining('only other bundlers know') },
    ])
  })

  test('all of them in one run, beside what else is wrong', async () => {
    const issues = await themeIssues({
      ...FOREIGN_FILES,
      'templates/index.ts': "import './style.css'\nexport * from './a.ts'\nexport * from './b.ts'",
      'templates/a.ts': "export const a = import('./icon.png')\nexport * from './icon.svg'",
      'templates/b.ts': 'export const = 1',
    })
    expect(issues.map(({ file, line }) => `${file}:${line}`).toSorted()).toContain('templates/b.ts:1')
  })

  test('JSON, texts, and modules whose names only look like files are imported', async () => {
    const issues = await themeIssues({
      'templates/index.ts':
        "import a from './a.json'\nimport b from './b.json' with { type: 'json' }\nimport t from './t.txt'\nimport i from './icons.svg'\nimport p from 'animate.css'\nconsole.assert(a && b && t && i && p)",
      'templates/a.json': '[1]',
      'templates/b.json': '[1]',
      'templates/t.txt': 'a',
      'templates/icons.svg.tsx': 'export default 1',
      'node_modules/animate.css/index.js': 'export default 1',
    })
    expect(issues.map(({ message }) => message)).toEqual(['it exports no `theme`'])
  })
})

/** What code cannot import, and packages that have it. */
const FOREIGN_FILES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['parts/steps.css', 'steps.module.css', 'style.css', 'x.scss', 'data.yaml', 'readme.md', 'icon.png'].map((name) => [
      `templates/${name}`,
      '\n',
    ]),
  ),
  'templates/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'node_modules/leaflet/dist/map.css': '',
  'node_modules/swiper/all.css': '',
  'node_modules/swiper/package.json': '{ "name": "swiper", "exports": { "./css": "./all.css" } }',
}

describe('a rule that no browser knows is told at its place, with what to do', () => {
  const unknownIn = async (css: string) => {
    const root = temporaryFolder()
    writeFiles(root, { 'templates/style.css': "@import './part.css';", 'templates/part.css': css })
    const { unknown } = await bundleStyles([[path.join(root, 'templates/style.css')]], root, false)
    return unknown.map(({ file, line, column, message, hint }) => {
      return { file: path.relative(root, file ?? ''), line, column, message, hint }
    })
  }

  test.each([
    ['\n  @tailwind base;', 'tailwind', 2, 3, '@tailwindcss/cli'],
    ['.a { color: red; @apply p-4; }', 'apply', 1, 18, '@tailwindcss/cli'],
    ['/* @use */\n@theme { --x: 1 }', 'theme', 2, 1, '@tailwindcss/cli'],
    ["@use 'x';", 'use', 1, 1, 'npx sass'],
    ['.a { @include box; }', 'include', 1, 6, 'npx sass'],
    ['@define-mixin box { }', 'define-mixin', 1, 1, 'PostCSS'],
    ['@medai print { a { color: red } }', 'medai', 1, 1, 'did you mean `media`?'],
  ])('%s', async (css, name, line, column, hint) => {
    expect(await unknownIn(css)).toMatchObject([
      {
        file: 'templates/part.css',
        line,
        column,
        message: expect.stringContaining(`no browser knows \`@${name}\``),
        hint: expect.stringContaining(hint),
      },
    ])
  })

  test('and nothing is said of CSS that is newer than the compiler, or of one browser', async () => {
    const css = '@function --gap() { result: 1px }\n@-moz-document url-prefix() { a { color: red } }\n'
    expect(await unknownIn(`${css}@position-try --a { top: 0 }\n@view-transition { navigation: auto }`)).toEqual([])
  })
})

test.each([
  ['$gap: 1px;', { line: 1 }, 'npx sass'],
  ["\n@import 'tailwindcss';", { line: 2 }, '@tailwindcss/cli'],
])('a sheet that is no CSS from its first line is told what it is: %s', async (css, place, hint) => {
  expect(await styleIssues({ 'templates/style.css': css })).toMatchObject([
    { code: 'broken-assets', file: 'templates/style.css', ...place, hint: expect.stringContaining(hint) },
  ])
})

test('a sheet of Sass is told as one, where it is imported or named', async () => {
  const told = {
    message: 'part.scss is no CSS, and this build does not compile it',
    hint: expect.stringContaining('npx sass'),
  }
  const files = { 'templates/style.css': "\n@import './part.scss';", 'templates/part.scss': '$a: 1px;' }
  expect(await styleIssues(files)).toMatchObject([{ file: 'templates/style.css', line: 2, ...told }])
  const root = temporaryFolder()
  writeFiles(root, files)
  const sheet = path.join(root, 'templates/part.scss')
  const error: unknown = await bundleStyles([[sheet]], root, false).catch((thrown: unknown) => thrown)
  expect(compileIssues(error, root, { code: 'broken-assets', file: 'templates/index.ts', expected: '' })).toMatchObject(
    [{ file: 'templates/index.ts', ...told }],
  )
})

/** The issues of an island with this code, as bundled for the browser. */
async function islandIssues(code: string, exported = '*'): Promise<readonly Issue[]> {
  const root = temporaryFolder()
  writeFiles(root, { 'templates/island/Map.tsx': code })
  const entry = `export ${exported} from ${JSON.stringify(path.join(root, 'templates/island/Map.tsx'))}`
  const error: unknown = await bundleChunks({ 'island-Map': entry }).catch((thrown: unknown) => thrown)
  return compileIssues(error, root, { code: 'broken-assets', file: 'x', expected: '' })
}

test('a package that browser code needs and nobody has installed is an error, at the import', async () => {
  expect(await islandIssues("import leaflet from 'not-installed-map'\nexport const Map = leaflet")).toMatchObject([
    { file: 'templates/island/Map.tsx', line: 1, column: 21, message: expect.stringContaining('not-installed-map') },
  ])
})

test('a style sheet that an island imports is told at its place too', async () => {
  expect(await islandIssues("\nimport './Map.css'\nexport const Map = 1")).toMatchObject([
    { file: 'templates/island/Map.tsx', line: 2, column: 8, hint: expect.stringContaining("'./island/Map.css'") },
  ])
})

test.each(['node:fs', 'path'])('browser code that imports %s is told what it may import', async (name) => {
  expect(await islandIssues(`\nimport * as own from '${name}'\nexport const Map = own`)).toMatchObject([
    {
      file: 'templates/island/Map.tsx',
      line: 2,
      message: `\`${name}\` is a module of Node, and this code runs in the browser`,
      expected: expect.stringContaining('`kartograf/client`'),
      hint: expect.stringContaining('props'),
    },
  ])
})

test('a format of `kartograf` is told where the browser would call it, and not where only pages do', async () => {
  const code = [
    "import { formatDate as date, type Locale, formatNumber,\n  packOf } from 'kartograf'",
    'export const Map = ({ day, locale }: { day: string; locale: Locale }) => packOf(locale).name + date(day, locale)',
    'export const onPages = (locale: Locale) => formatNumber(1, locale)',
  ]
  const message = (name: string) => expect.stringMatching(`^\`${name}\` .* this code runs in the browser$`)
  expect(await islandIssues(code.join('\n'), '{ Map }')).toMatchObject([
    { file: 'templates/island/Map.tsx', line: 1, column: 10, message: message('formatDate') },
    { file: 'templates/island/Map.tsx', line: 2, column: 3, message: message('packOf') },
  ])
})

test('so is one that is taken from the whole of `kartograf`', async () => {
  const code = [
    "import * as kit from 'kartograf'",
    'export const Map = ({ day }: { day: string }) => kit.formatDate(day, "en")',
    'export const onPages = () => kit.formatNumber(1, "en")',
  ]
  expect(await islandIssues(code.join('\n'), '{ Map }')).toMatchObject([
    { file: 'templates/island/Map.tsx', line: 2, column: 54, message: expect.stringContaining('`formatDate`') },
  ])
})

test.each([
  [
    "\n@import url('https://fonts.googleapis.com/css2?family=Open+Sans:wght@400');",
    2,
    '@fontsource-variable/open-sans',
  ],
  ['.a {\n  background: url(//cdn.example.com/a.png) }', 2, './fonts/text.woff2'],
])('what a sheet would load from another host is told at its line: %s', async (css, line, hint) => {
  expect(await styleIssues({ 'templates/style.css': css })).toMatchObject([
    {
      file: 'templates/style.css',
      line,
      message: expect.stringContaining('on another host'),
      hint: expect.stringContaining(hint),
    },
  ])
})

test('a font that cannot be read is named', async () => {
  const sheet = "\n@font-face { font-family: X; src: url('./x.woff2') }"
  expect(await styleIssues({ 'templates/style.css': sheet, 'templates/x.woff2': 'no font' })).toMatchObject([
    {
      file: 'templates/style.css',
      line: 2,
      message: expect.stringMatching(/^the font templates\/x\.woff2 cannot be read: /),
    },
  ])
})

test.each([
  ['export const theme = <p className="x">a</p>', true],
  ['export const theme = (\n  <>\n  </>\n)', true],
  ['export const theme: Map<string, number = 1', false],
])('JSX in a file that may not have any is told to be: %s', async (code, isTold) => {
  const [issue] = await themeIssues({ 'templates/index.ts': code })
  expect(issue?.hint?.includes('.tsx') ?? false).toBe(isTold)
})

test.each([
  ['main.css', "`@import './part.css';` at the top of templates/main.css"],
  ['styles/main.css', "`@import '../part.css';` at the top of templates/styles/main.css"],
])('advice names the sheet of the theme, %s', async (sheet, hint) => {
  const issues = await themeIssues({
    'templates/index.ts': `import './part.css'\nexport const theme = { styles: '${sheet}' }`,
    'templates/part.css': '',
  })
  expect(issues).toMatchObject([{ line: 1, hint: expect.stringContaining(hint) }])
})
