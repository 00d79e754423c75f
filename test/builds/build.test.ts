import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { alternatesOf, canonicalOf } from '../support/html.ts'
import { copyFixture, edit, filesOf, generate, read, write } from '../support/site.ts'
import { describeOutput } from '../support/output-rules.ts'

let root = ''
let out = ''

beforeAll(() => {
  root = copyFixture('build')
  out = path.join(root, 'output')
  expect(generate(root)).toMatchObject({ code: 0, stderr: '' })
})

afterAll(() => rmSync(root, { recursive: true, force: true }))

const html = (file: string): string => readFileSync(path.join(out, file), 'utf8')

describeOutput(() => out)

describe('routes', () => {
  test('every page of every language is a file with its payload', () => {
    for (const folder of [
      'de',
      'de/about',
      'en/about',
      'es/about',
      'de/posts/anchor',
      'de/deep/er/est',
      'de/impressum',
      'en/imprint',
      'de/stellen/mason',
      'en/jobs/mason',
      'de/authors/alpha',
      'es/events/summit',
      'en/casestudies/bravo',
    ]) {
      expect(existsSync(path.join(out, folder, 'index.html')), folder).toBe(true)
      expect(existsSync(path.join(out, folder, '_payload.json')), folder).toBe(true)
    }
  })

  test('drafts and what is not yet published stay out', () => {
    expect(filesOf(out).filter((file) => /secret|future/.test(file))).toEqual([])
  })

  test('a page that exists in one language alone has no hreflang', () => {
    expect(alternatesOf(html('de/deep/er/est/index.html'))).toEqual({})
  })

  test('translated paths are translations of each other', () => {
    expect(alternatesOf(html('de/stellen/index.html'))).toEqual({
      de: 'https://alpha.example/de/stellen/',
      en: 'https://alpha.example/en/jobs/',
      'x-default': 'https://alpha.example/de/stellen/',
    })
  })

  test('the home pages leave the choice of the language to /', () => {
    expect(alternatesOf(html('es/index.html'))['x-default']).toBe('https://alpha.example/')
    expect(canonicalOf(html('index.html'))).toBe('https://alpha.example/')
  })
})

describe('missing translations', () => {
  test('`link`: the Spanish footer leads to the English imprint and says so', () => {
    expect(html('es/index.html')).toMatch(/<a href="\/en\/imprint\/" hrefLang="en" lang="en">Aviso legal<\/a>/)
  })

  test('`link`: Spanish lists show the English job, marked as English', () => {
    edit(root, 'content/pages/about/es.md', '  - type: prose', '  - type: jobs\n    entries: {}\n  - type: prose')
    expect(generate(root).code).toBe(0)
    expect(html('es/about/index.html')).toContain('<a href="/en/jobs/mason/" hrefLang="en">Mason</a>')
  })

  test('`parent`: the switcher leads to the page above, `none`: it says that there is nothing', () => {
    const page = html('de/deep/er/est/index.html')
    expect(page).toContain('<li data-state="fallback"><a href="/en/about/" lang="en" data-locale="en">English</a></li>')
    expect(page).toContain('<li data-state="missing">Español</li>')
  })
})

