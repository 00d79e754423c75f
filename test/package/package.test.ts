import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { localLinks } from '../support/local-links.ts'
import { installPackage, run, start, type Outcome } from '../support/package.ts'
import { stopServer, urlOf } from '../support/process/server.ts'
import { edit, filesOf, PROJECT, read, write } from '../support/site.ts'

/** A folder outside of the repository with nothing in it but the packed generator and what a site has beside it. */
let folder = ''
let tarball = ''
const site = (): string => path.join(folder, 'harbour')
const installed = (): string => path.join(folder, 'node_modules', 'kartograf')
const kartograf = (args: readonly string[], where = site()): Outcome => run(where, 'kartograf', args)

interface Manifest {
  readonly version: string
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
}
const manifestIn = (where: string): Manifest => JSON.parse(read(where, 'package.json')) as Manifest

/** Does something with a server that prints its address, and ends it. */
async function whileRunning(server: ReturnType<typeof start>, work: (url: string) => Promise<void>): Promise<void> {
  try {
    await work(await urlOf(server))
  } finally {
    await stopServer(server)
  }
}

/** Sends the contact form as a browser without script does; gives status and address of the answer. */
async function sentTo(url: string): Promise<[number, string | null]> {
  const fields = { name: 'Ada', email: 'ada@example.com', message: 'Hello', consent: 'on', locale: 'de', website: '' }
  const { status, headers } = await fetch(`${url}forms/contact`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { Origin: url.slice(0, -1) },
    redirect: 'manual',
  })
  return [status, headers.get('location')]
}

beforeAll(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'kartograf-')))
  tarball = installPackage(folder)
}, 300_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The TypeScript files of a folder of the generator. */
function sourcesBelow(folder: string): string[] {
  const files = filesOf(path.join(PROJECT, folder)).filter((file) => /\.tsx?$/.test(file))
  return files.map((file) => read(PROJECT, path.join(folder, file)))
}

const SERVICES = `
services:
  films:
    kind: frame
    name: Films
    provider: Example Inc.
    purpose: { en: Shows films., de: Zeigt Filme. }
    hosts: [https://films.example.com]
    privacy: https://films.example.com/privacy
`
const SERVICE_TEXTS = `  serviceTexts: () => ({
    heading: 'Services', lead: 'May they load?', accept: 'All', reject: 'None', save: 'Save', close: 'Close', details: 'Details',
    provider: 'Provider', hosts: 'Hosts', privacy: 'Privacy', storage: 'Storage', waiting: (service) => service,
    once: (service) => service, always: (service) => service, elsewhere: () => 'Elsewhere',
  }),
`

