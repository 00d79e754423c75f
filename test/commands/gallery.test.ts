import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { printed, stopServer, withServer } from '../support/process/server.ts'
import { AT, copyFixture, edit, generate, startSite } from '../support/site.ts'

async function textOf(url: URL): Promise<string> {
  const response = await fetch(url)
  expect(response.status, url.pathname).toBe(200)
  return response.text()
}

function linksIn(html: string, attribute: 'href' | 'src'): string[] {
  return Array.from(html.matchAll(new RegExp(`${attribute}="(/_gallery/[^"]+)"`, 'g')), ([, link = '']) => link)
}

test('watch draws everything that the theme defines in its gallery, in each language, and writes schemas; the output has no gallery', async () => {
  const root = copyFixture('gallery')
  await withServer(['watch', '--root', root, '--port', '0', '--at', AT], async (url) => {
    expect(existsSync(path.join(root, '.cache/schema/posts.json'))).toBe(true)
    const index = await textOf(new URL('/_gallery/', url))
    const items = linksIn(index, 'href').filter((link) => link !== '/_gallery/')
    expect(items).toContain('/_gallery/sections/hero/')
    expect(items).toContain('/_gallery/texts/markdown/')
    expect(items).toContain('/_gallery/collections/posts/')

    const pages = await Promise.all(items.map((item) => textOf(new URL(item, url))))
    const frames = [...new Set(pages.flatMap((page) => linksIn(page, 'src')))]
    for (const locale of ['de', 'en', 'es']) expect(frames).toContain(`/_gallery/sections/hero/${locale}/1/`)
    const drawn = await Promise.all(frames.map((frame) => textOf(new URL(frame, url))))
    expect(drawn.filter((html) => html.includes('cannot be drawn') && !html.includes('Faulty'))).toEqual([])

    const hero = pages[items.indexOf('/_gallery/sections/hero/')]
    expect(hero).toContain('<code>heading</code>')
    expect(hero).toContain('/__watch/client.js')
    expect(drawn[0]).not.toContain('/__watch/client.js')
    expect((await fetch(new URL('/_gallery/sections/nothing/', url))).status).toBe(404)
  })
  expect(generate(root).code).toBe(0)
  expect(existsSync(path.join(root, 'output/_gallery'))).toBe(false)
  rmSync(root, { recursive: true, force: true })
})

test('below a path, watch prints its addresses with the path, and so do the pages of the gallery', async () => {
  const root = copyFixture('gallery-below')
  edit(root, 'content/site.yaml', 'baseUrl: https://alpha.example', 'baseUrl: https://alpha.example/sub/')
  const server = startSite(['watch', '--root', root, '--port', '0', '--at', AT])
  try {
    const gallery = await printed(server, /gallery at (http:\S+)/)
    expect(new URL(gallery).pathname).toBe('/sub/_gallery/')
    const index = await textOf(new URL(gallery))
    const page = await textOf(new URL('/sub/_gallery/sections/hero/', gallery))
    const frame = await textOf(new URL('/sub/_gallery/sections/hero/en/1/', gallery))
    expect(page).toContain('src="/sub/_gallery/sections/hero/en/1/"')
    const ADDRESS = /\s(?:href|src)="(\/[^"]*)"/g
    const addresses = [index, page, frame].flatMap((html) => Array.from(html.matchAll(ADDRESS), ([, at = '']) => at))
    expect(addresses.filter((at) => !at.startsWith('/sub/') && at !== '/__watch/client.js')).toEqual([])
  } finally {
    await stopServer(server)
  }
  rmSync(root, { recursive: true, force: true })
})
