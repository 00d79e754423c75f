import { rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeAt } from '../../../renderer/definitions/lines.ts'
import { stopServer, withServer } from '../../support/process/server.ts'
import { edit, site, siteFolder, write } from '../../support/site.ts'
import { openTab, serve, sharedBrowser, type Tab } from '../support/browser.ts'

/** A new site with islands that are not the same in the browser, and one that throws there. */
const root = siteFolder('island-console')
const NAMES = ['Same', 'Clock', 'Nested', 'Broken', 'Faulty']

const ISLANDS = `import { useId, useState, type ReactNode } from 'react'
const isBrowser = typeof window !== 'undefined'
export const Same = (): ReactNode => <label htmlFor={useId()}>{'one'} {'two'}</label>
export const Clock = (): ReactNode => <p>It is <time>{isBrowser ? 'noon' : 'night'}</time></p>
export const Nested = (): ReactNode => <p>Before <div>within</div></p>
export function Broken(): ReactNode {
  if (isBrowser) throw new Error('no such thing in a browser')
  return <p>The text stays</p>
}
export function Faulty(): ReactNode {
  const [shown, show] = useState<unknown>('')
  const wait = async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve))
    throw new TypeError('rejected later')
  }
  return (
    <p>
      <button type="button" onClick={() => { throw new Error('pressed wrongly') }}>press</button>
      <button type="button" onClick={() => void wait()}>wait</button>
      <button type="button" onClick={() => show({ a: 1 })}>show</button>
      {shown as ReactNode}
    </p>
  )
}
`

beforeAll(() => {
  rmSync(root, { recursive: true, force: true })
  expect(site(['init', root, '--name', 'Blue Harbour', '--languages', 'en'])).toMatchObject({ code: 0 })
  write(root, 'templates/islands.tsx', ISLANDS)
  const named = NAMES.map((name) => `${name}: { component: ${name}, module: 'islands.tsx' }`)
  edit(root, 'templates/index.ts', "styles: 'style.css',", `styles: 'style.css',\n  islands: { ${named.join(', ')} },`)
  edit(root, 'templates/index.ts', '\n', `\nimport { ${NAMES.join(', ')} } from './islands.tsx'\n`)
  edit(root, 'templates/layout.tsx', 'packOf, telLink', 'packOf, Island, telLink')
  const used = NAMES.map((name) => `<Island name="${name}" when="idle" context={context} />`)
  edit(root, 'templates/layout.tsx', '<CopyNotice context={context} />', used.join(''))
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** What the console of a page of the site says once its islands have run. */
async function saidAt(base: string): Promise<string[]> {
  const tab: Tab = await openTab(await sharedBrowser(), base)
  await tab.go('/en/')
  await tab.page.locator('site-island[data-name=Broken][data-lost]').waitFor()
  await expect.poll(() => tab.page.locator('site-island[data-name=Clock] time').innerText()).toBe('noon')
  await expect.poll(() => tab.page.locator('site-island[data-name=Broken] p').count()).toBe(1)
  const { said } = tab
  await tab.close()
  return said
}

test('watch says in the console which island is not the same in the browser, what differs, and how to mend it', async () => {
  await withServer(['watch', '--root', root, '--port', '0'], async (url) => {
    const said = await saidAt(url.replace(/\/$/, ''))
    const about = (name: string): string => said.find((line) => line.includes(`The island ${name} `)) ?? ''
    expect(about('Clock')).toContain('  built page: night\n  browser:    noon\n  hint: what it draws first')
    expect(about('Nested')).toContain('built page: <p>Before </p>\n  browser:    <p>Before <div>within</div></p>\n')
    expect(about('Nested')).toContain('such as `<div>` in `<p>`')
    expect(about('Broken')).toContain('has failed: Error: no such thing in a browser')
    expect(about('Same')).toBe('')
  })
})

test('watch shows errors of islands over the page and once in the terminal, at their lines, until they are mended', async () => {
  await withServer(['watch', '--root', root, '--port', '0'], async (url, server) => {
    let printed = ''
    server.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()))
    const { page, close } = await openTab(await sharedBrowser(), url.replace(/\/$/, ''))
    await page.goto('/en/')
    const panel = page.getByRole('region', { name: 'Issues of the site' })
    for (const name of ['press', 'press', 'wait', 'show']) await page.getByRole('button', { name }).click()
    const place = (text: string): string => {
      const { line, column } = placeAt(ISLANDS, ISLANDS.indexOf(text))
      return `templates/islands.tsx:${line}:${column}`
    }
    const places = ["Error('no such", "Error('pressed", "TypeError('rejected", 'Faulty(): ReactNode'].map(place)
    for (const at of places) await panel.getByRole('button', { name: at }).waitFor()
    expect(await panel.innerText()).toContain('TypeError: rejected later')
    await expect.poll(() => printed.split('error browser-error').length).toBe(5)
    for (const at of places) expect(printed.split(`${at} error browser-error`)).toHaveLength(2)

    write(root, 'templates/islands.tsx', ISLANDS.replace(/if \(isBrowser\) throw .*/, ''))
    await expect.poll(() => panel.getByText('browser-error').count()).toBe(0)
    write(root, 'templates/islands.tsx', ISLANDS)
    await panel.getByText('Error: no such thing').waitFor()
    await close()
  })
})

test('for visitors the console says which island has failed and why, and nothing of those that were drawn anew', async () => {
  expect(site(['generate', '--root', root]).stderr).toMatch(
    /^templates\/islands\.tsx:\d+:\d+ warning invalid-nesting\n[^]*\n1 warning\n$/,
  )
  const { base, server } = await serve(path.join(root, 'output'), '--data', path.join(root, '.data'))
  const said = await saidAt(base)
  await stopServer(server)
  expect(said).toHaveLength(1)
  expect(said[0]).toContain('The island Broken has failed: Error: no such thing in a browser')
})
