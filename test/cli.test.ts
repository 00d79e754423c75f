import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withServer } from './support/server.ts'
import { AT, copyFixture, edit, generate, read, site, startSite, treeOf } from './support/site.ts'

let root = ''
const out = (): string => path.join(root, 'output')

beforeAll(() => {
  root = copyFixture('cli')
  expect(generate(root).code).toBe(0)
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

describe('usage', () => {
  test('--help shows the commands and the exit codes', () => {
    const run = site(['--help'])
    expect(run.code).toBe(0)
    expect(run.stdout).toContain('generate [options]')
    expect(run.stdout).toContain('Exit codes:')
  })

  test.each(['generate', 'watch', 'serve'])('%s --help shows examples', (command) => {
    const run = site([command, '--help'])
    expect(run.code).toBe(0)
    expect(run.stdout).toContain('Examples:')
  })

  test.each([
    [['genrate'], 'Did you mean generate?'],
    [['generate', '--ou', 'x'], 'Did you mean --out?'],
    [['generate', '--at', 'tomorrow'], 'Expected a date such as 2027-01-01'],
    [['serve', '--port', 'http'], 'Expected a number from 0 to 65535'],
    [['generate', '--base-url', 'example.com'], 'Expected an address such as https://'],
  ])('%j is wrong usage: exit code 2', (args, message) => {
    const run = site(args)
    expect(run.code).toBe(2)
    expect(run.stderr).toContain(message)
  })

  test('a folder without a site is said to be none', () => {
    const run = site(['generate', '--root', path.join(root, 'i18n')])
    expect(run.code).toBe(1)
    expect(run.stderr).toContain('the folder holds no site')
  })

  test('in a pipe the output is plain lines', () => {
    const run = generate(root)
    expect(`${run.stdout}${run.stderr}`).not.toContain('\u001B')
    expect(run.stdout).toMatch(/^Alpha: 76 pages \(de 27, en 26, es 23\)\n {2}rendered 0, kept 82/)
  })
})

describe('two runs at once', () => {
  test('the second says who holds the output, with exit code 3', () => {
    const lock = path.join(root, '.output.lock')
    writeFileSync(lock, JSON.stringify({ pid: process.pid, command: 'site generate', since: '2026-11-20T09:00:00Z' }))
    const run = generate(root)
    expect(run.code).toBe(3)
    expect(run.stderr).toContain(`process ${process.pid}, since 2026-11-20T09:00:00Z`)
    rmSync(lock)
  })

  test('the lock of a process that is gone is taken over', () => {
    writeFileSync(
      path.join(root, '.output.lock'),
      JSON.stringify({ pid: 4_194_303, command: 'site generate', since: 'yesterday' }),
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
      ['.output.staging', '.output.previous', '.output.ready', '.output.lock'].filter((name) =>
        existsSync(path.join(root, name)),
      ),
    ).toEqual([])
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

  test('says what to do when there is nothing to serve', () => {
    const run = site(['serve', '--out', path.join(root, 'nothing')])
    expect(run.code).toBe(1)
    expect(run.stderr).toContain('Run `site generate` first')
  })
})

describe('check', () => {
  test('finds what generate finds, says what costs visitors something, and leaves the output alone', () => {
    const before = treeOf(out())
    const run = site(['check', '--root', root])
    expect(run.code).toBe(0)
    expect(run.stdout).toContain('warning zoom-blocked')
    expect(treeOf(out())).toEqual(before)
  })

  test('writes its findings as JSON for tools', () => {
    const broken = copyFixture('check')
    edit(broken, 'content/posts/delta/de.md', 'title:', 'tittle:')
    const run = site(['check', '--root', broken, '--format', 'json'])
    expect(run.code).toBe(1)
    const issues = JSON.parse(run.stdout) as { code: string; file: string; line: number }[]
    expect(issues.map(({ code, file, line }) => [code, file, line])).toContainEqual([
      'unknown-key',
      'content/posts/delta/de.md',
      2,
    ])
    rmSync(broken, { recursive: true, force: true })
  })
})

describe('watch', () => {
  test('a saved post is built and told to the browser; the last good output stays while content is broken', async () => {
    const watched = copyFixture('watch')
    await withServer(['watch', '--root', watched, '--port', '0'], async (url) => {
      const events = await openEvents(new URL('/__watch/events', url))
      expect(await events.next()).toEqual({ type: 'fine' })
      const file = path.join(watched, 'content/posts/delta/de.md')
      const text = readFileSync(file, 'utf8')

      writeFileSync(file, text.replace('Text about delta', 'Saved text about delta'))
      expect(await events.next()).toEqual({ type: 'reload', pages: ['/de/posts/delta/'] })
      const page = await (await fetch(new URL('/de/posts/delta/', url))).text()
      expect(page).toContain('Saved text about delta')
      expect(page).toContain('/__watch/client.js')
      expect(readFileSync(path.join(watched, 'output/de/posts/delta/index.html'), 'utf8')).not.toContain('__watch')

      writeFileSync(file, text.replace('title:', 'tittle:'))
      const broken = await events.next()
      expect(broken).toMatchObject({ type: 'issues' })
      expect(JSON.stringify(broken)).toContain('did you mean `title`?')
      expect(await (await fetch(new URL('/de/posts/delta/', url))).text()).toContain('Saved text about delta')

      writeFileSync(file, text)
      expect(await events.next()).toEqual({ type: 'reload', pages: ['/de/posts/delta/'] })

      const other = statSync(path.join(watched, 'output/de/about/index.html')).mtimeMs
      writeFileSync(path.join(watched, 'templates/style.css'), 'body { color: #123456 }')
      expect(await events.next()).toEqual({ type: 'reload', pages: [] })
      expect(statSync(path.join(watched, 'output/de/about/index.html')).mtimeMs).not.toBe(other)
      events.close()
    })
    rmSync(watched, { recursive: true, force: true })
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

/** The messages of an event stream, one at a time. */
async function openEvents(url: URL): Promise<{ next: () => Promise<unknown>; close: () => void }> {
  const controller = new AbortController()
  const response = await fetch(url, { signal: controller.signal })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const next = async (): Promise<unknown> => {
    for (;;) {
      const end = text.indexOf('\n\n')
      if (end >= 0) {
        const message = text.slice(0, end)
        text = text.slice(end + 2)
        return JSON.parse(message.replace(/^data: /, '')) as unknown
      }
      const chunk = await reader?.read()
      if (!chunk || chunk.done) throw new Error('The event stream ended')
      text += chunk.value
    }
  }
  return { next, close: () => controller.abort() }
}
