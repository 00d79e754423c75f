import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Issue } from '../../renderer/definitions/issue.ts'
import { SERVICES } from '../support/samples/services.ts'
import { AT, copyFixture, edit, read, site, write } from '../support/site.ts'

let root = ''
let issues: readonly Issue[] = []

beforeAll(() => {
  root = copyFixture('legal')
  edit(
    root,
    'content/navigation.yaml',
    'links: { career: /jobs, contact: /about }',
    'links: { career: /jobs, contact: /about, imprint: /imprint, hidden: /hidden }\nlegal: { near: [imprint, hidden], storage: contact }',
  )
  for (const locale of ['de', 'en', 'es'])
    write(
      root,
      `content/pages/hidden/${locale}.md`,
      `---\ntitle: Hidden\ndescription: Hidden.\n---\n\nNobody links here.\n`,
    )
  edit(
    root,
    'templates/pages.tsx',
    '<article>',
    '<article><img alt="" src="https://tracker.example/pixel.gif" width={1} height={1} />',
  )
  edit(root, 'templates/pages.tsx', '{view.body &&', '<p data-storage="site:old" />{view.body &&')
  edit(
    root,
    'templates/islands/Counter.tsx',
    'export function',
    "globalThis.sessionStorage?.setItem('site:count', '1')\n\nexport function",
  )
  edit(root, 'content/site.yaml', 'baseUrl: https://alpha.example', 'baseUrl: https://alpha.example/sub')
  edit(root, 'content/site.yaml', ', unlinked-page]', ']')
  edit(root, 'content/site.yaml', 'brand: Alpha', `brand: Alpha\n${SERVICES}`)
  edit(root, 'templates/layout.tsx', '<ServiceSettings', '<p hidden aria-label')
  edit(
    root,
    'templates/layout.tsx',
    "aria-label label={context.t('services.settings')}",
    "title={context.t('services.settings')}",
  )
  edit(root, 'templates/layout.tsx', '  ServiceSettings,\n', '')
  const run = site(['check', '--root', root, '--at', AT, '--format', 'json'])
  issues = JSON.parse(run.stdout) as readonly Issue[]
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

const of = (code: string): Issue[] => issues.filter((issue) => issue.code === code)

describe('check', () => {
  test('reports which legal page is too far from where, once per language, at its name in the menu data', () => {
    const far = of('far-legal-page')
    expect(far.map(({ message }) => /in `(..)`/.exec(message)?.[1])).toEqual(['de', 'en', 'es'])
    expect(far[0]).toMatchObject({ file: 'content/navigation.yaml', severity: 'warning' })
    expect(far[0]?.message).toContain('more than two clicks from `hidden` (/de/hidden/)')
    expect(far[0]?.hint).toContain('`languages.de.legal` in content/footer.yaml')
  })

  test('counts the clicks to a legal page below a base path too', () => {
    expect(of('far-legal-page').some(({ message }) => message.includes('`imprint`'))).toBe(false)
  })

  test('reports pages that no other page links to, in each language', () => {
    const files = of('unlinked-page').map(({ file }) => file)
    expect(files).toEqual(expect.arrayContaining(['de', 'en', 'es'].map((tag) => `content/pages/hidden/${tag}.md`)))
    expect(files).not.toContain('content/pages/about/de.md')
  })

  test('reports what is stored in the browser and not listed on the page about storage', () => {
    const messages = of('undeclared-storage').map(({ message }) => message)
    expect(messages).toContain('the site stores `site:count` in the browser, but /de/about/ does not say so')
    expect(messages).toContain('the site stores `i18n_redirected` in the browser, but /en/about/ does not say so')
  })

  test('reports what the page about storage lists and no script stores', () => {
    expect(of('unused-storage').map(({ message }) => message)).toContain(
      '/de/about/ says that the site stores `site:old`, but no script does',
    )
  })

  test('reports what services store and the page about storage does not say', () => {
    const messages = of('undeclared-storage').map(({ message }) => message)
    for (const name of ['_count*', 'count:seen', 'site:consent'])
      expect(messages).toContain(`the site stores \`${name}\` in the browser, but /de/about/ does not say so`)
  })

  test('reports services that no page shows, and pages on which visitors cannot withdraw their consent', () => {
    const unused = of('unused-service')
    expect(unused.map(({ message }) => /uses `(\w+)`/.exec(message)?.[1])).toEqual(['player', 'map'])
    expect(unused[0]).toMatchObject({ file: 'content/site.yaml', severity: 'warning' })
    const [closed, ...others] = of('missing-service-settings')
    expect(others).toEqual([])
    expect(closed?.message).toMatch(/^\/\S+ and \d+ more have no button to withdraw consent to services$/)
  })

  test('reports what is loaded from another host, on how many pages, and where the theme writes it', () => {
    const [foreign, ...others] = of('foreign-host')
    expect(others).toEqual([])
    const line =
      read(root, 'templates/pages.tsx')
        .split('\n')
        .findIndex((text) => text.includes('tracker.example')) + 1
    expect(foreign).toMatchObject({ file: 'templates/pages.tsx', line })
    expect(foreign?.message).toMatch(
      /^\/\S+ and \d+ more load https:\/\/tracker\.example\/pixel\.gif from another host$/,
    )
  })

  test('of a name in `legal` that `links` lacks is an error', () => {
    edit(root, 'content/navigation.yaml', 'near: [imprint, hidden]', 'near: [imprnt]')
    const { code, stdout } = site(['check', '--root', root, '--at', AT])
    expect(code).toBe(1)
    expect(stdout).toContain('`legal` names `imprnt`, which `links` does not define')
    expect(stdout).toContain('did you mean `imprint`?')
  })
})

test('files of an earlier build, which are kept for open tabs, are not asked what they store', () => {
  const folder = copyFixture('legal-retired')
  const built = (): Issue[] => {
    expect(site(['generate', '--root', folder, '--at', AT]).code).toBe(0)
    const { stdout } = site(['check', '--root', folder, '--at', AT, '--format', 'json'])
    return (JSON.parse(stdout) as Issue[]).filter(({ code }) => code === 'undeclared-storage')
  }
  const storing = "globalThis.sessionStorage?.setItem('site:count', '1')\n\n"
  edit(folder, 'content/navigation.yaml', 'links: { career', 'legal: { near: [], storage: contact }\nlinks: { career')
  edit(folder, 'templates/islands/Counter.tsx', 'export function', `${storing}export function`)
  const before = built().filter(({ message }) => message.includes('site:count'))
  edit(folder, 'templates/islands/Counter.tsx', storing, '')
  const after = built().filter(({ message }) => message.includes('site:count'))
  rmSync(folder, { recursive: true, force: true })
  expect(before.length).toBeGreaterThan(0)
  expect(after).toEqual([])
})
