import { once } from 'node:events'
import { existsSync, renameSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { stopServer, withServer } from '../support/process/server.ts'
import { AT, copyFixture, edit, read, startSite, write } from '../support/site.ts'

const POST = 'content/posts/delta/de.md'
const THEME = 'templates/pages.tsx'

/** A copy of the fixture for one test. */
function ownSite(name: string): string {
  const root = copyFixture(name)
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  return root
}

test('a folder that was away for a second is built when it returns, and so are edits in it after that', async () => {
  const root = ownSite('watch-away')
  await withServer(['watch', '--root', root, '--port', '0', '--at', AT], async (url) => {
    const page = async () => (await fetch(new URL('/de/posts/delta/', url))).text()
    const away = path.join(root, 'away')
    renameSync(path.join(root, 'content'), away)
    await delay(1200)
    edit(root, POST.replace('content', 'away'), 'title: Delta de', 'title: Gamma de')
    renameSync(away, path.join(root, 'content'))
    await expect.poll(page, { timeout: 30_000 }).toContain('Gamma de')
    edit(root, POST, 'title: Gamma de', 'title: Omega de')
    await expect.poll(page, { timeout: 30_000 }).toContain('Omega de')
    renameSync(path.join(root, 'templates'), away)
    await delay(1200)
    renameSync(away, path.join(root, 'templates'))
    // Until the folder itself has been built.
    await delay(1500)
    edit(root, THEME, '<h1>{view.post.title}', '<h1 id="top">{view.post.title}')
    await expect.poll(page, { timeout: 30_000 }).toContain('id="top"')
  })
})

test('what the theme imports from another folder of the site is built when it changes', async () => {
  const root = ownSite('watch-outside')
  write(root, 'lib/mark.ts', "export const mark = 'first-mark '\n")
  edit(root, THEME, '<h1>{view.post.title}', '<h1>{mark}{view.post.title}')
  write(root, THEME, `import { mark } from '../lib/mark.ts'\n${read(root, THEME)}`)
  await withServer(['watch', '--root', root, '--port', '0', '--at', AT], async (url) => {
    const page = async () => (await fetch(new URL('/de/posts/delta/', url))).text()
    await expect.poll(page, { timeout: 30_000 }).toContain('first-mark')
    edit(root, 'lib/mark.ts', 'first-mark', 'second-mark')
    await expect.poll(page, { timeout: 30_000 }).toContain('second-mark')
  })
})

test('watch ends with code 3 when its port is in use, and leaves no lock', async () => {
  const root = ownSite('watch-port')
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const watch = startSite(['watch', '--root', root, '--port', String(port), '--at', AT])
  onTestFinished(async () => (other.close(), stopServer(watch)))
  let said = ''
  watch.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  await expect.poll(() => watch.exitCode, { timeout: 20_000 }).toBe(3)
  expect(said).toBe(`Port ${port} is in use. Set another one with --port, or 0 for any free one.\n`)
  expect(existsSync(path.join(root, '.cache', '.watch.lock'))).toBe(false)
  expect(existsSync(path.join(root, '.cache', 'watch'))).toBe(false)
})
