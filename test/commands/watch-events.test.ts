import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { withServer } from '../support/process/server.ts'
import { AT, copyFixture, edit, generate, read, site, write } from '../support/site.ts'

describe('watch', () => {
  test('a saved post is built and sent to the browser; the last good output stays while content is broken', async () => {
    const watched = copyFixture('watch')
    await withServer(['watch', '--root', watched, '--port', '0'], async (url) => {
      const events = await openEvents(new URL('/__watch/events', url))
      expect(await events.next()).toMatchObject({ type: 'fine' })
      const file = path.join(watched, 'content/posts/delta/de.md')
      const text = readFileSync(file, 'utf8')

      writeFileSync(file, text.replace('Text about delta', 'Saved text about delta'))
      expect(await events.next()).toMatchObject({ type: 'reload', pages: ['/de/posts/delta/'] })
      const page = await (await fetch(new URL('/de/posts/delta/', url))).text()
      expect(page).toContain('Saved text about delta')
      expect(page).toContain('/__watch/client.js')
      expect(readFileSync(path.join(watched, '.cache/watch/de/posts/delta/index.html'), 'utf8')).not.toContain(
        '__watch',
      )

      writeFileSync(file, text.replace('title:', 'tittle:'))
      const broken = await events.next()
      expect(broken).toMatchObject({ type: 'issues' })
      expect(JSON.stringify(broken)).toContain('did you mean `title`?')
      expect(await (await fetch(new URL('/de/posts/delta/', url))).text()).toContain('Saved text about delta')

      writeFileSync(file, text)
      expect(await events.next()).toMatchObject({ type: 'reload', pages: ['/de/posts/delta/'] })

      const other = statSync(path.join(watched, '.cache/watch/de/about/index.html')).mtimeMs
      writeFileSync(path.join(watched, 'templates/style.css'), 'body { color: #123456 }')
      const styles = (await events.next()) as { type: string; swaps: [string, string][] }
      expect(styles).toMatchObject({ type: 'styles' })
      expect(await (await fetch(new URL(styles.swaps[0]?.[1] ?? '', url))).text()).toContain('#123456')
      expect(await events.next()).toMatchObject({ type: 'fine' })
      expect(statSync(path.join(watched, '.cache/watch/de/about/index.html')).mtimeMs).not.toBe(other)
      const missing = await fetch(new URL('/de/nowhere/', url))
      expect(missing.status).toBe(404)
      expect(await missing.text()).toContain('/__watch/client.js')
      expect(existsSync(path.join(watched, 'output'))).toBe(false)
      events.close()
    })
    rmSync(watched, { recursive: true, force: true })
  })

  test('a site that is broken from the start is shown as errors, and as a site when it is mended', async () => {
    const broken = copyFixture('watch-broken')
    edit(broken, 'content/posts/delta/de.md', 'title:', 'tittle:')
    await withServer(['watch', '--root', broken, '--port', '0'], async (url) => {
      const answer = await fetch(new URL('/de/about/', url))
      expect(answer.status).toBe(503)
      const shell = await answer.text()
      expect(shell).toContain('Nothing has been built yet')
      expect(shell).toContain('/__watch/client.js')
      expect((await fetch(new URL('/assets/style.css', url))).status).toBe(404)
      const events = await openEvents(new URL('/__watch/events', url))
      expect(await events.next()).toMatchObject({ type: 'issues' })
      edit(broken, 'content/posts/delta/de.md', 'tittle:', 'title:')
      const mended = (await events.next()) as { type: string; pages: string[] }
      expect(mended.type).toBe('reload')
      expect(mended.pages).toContain('/de/about/')
      expect(await (await fetch(new URL('/de/about/', url))).text()).not.toContain('Nothing has been built yet')
      events.close()
    })
    rmSync(broken, { recursive: true, force: true })
  })

  test('shows drafts on request, and refuses a second watch on its folder', async () => {
    const watched = copyFixture('watch-drafts')
    write(
      watched,
      'content/posts/later/de.md',
      read(watched, 'content/posts/delta/de.md').replace(
        '---',
        '---\ndraft: true\nuntranslated: { en: none, es: none }',
      ),
    )
    await withServer(['watch', '--root', watched, '--drafts', '--at', AT, '--port', '0'], async (url) => {
      expect((await fetch(new URL('/de/posts/later/', url))).status).toBe(200)
      const second = site(['watch', '--root', watched, '--port', '0'])
      expect(second.code).toBe(3)
      expect(second.stderr).toContain('`kartograf watch`, process ')
      expect(second.stderr).toContain(`delete ${path.join(watched, '.cache', '.watch.lock')}`)
      expect(generate(watched).code).toBe(0)
    })
    rmSync(watched, { recursive: true, force: true })
  })
})

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