describe('the package', () => {
  test('holds the program, the modules with declarations, the starter and the licence, and nothing else', () => {
    const files = filesOf(installed())
    const others = files.filter(
      (file) =>
        !/^(LICENSE|README\.md|CHANGELOG\.md|package\.json|cli\/(bin|start)\.mjs|cli\/receiver\/README\.md|docs\/[\w/]+\.md)$/.test(
          file,
        ) &&
        !/^cli\/program\/([\w-]+\.mjs|digest|LICENSES\.md)$/.test(file) &&
        !/^(cli\/program|cli\/output\/(flush-one|has-code|is-alive|own-name|paths|patience|system-error)|(cli\/receiver|i18n|renderer)\/[\w/-]+)(\.js|\.d\.ts)$/.test(
          file,
        ) &&
        !/^docs\/(deploy\/)?[\w-]+\.md$/.test(file) &&
        !file.startsWith('cli/starter/'),
    )
    expect(others).toEqual([])
    expect(files).toContain('renderer/index.d.ts')
    expect(files.filter((file) => /(^|\/)(node_modules|\.cache)\/|^output\//.test(file))).toEqual([])
  })

  test('has the documents that lead on from its README, and none of them leads to a file that is not there', () => {
    const documents = filesOf(installed()).filter((file) =>
      /^(README|CHANGELOG|docs\/.*|cli\/starter\/README)\.md$/.test(file),
    )
    expect(documents).toEqual(expect.arrayContaining(['docs/tour.md', 'docs/deploy/server.md']))
    const lost = documents.flatMap((file) =>
      localLinks(read(installed(), file))
        .map((target) => {
          const from = file.startsWith('cli/starter/') ? '.' : path.dirname(file)
          return path.join(from, target.replace('node_modules/kartograf/', ''))
        })
        .filter((target) => !existsSync(path.join(installed(), target))),
    )
    expect(lost).toEqual([])
  })

  test('knows nothing of the company whose site is made in its repository', () => {
    const brand = /stratalp/i
    expect(
      filesOf(installed()).filter((file) => brand.test(readFileSync(path.join(installed(), file), 'utf8'))),
    ).toEqual([])
  })

  test('installs nothing by itself: no file of it calls npm', () => {
    const code = filesOf(installed()).filter((file) => /^cli\/[^.]*\.mjs$/.test(file))
    expect(code).toContain('cli/bin.mjs')
    const calls = code.filter((file) =>
      /ensurePackages|['"]npm['"]/.test(readFileSync(path.join(installed(), file), 'utf8')),
    )
    expect(calls).toEqual([])
    const { scripts = {} } = JSON.parse(readFileSync(path.join(installed(), 'package.json'), 'utf8')) as {
      scripts?: object
    }
    expect(scripts).toEqual({})
  })

  test('prints its version', () => {
    const { version } = manifestIn(PROJECT)
    expect(run(folder, 'npx', ['--no', '--', 'kartograf', '--version']).stdout).toBe(`${version}\n`)
  })

  test.each(['react', 'react-dom', 'zod', 'kartograf'])('there is one copy of %s', (name) => {
    const modules = path.join(folder, 'node_modules')
    const copies = filesOf(modules).filter(
      (file) => file === `${name}/package.json` || file.endsWith(`/node_modules/${name}/package.json`),
    )
    expect(copies).toEqual([`${name}/package.json`])
  })

  test('has every module that the program looks up by name, such as what watch runs in the browser', () => {
    const code = sourcesBelow('cli').flatMap((text) => Array.from(text.matchAll(/toolModule\('([^']+)'\)/g)))
    const modules = code.map(([, name = '']) => `${name}.js`)
    expect(modules).toContain('renderer/client/edit/edit.js')
    expect(modules.filter((file) => !existsSync(path.join(installed(), file)))).toEqual([])
  })

  test('has every document that its messages and documents lead to', () => {
    const named = ['cli', 'renderer'].flatMap(sourcesBelow).flatMap((text) => text.match(/\bdocs\/[\w/]+\.md/g) ?? [])
    const linked = filesOf(installed())
      .filter((file) => /^(README|docs\/.*|cli\/receiver\/README)\.md$/.test(file))
      .flatMap((file) => localLinks(read(installed(), file)).map((to) => path.posix.join(path.posix.dirname(file), to)))
    expect(named).toContain('docs/services.md')
    expect([...named, ...linked].filter((file) => !existsSync(path.join(installed(), file)))).toEqual([])
  })

  test('leaves the CMS of the editor to the site', () => {
    const manifest = JSON.parse(readFileSync(path.join(installed(), 'package.json'), 'utf8')) as {
      readonly peerDependencies: Readonly<Record<string, string>>
      readonly peerDependenciesMeta: unknown
    }
    expect(manifest.peerDependencies['@sveltia/cms']).toMatch(/^~\d/)
    expect(manifest.peerDependenciesMeta).toEqual({ '@sveltia/cms': { optional: true } })
  })

  test('what it needs was installed with it', () => {
    const { code, stdout } = run(folder, 'npm', ['ls', '--all', '--omit=optional'])
    expect([code, stdout.match(/UNMET DEPENDENCY|missing|extraneous|invalid/g)]).toEqual([0, null])
  })
})

describe('in a folder without a site', () => {
  test.each(['generate', 'check', 'watch', 'schema'])('%s says so and how to make one', (command) => {
    const empty = path.join(folder, 'empty')
    mkdirSync(empty, { recursive: true })
    const { code, stderr } = kartograf([command], empty)
    expect(code).toBe(2)
    expect(stderr).toContain(`There is no site in ${empty}: it has no folder \`content/\``)
    // Not by npx: where the package is not installed, that asks a registry for another one of this name.
    expect(stderr).toContain(': kartograf init my-site')
    expect(readdirSync(empty)).toEqual([])
  })
})

describe('a new site', () => {
  let made: Outcome
  beforeAll(() => {
    made = kartograf(['init', 'harbour', '--name', 'Blue Harbour', '--from', tarball], folder)
  })

  test('is made without questions where nobody can be asked, and the next commands are reported', () => {
    expect(made).toMatchObject({ code: 0, stderr: '' })
    expect(made.stdout).toBe(
      'Blue Harbour is in harbour: 32 files, in en and de.\n\nNext:\n  cd harbour\n  npm install\n  npm run watch\n  content/site.yaml   replace the address of the site, telephone and email, which are made up\n',
    )
    expect(filesOf(site()).filter((file) => !file.endsWith('.tgz'))).toHaveLength(32)
    expect(readdirSync(site())).toEqual(expect.arrayContaining(['.gitattributes', '.gitignore']))
  })

  test('has its name where a site says its name', () => {
    const named = filesOf(site()).filter((file) => read(site(), file).includes('Blue Harbour'))
    expect(named).toEqual(['README.md', 'content/site.yaml'])
    expect(read(site(), 'package.json')).toContain('"name": "blue-harbour"')
  })

  test('asks for the generator that made it, and for packages of the versions that it is tested with', () => {
    const { dependencies, devDependencies } = manifestIn(site())
    const { kartograf: generator, ...others } = { ...dependencies, ...devDependencies }
    expect(generator).toBe(`file:${path.basename(tarball)}`)
    // Not by `toEqual`, which takes seconds for so many bytes.
    expect(readFileSync(path.join(site(), path.basename(tarball))).equals(readFileSync(tarball))).toBe(true)
    for (const [name, range] of Object.entries(others))
      expect([name, range]).toEqual([name, `^${manifestIn(path.join(folder, 'node_modules', name)).version}`])
  })

  test('is built without warnings, and a second time nothing is rendered', () => {
    const first = kartograf(['generate', '--strict'])
    expect(first.code).toBe(0)
    expect(first.stdout).toContain('Blue Harbour: 10 pages (en 5, de 5)')
    expect(kartograf(['generate']).stdout).toContain('rendered 0,')
  })

  test('has colours in code of a language that the program does not contain', () => {
    const text = read(site(), 'content/posts/hello/en.md')
    write(site(), 'content/posts/hello/en.md', `${text}\n\`\`\`go\nfunc main() {}\n\`\`\`\n`)
    expect(kartograf(['generate', '--strict']).code).toBe(0)
    expect(read(site(), 'output/en/news/hello/index.html')).toContain('<span class="hljs-keyword">func</span>')
    write(site(), 'content/posts/hello/en.md', text)
    expect(kartograf(['generate']).code).toBe(0)
  })

  test('is rendered again with another version of React', () => {
    const react = path.join('node_modules', 'react', 'package.json')
    const { version } = manifestIn(path.join(folder, 'node_modules', 'react'))
    edit(folder, react, `"${version}"`, '"19.99.0"')
    expect(kartograf(['generate']).stdout).toContain('rendered 14, kept 0')
    edit(folder, react, '"19.99.0"', `"${version}"`)
  })

  test('has nothing wrong once its address and contacts are its own, and its types hold', () => {
    const { stdout } = kartograf(['check'])
    expect(stdout).toContain('3 warnings')
    expect(stdout).toContain('`contact.phone` is still the `+00 000 000 000` of a new site')
    const settings = read(site(), 'content/site.yaml')
    edit(site(), 'content/site.yaml', 'https://www.example.com', 'https://alpha.example')
    edit(site(), 'content/site.yaml', '+00 000 000 000, email: hello@example.com', '+49 89 1, email: a@alpha.example')
    expect(kartograf(['check', '--strict', '--types'])).toMatchObject({ code: 0 })
    write(site(), 'content/site.yaml', settings)
    expect(run(site(), 'tsc', ['--skipLibCheck', 'false'])).toEqual({ code: 0, stdout: '', stderr: '' })
  })

  test('TypeScript finds a field that a section does not have', () => {
    edit(site(), 'templates/sections.tsx', 'section.eyebrow}', 'section.eyebrows}')
    const { code, stdout } = kartograf(['check', '--types'])
    expect([code, stdout]).toEqual([1, expect.stringMatching(/templates\/sections\.tsx:\d+:\d+ error type-error/)])
    expect(stdout).toContain("Property 'eyebrows' does not exist")
    edit(site(), 'templates/sections.tsx', 'section.eyebrows}', 'section.eyebrow}')
  })

  test('is served, and its form is received', async () => {
    await whileRunning(start(site(), 'kartograf', ['serve', '--port', '0']), async (url) => {
      const page = await fetch(`${url}de/contact/`)
      expect(await page.text()).toContain('Schreiben Sie uns')
      expect(await sentTo(url)).toEqual([303, '/de/thanks/'])
      expect(readdirSync(path.join(site(), '.data', 'contact'))).toHaveLength(1)
    })
  })

  test('is watched, and shows what has changed', async () => {
    await whileRunning(start(site(), 'kartograf', ['watch', '--port', '0']), async (url) => {
      edit(site(), 'content/pages/home/en.md', 'heading: Three reasons', 'heading: Four reasons')
      await expect.poll(async () => (await fetch(`${url}en/`)).text(), { timeout: 30_000 }).toContain('Four reasons')
    })
    edit(site(), 'content/pages/home/en.md', 'heading: Four reasons', 'heading: Three reasons')
  })

  test('may have services of others, which visitors are asked about', () => {
    const [theme, settings] = ['templates/index.ts', 'content/site.yaml'].map((file) => read(site(), file))
    edit(
      site(),
      'templates/index.ts',
      "  browserColour: () => '#1f5a4c',",
      `${SERVICE_TEXTS}  browserColour: () => '#1f5a4c',`,
    )
    write(site(), 'content/site.yaml', `${settings}${SERVICES}`)
    expect(kartograf(['generate'])).toMatchObject({ code: 0 })
    expect(read(site(), 'output/en/index.html')).toContain('<dialog')
    write(site(), 'templates/index.ts', theme ?? '')
    write(site(), 'content/site.yaml', settings ?? '')
  })

  test('shows telephone and mail in place of a form that nobody receives', () => {
    edit(site(), 'content/site.yaml', '{ endpoint: /forms/contact, thanks: /thanks }', '{ thanks: /thanks }')
    expect(kartograf(['generate']).code).toBe(0)
    const page = read(site(), 'output/en/contact/index.html')
    expect([page.includes('<form'), page.includes('href="mailto:hello@example.com"')]).toEqual([false, true])
    edit(site(), 'content/site.yaml', '{ thanks: /thanks }', '{ endpoint: /forms/contact, thanks: /thanks }')
    expect(kartograf(['generate']).code).toBe(0)
  })

  test('may have its form received by a server of its own', async () => {
    write(
      site(),
      'server.mjs',
      `import http from 'node:http'
import { mountReceiver } from 'kartograf/receiver'

const server = http.createServer((request, response) => {
  if (!receiver.handle(request, response)) response.writeHead(404).end()
})
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
const origin = \`http://127.0.0.1:\${server.address().port}\`
const receiver = mountReceiver({ out: 'output', data: '.requests', origins: [origin], env: process.env })
console.log(\`\${origin}/\`)
`,
    )
    await whileRunning(start(site(), process.execPath, ['server.mjs']), async (url) => {
      expect(await sentTo(url)).toEqual([303, '/de/thanks/'])
      expect(readdirSync(path.join(site(), '.requests', 'contact'))).toHaveLength(1)
    })
    rmSync(path.join(site(), 'server.mjs'))
  })

  test('gets the zod and the React of the generator, even beside copies of its own', () => {
    for (const name of ['zod', 'react'])
      cpSync(path.join(folder, 'node_modules', name), path.join(site(), 'node_modules', name), { recursive: true })
    write(
      site(),
      'templates/one-copy.ts',
      `import { createElement } from 'react'
import { z as own } from 'zod'
import { Slot, z } from 'kartograf'

if (own.string !== z.string) throw new Error('two copies of zod')
if (createElement(Slot, { name: 'x' }).type !== Slot) throw new Error('no React')
`,
    )
    edit(
      site(),
      'templates/index.ts',
      "import { defineTheme } from 'kartograf'\n",
      "import { defineTheme } from 'kartograf'\nimport './one-copy.ts'\n",
    )
    expect(kartograf(['generate'])).toMatchObject({ code: 0 })
    const themes = readdirSync(path.join(site(), '.cache', 'theme')).map((name) => read(site(), `.cache/theme/${name}`))
    const theme = themes.find((code) => code.includes('two copies of zod'))
    expect(theme).toContain(`file://${folder}/node_modules/react/index.js`)
    expect(theme).toContain(`file://${folder}/node_modules/kartograf/cli/program/zod.mjs`)
    rmSync(path.join(site(), 'node_modules'), { recursive: true })
  })

  test('may be in any language; English leftovers are reported', () => {
    const { stdout } = kartograf(['init', 'port', '--languages', 'ar,de-AT'], folder)
    expect(stdout).toContain('Port is in port: 32 files, in ar and de-AT.')
    expect(stdout).toContain('The texts in ar are still in English')
    expect(stdout).not.toContain('The texts in de-AT')
    const port = path.join(folder, 'port')
    // Without `--from`, from where this program is.
    expect(manifestIn(port).dependencies['kartograf']).toBe(`file:${path.basename(tarball)}`)
    expect(kartograf(['generate', '--strict'], port).code).toBe(0)
    expect(read(port, 'output/ar/index.html')).toContain('<html lang="ar" dir="rtl"')
    expect(read(port, 'output/de-AT/index.html')).toContain('Drei Gründe')
  })

  test('is not made in a folder that is not empty', () => {
    const full = path.join(folder, 'full')
    for (const name of ['a.md', 'b.md', 'c.md', 'd.md', 'e.md', 'f.md', '.git/HEAD']) write(full, name, '')
    const { code, stderr } = kartograf(['init', 'full'], folder)
    expect(code).toBe(2)
    expect(stderr).toBe(
      'full is not empty: a.md, b.md, c.md, d.md, e.md and 1 more.\nName a new folder: kartograf init my-site\n',
    )
    expect(filesOf(full)).toHaveLength(7)
  })

  test('is not made for a language that has no pack', () => {
    const { code, stderr } = kartograf(['init', 'elsewhere', '--languages', 'en,tlh'], folder)
    expect(code).toBe(2)
    expect(stderr).toContain('got tlh')
    expect(existsSync(path.join(folder, 'elsewhere'))).toBe(false)
  })
})
