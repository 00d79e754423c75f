import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { printed, stopServer, urlOf } from '../support/process/server.ts'
import { edit, PROJECT, site, startSite, write } from '../support/site.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'kartograf-types-'))
const root = path.join(folder, 'harbour')
const check = (...flags: string[]) => site(['check', '--root', root, ...flags])

/** Checks the site with another `templates/index.ts`. */
function checkWith(change: (source: string) => string): ReturnType<typeof check> {
  const index = path.join(root, 'templates', 'index.ts')
  const source = readFileSync(index, 'utf8')
  writeFileSync(index, change(source))
  const outcome = check()
  writeFileSync(index, source)
  return outcome
}

function install(name: string): void {
  mkdirSync(path.dirname(path.join(root, 'node_modules', name)), { recursive: true })
  symlinkSync(
    name === 'kartograf' ? PROJECT : path.join(PROJECT, 'node_modules', name),
    path.join(root, 'node_modules', name),
  )
}

beforeAll(() => {
  expect(site(['init', root, '--name', 'Harbour', '--languages', 'en', '--yes']).code).toBe(0)
  // Here the generator is its sources, which declare their constants beside them.
  write(root, 'templates/site-base.d.ts', 'declare const SITE_BASE: string\n')
  for (const name of ['react', 'react-dom', 'zod', '@types', 'kartograf']) install(name)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('check --types', () => {
  test('says what is missing where types cannot be checked, instead of passing', () => {
    const { code, stdout } = check('--types')
    expect(code).toBe(1)
    expect(stdout).toContain('tsconfig.json:1:1 error type-error')
    expect(stdout).toContain('npm install --save-dev typescript')
  })

  test('finds nothing in a new site but the address and contacts that `init` has made up', () => {
    install('typescript')
    const { code, stdout } = check('--types')
    expect(code).toBe(0)
    expect([...stdout.matchAll(/^(\S+):\d+:\d+ (.*)$/gm)].map(([, file, told]) => `${file} ${told}`)).toEqual(
      Array.from({ length: 3 }, () => 'content/site.yaml warning unwritten-text'),
    )
  })

  test('in watch, shows an error in the terminal and over the page, which has the change all the same, until it is mended', async () => {
    const server = startSite(['watch', '--root', root, '--port', '0', '--types'])
    try {
      const fine = printed(server, /(Types: no errors)/)
      const url = await urlOf(server)
      await fine
      const told = printed(server, /(templates\/layout\.tsx:\d+:\d+ error type-error)/)
      edit(root, 'templates/layout.tsx', '<bdi>{context.chrome.brand}</bdi>', '<bdi>{context.chrome.brandt}</bdi>')
      const place = (await told).replace(' error type-error', '')
      expect(await firstEvent(url)).toContain("Property 'brandt' does not exist")
      expect(await (await fetch(`${url}en/`)).text()).toContain('<bdi></bdi>')
      expect(place).toMatch(/^templates\/layout\.tsx:13:/)
      const mended = printed(server, /(Types: no errors)/)
      edit(root, 'templates/layout.tsx', 'context.chrome.brandt', 'context.chrome.brand')
      await mended
      expect(await firstEvent(url)).toContain('"type":"fine"')
    } finally {
      await stopServer(server)
    }
  })

  test('reports an error of the theme with its line and column, which check alone does not see', () => {
    write(root, 'templates/wrong.ts', "export const half: number = 'half'\n")
    expect(check().code).toBe(0)
    const { code, stdout } = check('--types')
    expect(code).toBe(1)
    expect(stdout).toContain('templates/wrong.ts:1:14 error type-error')
    expect(stdout).toContain("1 | export const half: number = 'half'")
    expect(stdout).toContain("Type 'string' is not assignable to type 'number'. (TS2322)")
  })

  test('a theme whose parts contradict each other is refused with all contradictions, before anything is built', () => {
    const { code, stdout } = checkWith((source) =>
      source
        .replace('  sections,\n', '  sections: [...sections, ...sections],\n')
        .replace('[postCollection]', '[]')
        .replace('[contactForm]', '[contactForm, contactForm]'),
    )
    expect(code).toBe(1)
    expect(stdout).toMatch(
      /templates\/sections\.tsx:\d+:3 error broken-theme\n {2}two sections are of the type `hero`\n.*defineSection\('hero'/,
    )
    expect(stdout).toMatch(/templates\/contact-form\.tsx:\d+:\d+ error broken-theme\n {2}two forms are named `contact`/)
    expect(stdout).toMatch(/defineSection\('posts'.*\n.*\n {2}expected: one of pages/)
    expect(stdout).toContain('refers to entries of `posts`, which is not a collection of the theme')
  })

  test('a second section of a type is reported where it is defined, with the place of the first', () => {
    write(
      root,
      'templates/tides.tsx',
      "import { defineSection, z } from 'kartograf'\n\nexport const tides = defineSection('hero', z.strictObject({}), () => null)\n",
    )
    const { stdout } = checkWith(
      (source) =>
        `import { tides } from './tides.tsx'\n${source.replace('  sections,\n', '  sections: [...sections, tides],\n')}`,
    )
    rmSync(path.join(root, 'templates/tides.tsx'))
    expect(stdout).toContain('templates/tides.tsx:3:22 error broken-theme\n  two sections are of the type `hero`')
    expect(stdout).toMatch(/hint: the other one is in templates\/sections\.tsx:\d+/)
  })

  test('a collection without a field that it needs is reported where it is defined', () => {
    const posts = path.join(root, 'templates', 'posts.tsx')
    const source = readFileSync(posts, 'utf8')
    writeFileSync(posts, source.replace("  singular: 'post',\n", ''))
    const { stdout } = check()
    writeFileSync(posts, source)
    expect(stdout).toMatch(
      /templates\/posts\.tsx:\d+:\d+ error broken-theme\n {2}the collection `posts` has no `singular`\n.*defineCollection\(posts, \{/,
    )
  })

  test.each(['kartograf', 'kartograf/client'])('what `%s` does not export is told where it is imported', (module) => {
    // Each entry is a module of its own: this one is of the first, or of none.
    const name = module === 'kartograf' ? 'tide' : 'defineSection'
    write(root, 'templates/tides.ts', `\nimport { ${name} } from '${module}'\nexport const high = ${name}\n`)
    const { code, stdout } = checkWith((source) => `${source}\nexport { high } from './tides.ts'\n`)
    rmSync(path.join(root, 'templates/tides.ts'))
    expect(code).toBe(1)
    expect(stdout).toContain('templates/tides.ts:2:10 error broken-theme')
    expect(stdout).toContain(`"${name}" is not exported by`)
  })

  test.each([
    [
      'that its module does not export',
      'Tides',
      'Tides.tsx',
      '`Tide` is not exported by templates/Tides.tsx',
      'a module that exports `Tide`',
    ],
    [
      'whose module does not exist',
      'Tide',
      'parts/Tides.tsx',
      'the module templates/parts/Tides.tsx does not exist',
      'the path of a module, from `templates/`',
    ],
  ])('an island %s is told where islands are listed', (_, name, module, message, expected) => {
    write(root, 'templates/Tides.tsx', `export const ${name} = () => null\n`)
    const islands = `  islands: { Tide: { component: ${name}, module: '${module}' } },\n`
    const { code, stdout } = checkWith(
      (source) =>
        `import { ${name} } from './Tides.tsx'\n${source.replace('  sections,\n', `  sections,\n${islands}`)}`,
    )
    expect(code).toBe(1)
    const column = islands.indexOf(`'${module}'`) + 1
    expect(stdout).toMatch(new RegExp(`^templates/index\\.ts:\\d+:${column} error broken-assets$`, 'm'))
    expect(stdout).toContain(message)
    expect(stdout).toContain(`expected: ${expected}`)
  })

  test('wrong styles and islands are reported at once', () => {
    write(root, 'templates/Tides.tsx', 'export const Tides = () => null\n')
    const style = path.join(root, 'templates', 'style.css')
    const sheet = readFileSync(style, 'utf8')
    writeFileSync(style, `${sheet}\n@import './tides.css';\n`)
    const islands = "  islands: { Tide: { component: Tides, module: 'Tides.tsx' } },\n"
    const { code, stdout } = checkWith(
      (source) => `import { Tides } from './Tides.tsx'\n${source.replace('  sections,\n', `  sections,\n${islands}`)}`,
    )
    writeFileSync(style, sheet)
    expect(code).toBe(1)
    expect(stdout).toContain('`Tide` is not exported by templates/Tides.tsx')
    expect(stdout).toMatch(/templates\/style\.css:\d+:\d+ error broken-assets/)
  })

  test('reports what does not even compile once', () => {
    write(root, 'templates/wrong.ts', 'export const half: number = = 1\n')
    write(root, 'templates/index.ts', "export { half as theme } from './wrong.ts'\n")
    const { stdout } = check('--types', '--format', 'json')
    const told = JSON.parse(stdout) as readonly { readonly file: string; readonly code: string }[]
    expect(told.filter(({ file }) => file === 'templates/wrong.ts').map(({ code }) => code)).toEqual(['broken-theme'])
  })
})

/** What `watch` tells a page that connects. */
async function firstEvent(url: string): Promise<string> {
  const { body } = await fetch(`${url}__watch/events?page=/en/`)
  const reader = body?.getReader()
  const { value } = (await reader?.read()) ?? {}
  await reader?.cancel()
  return Buffer.from(value ?? []).toString()
}
