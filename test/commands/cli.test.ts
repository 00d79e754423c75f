import { spawnSync } from 'node:child_process'
import {
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withServer } from '../support/process/server.ts'
import {
  AT,
  copyFixture,
  edit,
  generate,
  PROJECT,
  read,
  site,
  siteFolder,
  startedSite,
  startSite,
  treeOf,
  write,
} from '../support/site.ts'

let root = ''
const out = (): string => path.join(root, 'output')

beforeAll(() => {
  root = copyFixture('cli')
  expect(generate(root).code).toBe(0)
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

describe('usage', () => {
  test('--help shows the commands and the exit codes', () => {
    const run = startedSite(['--help'])
    expect(run.code).toBe(0)
    expect(run.stdout).toContain('generate [options]')
    expect(run.stdout).toContain('Exit codes:')
  })

  test.each(['generate', 'watch', 'serve'])('%s --help shows examples', (command) => {
    const run = startedSite([command, '--help'])
    expect(run.code).toBe(0)
    expect(run.stdout).toContain('Examples:')
  })

  test.each([
    [['genrate'], 'Did you mean generate?'],
    [['build'], 'Did you mean generate?'],
    [['start'], 'Did you mean watch?'],
    [['generate', '--ou', 'x'], 'Did you mean --out?'],
    [['rename'], 'How it is called: kartograf rename --help'],
    [['generate', '--at', 'tomorrow'], 'Expected a date such as 2027-01-01'],
    [['serve', '--port', 'http'], 'Expected a number from 0 to 65535'],
    [['generate', '--base-url', 'example.com'], 'Expected a URL such as https://'],
  ])('%j is wrong usage: exit code 2', (args, message) => {
    const run = startedSite(args)
    expect(run.code).toBe(2)
    expect(run.stderr).toContain(message)
  })

  test.each(['generate', 'watch', 'check'])(
    '%s says that a folder holds no site, and leaves nothing in it',
    (command) => {
      const empty = path.join(root, 'empty')
      mkdirSync(empty, { recursive: true })
      for (const run of [startedSite([command], {}, empty), startedSite([command, '--root', empty])]) {
        expect(run.code).toBe(2)
        expect(run.stderr).toContain(`There is no site in ${empty}`)
        expect(run.stderr).toContain('name it with --root')
      }
      expect(readdirSync(empty)).toEqual([])
    },
  )

  test('the program runs by its own file and prints its version', () => {
    const { version } = JSON.parse(read(PROJECT, 'package.json')) as { version: string }
    const run = spawnSync(path.join(PROJECT, 'cli', 'bin.mjs'), ['--version'], { encoding: 'utf8' })
    expect(run.stdout).toBe(`${version}\n`)
  })

  test.skipIf(!existsSync('/dev/full'))(
    'a report that finds no room on the disk is exit code 3, without a stack',
    () => {
      const full = openSync('/dev/full', 'w')
      const bin = path.join(PROJECT, 'cli', 'bin.mjs')
      const { status, stderr } = spawnSync(bin, ['--version'], { encoding: 'utf8', stdio: ['ignore', full, 'pipe'] })
      closeSync(full)
      expect([status, stderr]).toEqual([
        3,
        'ENOSPC: no space left on device, write. The disk is full: free some space on it, and look with `df -h` and, for the number of files, `df -i`.\n',
      ])
    },
  )

  test('a program that cannot be compiled, as on a full disk, is exit code 3, without a stack', () => {
    const tool = path.join(root, 'tool')
    mkdirSync(tool)
    for (const name of ['cli', 'renderer', 'i18n', 'package-lock.json', 'package.json', 'node_modules'])
      symlinkSync(path.join(PROJECT, name), path.join(tool, name))
    writeFileSync(path.join(tool, '.cache'), 'no folder')
    const compile = pathToFileURL(path.join(PROJECT, 'cli', 'compile.mjs')).href
    const code = `const { compileProgram } = await import(${JSON.stringify(compile)})
      await compileProgram(${JSON.stringify(tool)})`
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' })
    rmSync(tool, { recursive: true })
    expect([status, stderr]).toEqual([
      3,
      expect.stringMatching(
        /^The program could not be compiled into .*: ENOTDIR.*Check the folder, .* disk space\.\n$/,
      ),
    ])
  })

  test('in a pipe the output is plain lines', () => {
    // Else the run may see that it has nothing to do.
    utimesSync(path.join(root, 'content/site.yaml'), new Date(), new Date())
    const run = startedSite(['generate', '--root', root, '--at', AT])
    expect(`${run.stdout}${run.stderr}`).not.toContain('\u001B')
    expect(run.progress).toEqual([
      'Reading content',
      'Compiling templates',
      'Checking',
      'Rendering',
      'Drawing pictures',
      'Writing',
    ])
    expect(run.stdout).toMatch(/^Alpha: 76 pages \(de 27, en 26, es 23\)\n {2}rendered 0, kept 82/)
  })
})

describe('the report for tools', () => {
  interface Report {
    readonly outcome: string
    readonly issues: readonly { readonly code: string }[]
    readonly build: { readonly id: string; readonly pages: unknown; readonly leftOut: unknown } | null
  }
  const reportIn = (folder: string, file: string): Report => JSON.parse(read(folder, file)) as Report

  test('says what was built, beside the cache and not in the output, and where it is asked for', () => {
    const file = path.join(root, '.cache', 'elsewhere', 'report.json')
    const run = generate(root, '--report', file)
    const report = reportIn(root, '.cache/build-report.json')
    expect(report).toMatchObject({ outcome: 'published', issues: [], build: { pages: { de: 27, en: 26, es: 23 } } })
    expect(run.stdout).toContain(`build ${report.build?.id}`)
    expect(readFileSync(file, 'utf8')).toBe(read(root, '.cache/build-report.json'))
    expect(Object.keys(treeOf(out())).filter((name) => name.includes('report'))).toEqual([])
  })

  test('reports what has become of the addresses since the build before, as Markdown too', () => {
    const changed = copyFixture('addresses')
    expect(generate(changed).code).toBe(0)
    edit(changed, 'content/posts/harbour/en.md', 'Text about harbour', 'New text about harbour')
    write(changed, 'content/static/new.txt', 'New.')
    expect(generate(changed, '--report', path.join(changed, 'report.md')).code).toBe(0)
    const { build } = JSON.parse(read(changed, '.cache/build-report.json')) as {
      readonly build: { readonly addresses: Readonly<Record<string, readonly string[]>> }
    }
    expect(build.addresses['added']).toEqual(['/new.txt'])
    expect(build.addresses['changed']).toContain('/en/posts/harbour/')
    expect(build.addresses['changed']).not.toContain('/de/posts/harbour/')
    expect(build.addresses['removed']).toEqual([])
    expect(read(changed, 'report.md')).toMatch(
      /<!-- kartograf: published -->\n## Alpha: 76 pages\n[^]*- `\/en\/posts\/harbour\/`/,
    )
    rmSync(changed, { recursive: true, force: true })
  })

  test('says what was wrong', () => {
    const broken = copyFixture('report')
    edit(broken, 'content/posts/delta/de.md', 'title:', 'tittle:')
    expect(generate(broken).code).toBe(1)
    const report = reportIn(broken, '.cache/build-report.json')
    expect([report.outcome, report.build]).toEqual(['failed', null])
    expect(report.issues.map(({ code }) => code)).toContain('unknown-key')
    rmSync(broken, { recursive: true, force: true })
  })
})

/** What a flame-graph viewer reads. */
interface Profile {
  readonly nodes: readonly { readonly id: number; readonly callFrame: { readonly functionName: string } }[]
  readonly samples: readonly number[]
  readonly timeDeltas: readonly number[]
}

test('generate --profile tells where the time goes, and writes a profile that flame-graph viewers open', () => {
  const run = generate(root, '--profile')
  expect(run.stdout).toContain('reused: 82 of 82 pages')
  const profile = JSON.parse(read(root, '.cache/profile/main.cpuprofile')) as Profile
  expect(profile.samples.length).toBe(profile.timeDeltas.length)
  // Which functions are in it depends on the moments of the samples.
  expect(profile.nodes[0]?.callFrame.functionName).toBe('(root)')
  const known = new Set(profile.nodes.map(({ id }) => id))
  expect(profile.samples.filter((id) => !known.has(id))).toEqual([])
})

describe('two runs at once', () => {
  test('the second says who holds the output, with exit code 3', () => {
    const lock = path.join(root, '.output.lock')
    writeFileSync(
      lock,
      JSON.stringify({ pid: process.pid, command: 'kartograf generate', since: '2026-11-20T09:00:00Z' }),
    )
    const run = generate(root)
    expect(run.code).toBe(3)
    expect(run.stderr).toContain(`process ${process.pid}, since 2026-11-20T09:00:00Z`)
    rmSync(lock)
  })

  test('the lock of a process that is gone is taken over', () => {
    writeFileSync(
      path.join(root, '.output.lock'),
      JSON.stringify({ pid: 4_194_303, command: 'kartograf generate', since: 'yesterday' }),
    )
    expect(generate(root).code).toBe(0)
    expect(existsSync(path.join(root, '.output.lock'))).toBe(false)
  })
})

describe('a killed run', () => {
  test('leaves the old output whole, and the next run cleans up', async () => {
    const before = treeOf(out())
    for (const delay of [120, 250, 400, 600]) {
      rmSync(path.join(root, '.cache'), { recursive: true, force: true })
      await killAfter(delay)
      const { 'builds/latest.json': _now, ...now } = treeOf(out())
      const { 'builds/latest.json': _then, ...then } = before
      expect(now).toEqual(then)
    }
    expect(generate(root).code).toBe(0)
    expect(
      ['.output.kartograf-staging', '.output.kartograf-previous', '.output.kartograf-ready', '.output.lock'].filter(
        (name) => existsSync(path.join(root, name)),
      ),
    ).toEqual([])
  })
})

describe('the output folder', () => {
  test('may hold files of others from before the first build on: they stay, and are reported', () => {
    const shared = path.join(root, 'shared')
    write(root, 'shared/.gitignore', '*\n')
    expect(generate(root, '--out', shared).code).toBe(0)
    write(root, 'shared/photo.jpg', 'mine')
    rmSync(path.join(shared, 'de/about'), { recursive: true })
    expect(generate(root, '--out', shared).stdout).toContain('kept, not of this site: photo.jpg')
    expect([read(shared, '.gitignore'), read(shared, 'photo.jpg')]).toEqual(['*\n', 'mine'])
    expect(existsSync(path.join(shared, 'de/about/index.html'))).toBe(true)
    rmSync(path.join(root, '.cache'), { recursive: true })
    expect(generate(root, '--out', shared).stdout).toContain('not of this site: photo.jpg')
    rmSync(shared, { recursive: true })
  })

  test('without a list of its files is refused, and so is a conflicting foreign file', () => {
    const shared = path.join(root, 'theirs')
    write(root, 'theirs/builds/latest.json', '{}')
    write(root, 'theirs/letter.txt', 'mine')
    const untold = generate(root, '--out', shared)
    expect([untold.code, untold.stderr]).toEqual([1, expect.stringContaining('builds/files.txt is missing')])
    write(root, 'theirs/builds/files.txt', 'builds/latest.json\n')
    write(root, 'theirs/robots.txt', 'mine')
    const blocked = generate(root, '--out', shared)
    expect([blocked.code, blocked.stderr]).toEqual([1, expect.stringContaining('robots.txt:1:1 error foreign-file')])
    expect([read(shared, 'letter.txt'), read(shared, 'robots.txt')]).toEqual(['mine', 'mine'])
    rmSync(shared, { recursive: true })
  })

  test('may be a link: what it leads to is replaced', () => {
    symlinkSync('release', path.join(root, 'current'))
    mkdirSync(path.join(root, 'release'))
    expect(generate(root, '--out', path.join(root, 'current')).code).toBe(0)
    expect(lstatSync(path.join(root, 'current')).isSymbolicLink()).toBe(true)
    expect(existsSync(path.join(root, 'release/index.html'))).toBe(true)
    for (const name of ['current', 'release']) rmSync(path.join(root, name), { recursive: true })
  })

  test('that a killed run had moved aside is put back, by a build of broken content and by serve', async () => {
    const broken = copyFixture('aside')
    const aside = (): void => renameSync(path.join(broken, 'output'), path.join(broken, '.output.kartograf-previous'))
    expect(generate(broken).code).toBe(0)
    edit(broken, 'content/posts/delta/de.md', 'title:', 'tittle:')
    aside()
    expect(generate(broken).code).toBe(1)
    expect(existsSync(path.join(broken, 'output/index.html'))).toBe(true)
    aside()
    await withServer(['serve', '--out', path.join(broken, 'output'), '--port', '0'], async (url) => {
      expect((await fetch(new URL('/de/', url))).status).toBe(200)
    })
    rmSync(broken, { recursive: true })
  })
})

function killAfter(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const run = startSite(['generate', '--root', root, '--at', AT])
    run.on('exit', () => resolve())
    setTimeout(() => run.kill('SIGKILL'), ms)
  })
}

