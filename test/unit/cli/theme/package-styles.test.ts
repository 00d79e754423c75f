import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { bundleStyles, type StyleBundle } from '../../../../cli/theme/styles/bundle-styles.ts'
import { themeFile } from '../../../../cli/theme/package-file.ts'
import { propertiesIn } from '../../../../cli/theme/styles/script-properties.ts'
import { temporaryFolder, writeFiles } from '../temporary.ts'

const DOT = 'data:image/svg+xml,%3csvg xmlns="http://www.w3.org/2000/svg"%3e%3c/svg%3e'

/** Bundles `templates/style.css` of a site within a workspace, whose packages are in the folder above. */
function bundled(files: Readonly<Record<string, string>>): Promise<StyleBundle> {
  const root = temporaryFolder()
  writeFiles(root, files)
  return bundleStyles([[path.join(root, 'site/templates/style.css')]], path.join(root, 'site'), false)
}

const fileOf = ({ files }: StyleBundle) => files.map(({ name, bytes }) => [name, Buffer.from(bytes).toString()])

describe('style sheets of packages', () => {
  test('are imported by name, from where the package manager has put them', async () => {
    const { codes } = await bundled({
      'site/templates/style.css':
        "@import 'maps/dist/map.css';\n@import 'part.css';\n@import 'slides/css';@import 'slides/old.css';",
      'site/templates/part.css': '.part { color: red }',
      'node_modules/maps/dist/map.css': '.map { color: red }',
      'node_modules/slides/package.json': '{ "name": "slides", "exports": { "./css": "./all.css" } }',
      'node_modules/slides/all.css': '.slide { color: red }',
      'node_modules/slides/old.css': '.old { color: red }',
    })
    expect(codes[0]).toBe('.map,.part,.slide,.old{color:red}')
  })

  test('may begin with a byte order mark, as editors on Windows write it', async () => {
    const { codes } = await bundled({
      'site/templates/style.css': "\uFEFF@import './part.css';\r\n.whole { color: blue }",
      'site/templates/part.css': '\uFEFF.part { color: red }',
    })
    expect(codes[0]).toBe('.part{color:red}.whole{color:#00f}')
  })

  test('name files beside them without a dot, and with a query for old browsers', async () => {
    const bundle = await bundled({
      'site/templates/style.css': "@import 'maps/map.css';",
      'node_modules/maps/map.css': '.map { background: url(images/pin.png); cursor: url(./hand.cur?v=4#iefix) }',
      'node_modules/maps/images/pin.png': 'pin',
      'node_modules/maps/hand.cur': 'hand',
    })
    expect(fileOf(bundle)).toEqual([
      [expect.stringMatching(/^hand\.\w{10}\.cur$/), 'hand'],
      [expect.stringMatching(/^pin\.\w{10}\.png$/), 'pin'],
    ])
  })

  test('keep references to a part of the page', async () => {
    const { codes, files } = await bundled({
      'site/templates/style.css': '.a { filter: url(#blur) } .b { behavior: url(#default#VML) }',
    })
    expect(codes[0]).toContain('filter:url("#blur")')
    expect(files).toEqual([])
  })
})

test('files that a theme names are in its folder, or in a package', () => {
  const root = path.join(temporaryFolder(), 'site')
  writeFiles(root, {
    'templates/own.css': '',
    '../node_modules/@example/theme/package.json': '{ "exports": { ".": "./index.ts" } }',
    '../node_modules/@example/theme/style.css': '',
  })
  const names = ['own.css', '@example/theme/style.css', 'missing.css'].map((name) => themeFile(root, name))
  expect(names.map((name) => path.relative(root, name))).toEqual([
    'templates/own.css',
    '../node_modules/@example/theme/style.css',
    'templates/missing.css',
  ])
})

describe('a picture or font within a style sheet', () => {
  test('becomes a file, which the policy of the pages allows', async () => {
    const bundle = await bundled({ 'site/templates/style.css': `.a { background: url('${DOT}') }` })
    expect(fileOf(bundle)).toEqual([
      [expect.stringMatching(/^data\.\w{10}\.svg$/), '<svg xmlns="http://www.w3.org/2000/svg"></svg>'],
    ])
    expect(bundle.codes[0]).toContain(`url("${bundle.files[0]?.name ?? ''}")`)
    expect(bundle.inputs).toHaveLength(1)
  })

  test.each([
    ['data:image/png;base64,aGVsbG8=', '.png', 'hello'],
    ['data:font/woff;charset=utf-8;base64,aGVsbG8%3D', '.woff', 'hello'],
    ['data:image/svg+xml;utf8,<svg width="100%"/>', '.svg', '<svg width="100%"/>'],
  ])('is read as it is written: %s', async (url, ending, text) => {
    const { files } = await bundled({ 'site/templates/style.css': `.a { background: url('${url}') }` })
    expect(files.map(({ name, bytes }) => [path.extname(name), Buffer.from(bytes).toString()])).toEqual([
      [ending, text],
    ])
  })

  test('is told at its line if it is something else', async () => {
    const bundling = bundled({ 'site/templates/style.css': "\n.a { background: url('data:text/html,hello') }" })
    await expect(bundling).rejects.toMatchObject({
      faults: [{ line: 2, message: expect.stringContaining('no picture') }],
    })
  })
})

test('custom properties are found in code where they are written', () => {
  expect(propertiesIn("e.style.setProperty('--share', 1); `var(--gap)`; i--; '--share'")).toEqual(['--gap', '--share'])
})