describe('an archive', () => {
  test('its pages are translations of each other, and canonical themselves', () => {
    expect(alternatesOf(html('en/blog/topics/stone/page/2/index.html'))).toEqual({
      de: 'https://alpha.example/de/blog/topics/stone/page/2/',
      en: 'https://alpha.example/en/blog/topics/stone/page/2/',
      es: 'https://alpha.example/es/blog/topics/stone/page/2/',
      'x-default': 'https://alpha.example/de/blog/topics/stone/page/2/',
    })
    expect(canonicalOf(html('de/blog/page/2/index.html'))).toBe('https://alpha.example/de/blog/page/2/')
  })

  test('every post can be reached without script, from page to page', () => {
    const pages = ['de/blog', 'de/blog/page/2', 'de/blog/page/3'].map((folder) => html(`${folder}/index.html`))
    const posts = pages.flatMap((page) => [...page.matchAll(/href="(\/de\/posts\/[^"]+)"/g)].map(([, href]) => href))
    expect(new Set(posts).size).toBe(8)
    expect(pages[0]).toContain('href="/de/blog/page/2/"')
  })

  test('all posts are beside the first page, in its language', () => {
    const posts = JSON.parse(html('es/blog/_posts.json')) as { key: string; title: string }[]
    expect(posts).toHaveLength(8)
    expect(posts[0]?.title).toMatch(/es$/)
    expect(filesOf(out).filter((file) => file.endsWith('_posts.json'))).toHaveLength(3)
  })

  test('its pages are in the sitemap with the day of their newest post', () => {
    expect(html('sitemap-de.xml')).toMatch(
      /<loc>https:\/\/alpha.example\/de\/blog\/page\/3\/<\/loc>\s*<lastmod>2026-0\d-10<\/lastmod>/,
    )
  })
})

describe('texts', () => {
  test('facts are written as the language writes them', () => {
    expect(html('de/index.html')).toContain('Alpha 1.214')
    expect(html('en/index.html')).toContain('Alpha 1,214')
    expect(html('de/index.html')).toContain('1.450\u00A0€')
    expect(html('en/index.html')).toContain('€1,450')
    expect(html('es/index.html')).toContain('6\u00A0semanas')
  })

  test('quotes are those of the language, and code keeps its own', () => {
    expect(html('de/about/index.html')).toContain('„Quoted“')
    expect(html('en/about/index.html')).toContain('“Quoted”')
    expect(html('es/about/index.html')).toContain('«Quoted»')
    expect(html('de/about/index.html')).toContain('<code>code &quot;x&quot;</code>')
  })

  test('an image beside the text is named after its content and has its size', () => {
    expect(html('de/about/index.html')).toMatch(
      /<img src="\/assets\/plan\.[0-9a-f]{10}\.svg" alt="Plan" width="320" height="180"/,
    )
  })

  test('interface texts are plural where they have to be', () => {
    expect(html('de/blog/index.html')).toContain('1 Minute')
  })
})

describe('whole-site files', () => {
  test('the sitemap lists every page with its translations and no error page', () => {
    const sitemap = ['de', 'en', 'es'].map((locale) => html(`sitemap-${locale}.xml`)).join('')
    expect(html('sitemap.xml').match(/<loc>https:\/\/alpha\.example\/sitemap-(de|en|es)\.xml/g)).toHaveLength(3)
    expect(sitemap.match(/<loc>/g)).toHaveLength(76)
    expect(sitemap).toContain('<xhtml:link rel="alternate" hreflang="es" href="https://alpha.example/es/about/"/>')
    expect(sitemap).toContain('<lastmod>2026-03-01</lastmod>')
    expect(sitemap).not.toContain('404')
  })

  test('latest.json names the build whose list of pages is there', () => {
    const latest = JSON.parse(html('builds/latest.json')) as { id: string; timestamp: number }
    const meta = JSON.parse(html(`builds/meta/${latest.id}.json`)) as {
      id: string
      prerendered: string[]
      matcher: { static: Record<string, unknown> }
    }
    expect(Object.keys(latest)).toEqual(['id', 'timestamp'])
    expect(meta.id).toBe(latest.id)
    expect(meta.prerendered).toContain('/de/about')
    expect(meta.matcher.static['/de/alt']).toEqual({ redirect: '/de/about/' })
  })

  test('the build id is in builds/ only', () => {
    const { id } = JSON.parse(html('builds/latest.json')) as { id: string }
    expect(filesOf(out).filter((file) => html(file).includes(id) && !file.startsWith('builds/'))).toEqual([])
  })

  test('redirects and aliases are pages of their own and lines for the host', () => {
    expect(html('_redirects')).toContain('/de/ueber/ /de/about/ 301')
    expect(html('_redirects')).toContain('/en/old/ https://elsewhere.example/ 301')
    expect(html('de/alt/index.html')).toContain('<meta http-equiv="refresh" content="0; url=/de/about/">')
  })

  test('a payload is head and main, and names the shell that it fits into', () => {
    const payload = JSON.parse(html('de/about/_payload.json')) as Record<string, string>
    const document = html('de/about/index.html')
    expect(Object.keys(payload)).toEqual([
      'shell',
      'path',
      'locale',
      'title',
      'middleware',
      'body',
      'styles',
      'head',
      'main',
      'slots',
    ])
    expect(document).toContain(payload['main'])
    expect(document.replaceAll('\n', '')).toContain(payload['head'])
    expect(document).toContain(`data-shell="${payload['shell']}"`)
  })

  test('the not-found page of the root holds the texts of all languages', () => {
    expect(html('404.html')).toMatch(
      /lang="de" dir="ltr" data-for-path="\^\/\(\?!\(en\|es\)\(\/\|\$\)\)".*data-for-path="\^\/en.*data-for-path="\^\/es/s,
    )
    expect(html('es/404.html')).toContain('Página no encontrada:')
  })

  test('files of content/static are copied as they are', () => {
    expect(html('favicon.svg')).toBe(read(root, 'content/static/favicon.svg'))
  })
})

describe('the clock', () => {
  test('--drafts shows drafts and what is not yet published', () => {
    const target = path.join(root, 'drafts')
    expect(generate(root, '--out', target, '--drafts').code).toBe(0)
    expect(existsSync(path.join(target, 'de/posts/secret/index.html'))).toBe(true)
    expect(existsSync(path.join(target, 'de/posts/future/index.html'))).toBe(true)
  })

  test('--at builds as if it were another day: the future post is there, the job and its links are gone', () => {
    const target = path.join(root, 'later')
    write(root, 'content/pages/home/de.md', read(root, 'content/pages/home/de.md'))
    const run = generate(root, '--out', target, '--at', '2027-04-01')
    expect(run).toMatchObject({ code: 0 })
    expect(existsSync(path.join(target, 'de/posts/future/index.html'))).toBe(true)
    expect(existsSync(path.join(target, 'de/stellen/mason/index.html'))).toBe(false)
    expect(readFileSync(path.join(target, 'de/stellen/index.html'), 'utf8')).not.toContain('Mason')
    expect(readFileSync(path.join(target, 'de/events/summit/index.html'), 'utf8')).toContain('data-past="true"')
  })

  test('the summary says on which day the output changes by itself', () => {
    expect(generate(root).stdout).toContain('changes by itself on 2026-12-02')
  })

  test('--base-url replaces the address of the site', () => {
    const target = path.join(root, 'staging')
    expect(generate(root, '--out', target, '--base-url', 'https://staging.example/').code).toBe(0)
    expect(canonicalOf(readFileSync(path.join(target, 'de/about/index.html'), 'utf8'))).toBe(
      'https://staging.example/de/about/',
    )
  })
})