describe('serve', () => {
  test('answers as a static host: folders, redirects, 404 with the page of the language, compression, headers', async () => {
    await withServer(['serve', '--out', out(), '--port', '0'], async (url) => {
      const page = await fetch(new URL('/de/about/', url))
      expect(page.status).toBe(200)
      expect(page.headers.get('content-type')).toContain('text/html')
      expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(page.headers.get('x-content-type-options')).toBe('nosniff')
      expect(page.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
      expect(page.headers.get('content-encoding')).toMatch(/gzip|br/)

      const slashless = await fetch(new URL('/de/about?x=1', url), { redirect: 'manual' })
      expect([slashless.status, slashless.headers.get('location')]).toEqual([301, '/de/about/?x=1'])
      const moved = await fetch(new URL('/de/alt', url), { redirect: 'manual' })
      expect([moved.status, moved.headers.get('location')]).toEqual([301, '/de/about/'])

      const missing = await fetch(new URL('/es/nada/', url))
      expect(missing.status).toBe(404)
      expect(await missing.text()).toContain('Página no encontrada:')
      expect((await fetch(new URL('/nowhere', url))).status).toBe(404)

      const style = /href="(\/assets\/style\.[^"]+)"/.exec(read(out(), 'de/about/index.html'))?.[1] ?? ''
      expect((await fetch(new URL(style, url))).headers.get('cache-control')).toContain('immutable')
    })
  })

  test('does not leave its folder and answers to no other name', async () => {
    await withServer(['serve', '--out', out(), '--port', '0'], async (url) => {
      expect((await fetch(new URL('/%2e%2e/content/site.yaml', url))).status).toBe(404)
      expect((await fetch(new URL('/..%2fcontent%2fsite.yaml', url))).status).toBe(404)
      expect(await statusFor(url, 'evil.example')).toBe(403)
    })
  })

  test.each([
    ['--out', 'nothing'],
    ['--root', 'nothing/output'],
  ])('says what to do when there is nothing to serve in %s', (name, folder) => {
    const run = site(['serve', name, path.join(root, 'nothing')])
    expect(run.code).toBe(2)
    expect(run.stderr).toContain(`There is no site in ${path.join(root, folder)}. Run \`kartograf generate\` first`)
  })
})

