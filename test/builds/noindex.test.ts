import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { filesOf, generate, PROJECT, read, type Run, siteFolder } from '../support/site.ts'

const OUT = siteFolder('preview')
const FIXTURE = path.join(PROJECT, 'test', 'site')

describe('a preview (`generate --noindex`)', () => {
  let run: Run
  let documents: readonly string[]

  beforeAll(() => {
    run = generate(FIXTURE, '--out', OUT, '--noindex')
    documents = filesOf(OUT).filter((file) => file.endsWith('.html'))
  }, 120_000)

  test('is named in the summary', () => {
    expect(run.code).toBe(0)
    expect(run.stdout).toContain('hidden from search engines (noindex)')
  })

  test('asks search engines in each document to keep it out', () => {
    expect(documents.length).toBeGreaterThan(10)
    expect(documents.filter((file) => !read(OUT, file).includes('<meta name="robots" content="noindex">'))).toEqual([])
  })

  test('names no canonical address and no translations for search engines', () => {
    const naming = /<link rel="(?:canonical"|alternate" hreflang)|property="og:url"/
    expect(documents.filter((file) => naming.test(read(OUT, file)))).toEqual([])
  })

  test('has no sitemap, and a robots.txt that allows nothing', () => {
    expect(read(OUT, 'robots.txt')).toBe('User-agent: *\nDisallow: /\n')
    expect(filesOf(OUT).filter((file) => file.startsWith('sitemap'))).toEqual([])
  })

  test.each(['_headers', 'nginx.conf', '.htaccess', 'staticwebapp.config.json'])(
    'has %s send the header that hides pictures and feeds too',
    (file) => {
      expect(read(OUT, file)).toMatch(/X-Robots-Tag\W+noindex/)
    },
  )

  test('is not taken for the public site by the next run', () => {
    expect(generate(FIXTURE, '--out', OUT).stdout).not.toContain('hidden from search engines')
    expect(read(OUT, 'index.html')).toContain('<link rel="canonical"')
    expect(read(OUT, '_headers')).not.toContain('X-Robots-Tag')
  }, 120_000)
})
