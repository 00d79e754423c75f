import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stopServer, urlOf, withServer } from '../support/process/server.ts'
import { AT, copyFixture, edit, generate, read, startSite, treeOf, write } from '../support/site.ts'

const POST = 'content/posts/delta/de.md'
let root = ''

beforeAll(() => {
  root = copyFixture('watch-clean')
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** Each change alone, and what a page shows when it has been built. */
const CHANGES: readonly (readonly [change: () => void, shown: string])[] = [
  [() => edit(root, POST, 'Text about', 'Words about'), 'Words about'],
  [() => edit(root, POST, 'title: Delta de', 'title: Gamma de'), 'Gamma de'],
  [() => write(root, 'templates/style.css', 'body { color: #123456 }'), 'Gamma de'],
  [() => edit(root, POST, 'Words about', 'Lines about'), 'Lines about'],
  [() => edit(root, 'templates/pages.tsx', '<h1>{view.post.title}', '<h1 id="top">{view.post.title}'), 'id="top"'],
  [() => edit(root, 'content/facts.yaml', 'euro: 1450', 'euro: 1550'), 'Lines about'],
  [() => write(root, 'i18n/locales/de.yaml', 'parent: de\nname: Platt\n'), '>Platt<'],
  [() => edit(root, 'i18n/locales/de.yaml', 'Platt', 'Hochdeutsch'), '>Hochdeutsch<'],
]

function withoutTime(folder: string): Record<string, string> {
  const { 'builds/latest.json': _latest, ...files } = treeOf(path.join(root, folder))
  return files
}

/** Files that are not the same in both folders, or in one of them only. */
function differing(one: string, other: string): string[] {
  const [here, there] = [withoutTime(one), withoutTime(other)]
  return Object.keys({ ...here, ...there }).filter((file) => here[file] !== there[file])
}

test('after changes of every kind, one upon the other, watch has the files of a clean build', async () => {
  await withServer(['watch', '--root', root, '--port', '0', '--at', AT], async (url) => {
    for (const [change, shown] of CHANGES) {
      change()
      const page = async () => (await fetch(new URL('/de/posts/delta/', url))).text()
      await expect.poll(page, { timeout: 60_000 }).toContain(shown)
    }
    expect(generate(root).code).toBe(0)
    expect(read(root, 'output/de/posts/delta/index.html')).toContain('Lines about')
    await expect.poll(() => differing('.cache/watch', 'output'), { timeout: 60_000 }).toEqual([])
  })
})

test('a text saved while changed templates are compiled takes nothing from them', async () => {
  const folder = copyFixture('watch-both')
  await withServer(['watch', '--root', folder, '--port', '0', '--at', AT], async (url) => {
    const page = async () => (await fetch(new URL('/de/posts/delta/', url))).text()
    const title = (time: number) => (time === 0 ? '<h1>{view.post.title}' : `<h1 id="t${time}">{view.post.title}`)
    const words = (time: number) => (time === 0 ? 'Text about' : `Text ${time} about`)
    for (const time of [1, 2]) {
      edit(folder, 'templates/pages.tsx', title(time - 1), title(time))
      await delay(60 * time)
      edit(folder, POST, words(time - 1), words(time))
      await expect.poll(page, { timeout: 60_000 }).toContain(words(time))
      await expect.poll(page, { timeout: 10_000 }).toContain(`id="t${time}"`)
    }
  })
  rmSync(folder, { recursive: true, force: true })
})

test('goes on when `.cache/` was deleted, which may be done at any time', async () => {
  const folder = copyFixture('watch-deleted')
  await withServer(['watch', '--root', folder, '--port', '0', '--at', AT], async (url) => {
    const page = async (address: string) => (await fetch(new URL(address, url))).text()
    rmSync(path.join(folder, '.cache'), { recursive: true })
    edit(folder, POST, 'Text about', 'Words about')
    await expect.poll(() => page('/de/posts/delta/'), { timeout: 60_000 }).toContain('Words about')
    await expect.poll(() => page('/en/about/'), { timeout: 60_000 }).toContain('</html>')
    const written = () => existsSync(path.join(folder, '.cache/watch/en/about/index.html'))
    await expect.poll(written, { timeout: 60_000 }).toBe(true)
    rmSync(path.join(folder, '.cache/watch'), { recursive: true })
    write(folder, 'content/site.yaml', `${read(folder, 'content/site.yaml')}# A comment changes no page.\n`)
    await expect.poll(written, { timeout: 60_000 }).toBe(true)
    expect(await page('/en/about/')).toContain('</html>')
  })
  rmSync(folder, { recursive: true, force: true })
})

test('a schema that changes checks texts that have not', async () => {
  const folder = copyFixture('watch-schema')
  const PROSE = "z.literal('prose'), "
  edit(folder, 'content/pages/about/de.md', 'type: prose', 'type: prose\n    shout: true')
  await withServer(['watch', '--root', folder, '--port', '0', '--at', AT], async (url) => {
    const page = async () => (await fetch(new URL('/de/about/', url))).text()
    expect(await page()).not.toContain('Quoted')
    edit(folder, 'templates/sections.tsx', PROSE, `${PROSE}shout: z.boolean().optional(), `)
    await expect.poll(page, { timeout: 60_000 }).toContain('Quoted')
  })
  rmSync(folder, { recursive: true, force: true })
})

test('that is stopped during a build ends without finishing it', async () => {
  const folder = copyFixture('watch-stopped')
  const post = read(folder, POST).replace('title:', 'untranslated: { en: none, es: none }\ntitle:')
  for (let number = 0; number < 60; number += 1) write(folder, `content/posts/many-${number}/de.md`, post)
  const server = startSite(['watch', '--root', folder, '--port', '0', '--at', AT])
  let said = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const url = await urlOf(server)
  // Slow enough for the stop to come before the end.
  const slow = '{Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400) && null}'
  edit(folder, 'templates/pages.tsx', '<h1>{view.post.title}', `<h1 id="slow">${slow}{view.post.title}`)
  const page = async () => (await fetch(new URL('/de/posts/delta/', url))).text()
  await expect
    .poll(page)
    .toContain('id="slow"')
    .finally(() => stopServer(server))
  expect(server.exitCode).toBe(0)
  expect(said).not.toContain('templates/pages.tsx: ')
  rmSync(folder, { recursive: true, force: true })
})
