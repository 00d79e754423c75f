import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { commandLine } from '../../../cli/main.ts'
import { boundsOfSource } from '../../../renderer/markdown/faults/bounds-of-source.ts'
import { localLinks } from '../../support/local-links.ts'
import { PROJECT } from '../../support/site.ts'

/** What the documents say of the code, compared with the code. */
const read = (file: string): string => readFileSync(path.join(PROJECT, file), 'utf8')

/** Paths of the files below a folder of the repository. */
function filesBelow(folder: string): string[] {
  return readdirSync(path.join(PROJECT, folder), { recursive: true, encoding: 'utf8' }).map(
    (file) => `${folder}/${file}`,
  )
}

describe('the table of commands in README.md', () => {
  const rows = new Map(
    [...read('README.md').matchAll(/^\| `([a-z]+)` \| .* \| (.*) \|$/gm)].map(([, name = '', options = '']) => [
      name,
      [...options.matchAll(/--[a-z-]+/g)].map(([option]) => option).toSorted(),
    ]),
  )
  const program = { version: '', digest: '', worker: new URL('file:///'), defaultRoot: '' }
  const { commands } = commandLine(program, () => undefined)

  test('has each command and no other', () => {
    expect([...rows.keys()].toSorted()).toEqual(commands.map((command) => command.name()).toSorted())
  })

  test('is in the README of the package too, without options', () => {
    const named = [...read('cli/package/README.md').matchAll(/^\| `.*?\|/gm)].flatMap(
      ([cell]) => cell.match(/[a-z]+/g) ?? [],
    )
    expect(named).toEqual(expect.arrayContaining(commands.map((command) => command.name())))
  })

  test('says of --root what is so: each command has it but those that need no site, or make one', () => {
    const without = commands.filter(({ options }) => !options.some(({ long }) => long === '--root'))
    expect(without.map((command) => command.name())).toEqual(['init', 'completion'])
  })

  /** `--root` is told above the table. Of `merge` it tells which options of `generate` it lacks. */
  test.each(commands.map((command) => [command.name(), command] as const))('has the options of %s', (name, command) => {
    const generate = name === 'merge' ? (rows.get('generate') ?? []) : []
    const own = command.options.flatMap(({ long, hidden }) => (hidden || !long || long === '--root' ? [] : long))
    const different = [
      ...own.filter((option) => !generate.includes(option)),
      ...generate.filter((option) => !own.includes(option)),
    ]
    expect(rows.get(name)).toEqual(different.toSorted())
  })
})

/** The tour and the recipes are of another site, and have tests of their own. */
const DOCUMENTS = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'test/README.md',
  ...filesBelow('docs').filter((file) => file.endsWith('.md') && !/^docs\/(?:site\/|tour|recipes)/.test(file)),
]

/** The section that the reader of docs/section.md writes. */
const WRITTEN_BY_READER = /\bcountdown\b/

test.each(DOCUMENTS)('%s names no file or folder that is not there', (document) => {
  const names = [...read(document).matchAll(/`((?:cli|docs|i18n|renderer|templates|test)\/[\w@./-]+)`/g)]
  const missing = names.map(([, name = '']) => name).filter((name) => !existsSync(path.join(PROJECT, name)))
  expect(missing.filter((name) => !WRITTEN_BY_READER.test(name))).toEqual([])
})

/** The anchors of a document, as GitHub makes them of its headings. */
function anchorsIn(document: string): string[] {
  return Array.from(read(document).matchAll(/^#+ (.*)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

test.each([...DOCUMENTS, 'docs/recipes.md', 'docs/tour.md', 'cli/receiver/README.md'])(
  '%s leads to headings that are there',
  (document) => {
    const links = [...read(document).matchAll(/\]\((?![a-z]+:|\/)([\w./-]*\.md)?#([^)]+)\)/g)]
    const lost = links.filter(([, file, anchor = '']) => {
      const target = file === undefined ? document : path.join(path.dirname(document), file)
      return !anchorsIn(target).includes(anchor)
    })
    expect(lost.map(([link]) => link)).toEqual([])
  },
)

describe('a document of the package', () => {
  const pack = read('cli/package/pack.mjs')
  const guides = [...(/GUIDES = \[(.*?)\]/s.exec(pack)?.[1] ?? '').matchAll(/'([\w-]+)'/g)].map(
    ([, name = '']) => `docs/${name}.md`,
  )
  const deploying = filesBelow('docs/deploy')
  /** Documents by their paths in the package, with their places in this repository. They may name each other, and nothing else. */
  const packed = new Map([
    ['README.md', 'cli/package/README.md'],
    ...['cli/receiver/README.md', ...guides, ...deploying].map((file) => [file, file] as const),
  ])

  test.each([...packed])('%s refers to nothing that the package lacks', (file, place) => {
    const text = read(place)
    const links = localLinks(text).map((to) => path.posix.join(path.posix.dirname(file), to))
    const names = [...text.matchAll(/`((?:cli|docs|renderer|test)\/[\w./-]+)`/g)].map(([, name = '']) => name)
    expect([...links, ...names].filter((name) => name !== 'CHANGELOG.md' && !packed.has(name))).toEqual([])
  })

  test('stands for the others too: there are guides, and recipes for hosts', () => {
    expect([guides.length > 5, deploying.length > 5]).toEqual([true, true])
  })
})

test('each script of package.json is reported, and none that is not there', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const told = ['README.md', 'CONTRIBUTING.md'].map(read).join('\n')
  const named = [...told.matchAll(/\bnpm (?:run )?(?:-s )?((?!run\b|install\b)[a-z]+(?::[a-z]+)?)/g)].map(
    ([, name = '']) => name,
  )
  const short = [...told.matchAll(/^\| `npm run .*? \|/gm)].flatMap(([cell]) => cell.match(/[a-z]+(?::[a-z]+)?/g) ?? [])
  expect(named.filter((name) => !(name in scripts))).toEqual([])
  // npm calls `prepack` by itself, and commands have a table of their own.
  const own = Object.entries(scripts).filter(
    ([name, call]) => name !== 'prepack' && call !== `node cli/bin.mjs ${name}`,
  )
  expect(own.map(([name]) => name).filter((name) => ![...named, ...short].includes(name))).toEqual([])
})

describe('the list of where packages are used', () => {
  const [, uses = ''] = read('docs/dependencies.md').split('\nEach package but React')
  /** Names of packages, and files or folders that use them. */
  const rows = uses
    .split(' · ')
    .map((row): readonly [string, readonly string[]] => [
      row.split('`')[0] ?? '',
      [...row.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    ])
  const sources = ['cli', 'i18n', 'renderer', 'templates']
    .flatMap(filesBelow)
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !file.startsWith('cli/starter/'))
    .map((file) => ({ file, text: read(file) }))
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> }

  test.each(Object.keys(dependencies).filter((name) => !name.startsWith('react')))('tells where %s is used', (name) => {
    const importing = new RegExp(
      `^(?!import type).*(?:from|import|import\\(|require\\(|resolve\\() ?(['\`])${name}(?:/[^'\`]*)?\\1`,
      'm',
    )
    const named = rows.flatMap(([names, places]) =>
      names.split(/[\s,]+/).some((one) => one === name || (one.endsWith('*') && name.startsWith(one.slice(0, -1))))
        ? places
        : [],
    )
    const using = sources.filter(({ text }) => importing.test(text)).map(({ file }) => `/${file}`)
    expect(using.filter((file) => !named.some((place) => file.includes(`/${place}`)))).toEqual([])
    expect(named.filter((place) => !using.some((file) => file.includes(`/${place}`)))).toEqual([])
    expect(named).not.toEqual([])
  })
})

test.each(filesBelow('docs').filter((file) => file.endsWith('.md')))('%s is short enough for a page', (file) => {
  expect(boundsOfSource(read(file))).toBeUndefined()
})

test('ARCHITECTURE.md is read in a few minutes: it has fewer than 1,500 words', () => {
  expect(read('ARCHITECTURE.md').split(/\s+/).filter(Boolean).length).toBeLessThan(1500)
})

test.each(
  ['docs/pull.md', 'cli/starter/.github/workflows/site.yml', ...filesBelow('docs/deploy')].filter((file) =>
    read(file).includes('runs-on:'),
  ),
)('the pipeline in %s says what its packages may do in the repository', (file) => {
  expect(read(file)).toMatch(/^ *permissions: \{ contents: (?:read|write)[^}]* \}$/m)
})
