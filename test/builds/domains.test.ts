import { rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AT, copyFixture, filesOf, generate, read, site, write } from '../support/site.ts'

const GERMAN = 'https://www.alpha.example'
const SPANISH = 'https://es.alpha.example'
let root = ''
let out = ''
let base = ''

beforeAll(() => {
  root = copyFixture('domains')
  out = path.join(root, 'output')
  const settings = read(root, 'content/site.yaml')
  base = /^baseUrl: (\S+)$/m.exec(settings)?.[1] ?? ''
  write(root, 'content/site.yaml', `${settings}\ndomains: { de: ${GERMAN}, es: ${SPANISH} }\n`)
  expect(generate(root)).toMatchObject({ code: 0 })
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

const html = (address: string): string => read(out, `${address.slice(1)}index.html`)
const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, one = '']) => one)

describe('a domain for each language', () => {
  test('is that of the canonical address and of each translation', () => {
    const page = html('/de/posts/anchor/')
    expect(found(page, /rel="canonical" href="([^"]+)"/g)).toEqual([`${GERMAN}/de/posts/anchor/`])
    expect(found(page, /rel="alternate" hreflang="\w\w" href="([^"]+)"/g)).toEqual([
      `${GERMAN}/de/posts/anchor/`,
      `${base}/en/posts/anchor/`,
      `${SPANISH}/es/posts/anchor/`,
    ])
    expect(found(html('/en/posts/anchor/'), /rel="canonical" href="([^"]+)"/g)).toEqual([`${base}/en/posts/anchor/`])
  })

  test('is in links to other languages only', () => {
    const page = html('/de/posts/anchor/')
    expect(page).toContain(`href="${base}/en/posts/anchor/"`)
    expect(page).toContain(`href="${SPANISH}/es/posts/anchor/"`)
    expect(found(page, /<a [^>]*href="(\/[^"]*)"/g).filter((href) => !href.startsWith('/de/'))).toEqual([])
    expect(found(page, /<a [^>]*href="([^"]*)"/g).some((href) => href.startsWith('/de/'))).toBe(true)
  })

  test('is in payloads too, which show the same', () => {
    const {
      slots,
      head,
      path: own,
    } = JSON.parse(read(out, 'de/posts/anchor/_payload.json')) as {
      slots: Record<string, string>
      head: string
      path: string
    }
    expect(own).toBe('/de/posts/anchor/')
    expect(JSON.stringify(slots)).toContain(`${SPANISH}/es/posts/anchor/`)
    expect(head).toContain(`${GERMAN}/de/posts/anchor/`)
  })

  test('is in structured data, feeds and sitemaps, and nothing of a language is elsewhere', () => {
    const texts = filesOf(out).filter((file) => /\.(?:html|xml|json|ics|txt)$/.test(file))
    const wrong = texts.filter(
      (file) => read(out, file).includes(`${base}/de/`) || read(out, file).includes(`${base}/es/`),
    )
    expect(wrong).toEqual([])
    expect(read(out, 'de/rss.xml')).toContain(`<link>${GERMAN}/de/`)
    expect(html('/de/posts/anchor/')).toContain(`"mainEntityOfPage":"${GERMAN}/de/posts/anchor/"`)
    expect(read(out, 'robots.txt')).toContain(`Sitemap: ${GERMAN}/sitemap.xml`)
  })

  test('opens with its language', () => {
    const root = read(out, 'index.html')
    expect(root).toMatch(/https:\/\/www\.alpha\.example.:.de./)
    expect(root).toMatch(/https:\/\/es\.alpha\.example.:.es./)
  })

  test('finds nothing wrong, and nothing on another host', () => {
    const { stdout, code } = site(['check', '--root', root, '--at', AT])
    expect(stdout).toContain('Nothing is wrong.')
    expect(code).toBe(0)
  })

  test('is left out of a preview at another address', () => {
    const preview = path.join(root, 'preview')
    expect(generate(root, '--out', preview, '--base-url', 'https://preview.example')).toMatchObject({ code: 0 })
    expect(read(preview, 'de/index.html')).toContain('href="https://preview.example/de/"')
    expect(read(preview, 'de/index.html')).not.toContain(GERMAN)
  })

  test('does not go with a base URL that has a path', () => {
    write(
      root,
      'content/site.yaml',
      read(root, 'content/site.yaml').replace(`baseUrl: ${base}`, `baseUrl: ${base}/team`),
    )
    const { stderr, code } = generate(root)
    expect(code).toBe(1)
    expect(stderr).toMatch(
      /content\/site\.yaml:\d+:\d+ error wrong-value\n {2}a base URL with a path cannot have other domains/,
    )
  })
})
