import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyCompany } from '../../support/company.ts'
import { stopServer, urlOf } from '../../support/process/server.ts'
import { read, startSite } from '../../support/site.ts'
import { openTab, sharedBrowser, type Tab } from '../support/browser.ts'

let root = ''
let base = ''
let tab: Tab
let stop = (): unknown => undefined

beforeAll(async () => {
  root = copyCompany('company-edit')
  const server = startSite(['watch', '--root', root, '--port', '0'])
  base = (await urlOf(server)).replace(/\/$/, '')
  tab = await openTab(await sharedBrowser(), base, { locale: 'en-US', viewport: { width: 1440, height: 900 } })
  stop = async () => {
    await tab.close()
    await stopServer(server)
  }
}, 300_000)
afterAll(async () => {
  await stop()
  rmSync(root, { recursive: true, force: true })
})

/** Without what keeps words on a line. */
const plain = (text: string): string => text.replaceAll('\u00A0', ' ')

async function titleOf(address: string): Promise<string> {
  const html = await (await fetch(`${base}${address}`)).text()
  return plain(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '')
}

/** A page of many sections, with texts that contain one, and a post. */
test.each([
  ['pages', 'security/nis2', '/de/security/nis2/'],
  ['posts', 'what-eleven-minutes-look-like', '/de/posts/what-eleven-minutes-look-like/'],
])(
  'the title of an entry of the company (%s) is changed in the browser: in its file, and nothing else',
  async (collection, entry, address) => {
    const file = `content/${collection}/${entry}/de.md`
    const before = read(root, file)
    const [, title = ''] = /^title: "(.*)"$/m.exec(before) ?? []
    const isOpen = tab.page.url().includes('/_edit/')
    await tab.go(`/_edit/#/collections/${collection}/entries/${entry}/index`)
    if (isOpen) await tab.page.reload()
    const field = tab.page.getByRole('textbox', { name: 'Title' }).first()
    await field.waitFor({ timeout: 100_000 })
    await expect.poll(() => field.inputValue()).toBe(title)
    await field.fill(`${title}, neu`)
    await tab.page.getByRole('button', { name: 'Save', exact: true }).click()
    await tab.page.getByText('Entry saved.').waitFor()
    expect(read(root, file)).toBe(before.replace(`title: "${title}"`, `title: "${title}, neu"`))
    await expect.poll(() => titleOf(address), { timeout: 60_000 }).toContain(`${plain(title)}, neu`)
  },
  200_000,
)