describe('check', () => {
  test('finds what generate finds, says what costs visitors something, and leaves the output alone', () => {
    const before = treeOf(out())
    const run = site(['check', '--root', root, '--at', AT])
    expect(run.code).toBe(0)
    expect(run.stdout).toMatch(
      /^Nothing is wrong\.\n {2}checked 76 pages \(de 27, en 26, es 23\)\n {2}left out: \d+ draft/,
    )
    expect(treeOf(out())).toEqual(before)
  })

  test('shows drafts and another day on request', () => {
    const run = site(['check', '--root', root, '--at', '2027-06-01', '--drafts'])
    expect(run.stdout).toMatch(/left out: \d+ expired/)
    expect(run.stdout).not.toContain('draft')
  })

  test('a warning is reported by every build until the settings accept it, and is an error for --strict', () => {
    const warned = copyFixture('warned')
    edit(warned, 'content/site.yaml', 'accept: [zoom-blocked, length, unlinked-page]', '')
    const line = /content\/site.yaml:\d+:\d+ warning zoom-blocked/
    expect(site(['check', '--root', warned]).stdout).toMatch(line)
    expect(generate(warned)).toMatchObject({ code: 0, stderr: expect.stringMatching(line) as string })
    const strict = generate(warned, '--strict', '--out', path.join(warned, 'strict'))
    expect(strict.code).toBe(1)
    expect(strict.stderr).toContain('error zoom-blocked')
    expect(existsSync(path.join(warned, 'strict'))).toBe(false)
    rmSync(warned, { recursive: true, force: true })
  })

  test('writes its findings for tools: nothing else is in the output, and the exit code is the same', () => {
    const broken = copyFixture('check')
    edit(broken, 'content/posts/delta/de.md', 'title:', 'tittle:')
    const report = (format: string): string => {
      const run = site(['check', '--root', broken, '--format', format])
      expect(run.code).toBe(1)
      return run.stdout
    }
    const issues = JSON.parse(report('json')) as { code: string; file: string; line: number }[]
    expect(issues.map(({ code, file, line }) => [code, file, line])).toContainEqual([
      'unknown-key',
      'content/posts/delta/de.md',
      2,
    ])
    const place = path.join(path.relative(process.cwd(), siteFolder('check')), 'content/posts/delta/de.md')
    expect(report('github')).toContain(`::error file=${place},line=2,col=1,title=unknown-key::`)
    expect(JSON.parse(report('sarif'))).toMatchObject({ version: '2.1.0', runs: [{ tool: {}, results: {} }] })
    expect(report('junit')).toContain(`<testcase classname="kartograf" name="${place}"`)
    rmSync(broken, { recursive: true, force: true })
  })

  test('counts warnings as the settings say', () => {
    const counted = copyFixture('severities')
    edit(
      counted,
      'content/site.yaml',
      'accept: [zoom-blocked, length, unlinked-page]',
      'severities: { zoom-blocked: error, length: off, unlinked-page: off }',
    )
    const run = site(['check', '--root', counted, '--at', AT])
    expect(run.code).toBe(1)
    expect(run.stdout).toContain('error zoom-blocked')
    expect(run.stdout).not.toContain(' length\n')
    rmSync(counted, { recursive: true, force: true })
  })

  test('of a format that does not exist names those that do: exit code 2', () => {
    const { code, stderr } = site(['check', '--root', root, '--format', 'xml'])
    expect(code).toBe(2)
    expect(stderr).toContain('Allowed choices are pretty, json, github, sarif, junit.')
  })
})

/** Status of a request that names another host: `fetch` would not let us. */
async function statusFor(url: string, host: string): Promise<number> {
  const { request } = await import('node:http')
  return new Promise((resolve, reject) => {
    request(url, { headers: { host } }, (response) => resolve(response.resume().statusCode ?? 0))
      .on('error', reject)
      .end()
  })
}

describe('schema', () => {
  test('writes a JSON Schema for each data file and each collection', () => {
    const folder = path.join(root, 'schemas')
    const run = site(['schema', '--root', root, '--out', folder])
    expect(run.code).toBe(0)
    expect(run.stdout).toContain('posts.json')
    expect(readdirSync(folder)).toHaveLength(16)
  })

  test('reports what is wrong with templates that do not compile', () => {
    const broken = copyFixture('schema-broken')
    writeFileSync(path.join(broken, 'templates/index.ts'), 'export const theme = {')
    const run = site(['schema', '--root', broken])
    expect(run.code).toBe(1)
    expect(run.stderr).toContain('templates/index.ts:1:23 error broken-theme')
  })
})
