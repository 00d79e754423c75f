import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../i18n/locales.ts'
import type { Entry } from '../../../renderer/definitions/entry.ts'
import type { LinkFault } from '../../../renderer/library/external-links.ts'
import { isFault, joinPath, resolveLink } from '../../../renderer/library/links.ts'
import type { Link } from '../../../renderer/definitions/fields/links.ts'
import { ALL, entryOf, pageIn, targetsWith, type Surroundings } from '../builders.ts'

const SITE: Entry[] = [
  ...pageIn(ALL, 'about', { aliases: ['/old-about'] }, '## Our team\n\n## Über uns\n\n## Our team\n'),
  ...ALL.map((locale) => entryOf('pages', 'contact', locale, { path: `/contact-${locale}` })),
  ...pageIn(['de', 'en'], 'jobs', { untranslated: { es: 'link' } }),
  ...pageIn(['de'], 'about/young', { untranslated: { en: 'parent', es: 'none' } }),
  entryOf('pages', 'fees', 'de', { untranslated: { es: 'none' } }),
  entryOf('pages', 'fees', 'en', { draft: true }),
  ...pageIn(ALL, 'secret', { draft: true }),
  ...pageIn(ALL, 'soon', { publish: '2026-12-24' }),
  ...pageIn(ALL, 'gone', { expire: '2026-01-01' }),
  ...ALL.map((locale) => entryOf('posts', 'alpha', locale)),
  ...pageIn(ALL, 'υπηρεσίες/νέφος', { aliases: ['/παλιό'] }, '## Ασφάλεια\n'),
  ...ALL.map((locale) => entryOf('posts', '雲', locale, locale === 'en' ? { path: '/%E9%9B%B2' } : {})),
  entryOf('posts', 'hidden', 'de', { draft: true, untranslated: { en: 'none', es: 'none' } }),
]

test('an entry is linked by its folder, whatever its path is in each language', () => {
  const entries = ALL.map((locale) => entryOf('jobs', 'mason', locale))
  const settings = { collections: { jobs: { path: { de: '/stellen', en: '/offers', es: '/empleo' } } } }
  const jobs = targetsWith(entries, { settings })
  const to = (locale: Locale) => resolveLink('/jobs/mason', { locale, route: null, folder: 'content' }, jobs)
  expect(ALL.map(to)).toMatchObject([
    { href: '/de/stellen/mason/' },
    { href: '/en/offers/mason/' },
    { href: '/es/empleo/mason/' },
  ])
})

test('a feed is linked by its address, in the language of the reader or in another one, if it has entries', () => {
  const posts = [entryOf('posts', 'alpha', 'de'), entryOf('posts', 'alpha', 'en', { noindex: true })]
  const site = targetsWith(posts, {})
  const met: string[] = []
  const to = (address: string, locale: Locale) => {
    const origin = { locale, route: null, folder: 'content', meets: (group: string) => met.push(group) }
    return resolveLink(address, origin, site)
  }
  expect(to('/rss.xml', 'de')).toMatchObject({ href: '/de/rss.xml', hreflang: null })
  expect(to('/de/feed.json', 'en')).toMatchObject({ href: '/de/feed.json', hreflang: 'de' })
  // Pages that link to it are made again if that changes.
  expect(met).toEqual(['posts/alpha', 'posts/alpha'])
  expect(to('/rss.xml', 'en')).toMatchObject({ code: 'dead-link' })
  expect(to('/posts/rss.xml', 'de')).toMatchObject({ code: 'dead-link' })
})

test.each([
  ['/de/feed.xlm', '/de/rss.xml'],
  ['/feed.xml', '/rss.xml'],
  ['/de/posts/feed.xm', '/de/rss.xml'],
  ['/de/index.xml', '/de/rss.xml'],
  ['/atm.xml', '/atom.xml'],
  ['/de/feed.jsn', '/de/feed.json'],
  ['/en/rss.xlm', undefined],
  ['/de/rates.json', undefined],
  ['/de/news.html', undefined],
])('a link to %s, where nothing is, names the feed %s', (address, feed) => {
  const site = targetsWith([entryOf('posts', 'alpha', 'de')])
  const { hint } = resolveLink(address, { locale: 'de', route: null, folder: 'content' }, site) as LinkFault
  expect(hint).toBe(feed && `did you mean the feed \`${feed}\`?`)
})

/** The address of a page as browsers report it. */
const CLOUD = encodeURI('υπηρεσίες/νέφος')

const PICTURE = { kind: 'image', src: '/assets/plan.1.png', width: 2, height: 1 } as const

const SURROUNDINGS: Surroundings = {
  settings: { fallbackLocales: ['en', 'de'] },
  statics: ['/favicon.svg', '/list.pdf', '/Über uns.pdf', '/C# in 5 % time?.pdf', '/50%25.pdf'],
  assets: {
    'content/pages/about/plan.pdf': { src: '/assets/plan.1.pdf', image: null, bytes: 1200 },
    'content/static/list.pdf': { src: '/list.pdf', image: null, bytes: 34 },
    'content/pages/about/site plan ü.pdf': { src: '/assets/site.1.pdf', image: null },
    'content/pages/plan.png': { src: '/assets/plan.1.png', image: PICTURE },
  },
}

const targets = targetsWith(SITE, SURROUNDINGS)

function resolved(to: string, locale: Locale = 'de'): Link | LinkFault {
  const route = targets.table.byPath.get(`/${locale}/about/`) ?? null
  return resolveLink(to, { locale, route, folder: 'content/pages/about' }, targets)
}

function hrefOf(to: string, locale: Locale = 'de'): string {
  const link = resolved(to, locale)
  return isFault(link) ? `${link.code}: ${link.message}` : link.href
}

function faultOf(to: string, locale: Locale = 'de'): LinkFault {
  const link = resolved(to, locale)
  if (isFault(link)) return link
  throw new Error(`${to} leads to ${link.href}`)
}

describe('a link to a page', () => {
  test.each<[string, Locale, string]>([
    ['/about', 'de', '/de/about/'],
    ['/about/', 'en', '/en/about/'],
    ['/', 'es', '/es/'],
    ['/de/about', 'en', '/de/about/'],
    ['/posts/alpha', 'en', '/en/posts/alpha/'],
    ['/contact-de', 'en', '/en/contact-en/'],
    ['/contact', 'es', '/es/contact-es/'],
    ['/υπηρεσίες/νέφος', 'de', `/de/${CLOUD}/`],
    [`/${CLOUD}/`, 'en', `/en/${CLOUD}/`],
    [`/${CLOUD.toLowerCase()}`, 'en', `/en/${CLOUD}/`],
    ['/υπηρεσίες/νέφος'.normalize('NFD'), 'es', `/es/${CLOUD}/`],
    ['/de/υπηρεσίες/νέφος?a=β#ασφάλεια', 'en', `/de/${CLOUD}/?a=β#ασφάλεια`],
    ['/posts/雲', 'de', '/de/posts/%E9%9B%B2/'],
    ['/posts/%E9%9B%B2', 'en', '/en/%E9%9B%B2/'],
    ['/雲', 'de', '/de/posts/%E9%9B%B2/'],
    ['/about?from=a', 'de', '/de/about/?from=a'],
    ['/about#our-team', 'de', '/de/about/#our-team'],
    ['/about?a=b#our-team-1', 'de', '/de/about/?a=b#our-team-1'],
    ['/about#', 'de', '/de/about/'],
    ['/about#%C3%BCber-uns', 'de', '/de/about/#%C3%BCber-uns'],
    ['/about#über-uns', 'de', '/de/about/#über-uns'],
    ['/favicon.svg', 'de', '/favicon.svg'],
    ['/favicon.svg?v=1', 'de', '/favicon.svg?v=1'],
    ['/%C3%9Cber%20uns.pdf', 'de', '/%C3%9Cber%20uns.pdf'],
    ['/U%CC%88ber%20uns.pdf#page=2', 'de', '/%C3%9Cber%20uns.pdf#page=2'],
    ['/C%23%20in%205%20%25%20time%3F.pdf#page=2', 'de', '/C%23%20in%205%20%25%20time%3F.pdf#page=2'],
    ['/50%25.pdf', 'de', '/50%2525.pdf'],
  ])('leads from %s in %s to %s', (to, locale, expected) => {
    expect(hrefOf(to, locale)).toBe(expected)
  })

  test.each<[string, Locale, Locale | null]>([
    ['/about', 'de', null],
    ['/en/about', 'de', 'en'],
    ['/jobs', 'es', 'en'],
    ['/about/young', 'en', null],
  ])('names the language of %s in %s: %s', (to, locale, expected) => {
    expect(resolved(to, locale)).toMatchObject({ kind: 'link', external: false, hreflang: expected })
  })

  test('leads to the fallback language', () => {
    expect(hrefOf('/jobs', 'es')).toBe('/en/jobs/')
  })

  test('leads to the page above with the policy parent', () => {
    expect(hrefOf('/about/young', 'en')).toBe('/en/about/')
  })

  test('leads nowhere with the policy none', () => {
    expect(faultOf('/about/young', 'es')).toMatchObject({
      code: 'dead-link',
      hint: expect.stringContaining('es: link'),
    })
  })

  test.each([
    ['/abuot', 'did you mean `/about`?'],
    ['/de/abuot', 'did you mean `/de/about/`?'],
    ['/de/old-about', 'it has moved to /de/about/'],
    ['/es/fees', 'did you mean `/de/fees/`?'],
  ])('says of the dead link %s what could be meant', (to, hint) => {
    expect(faultOf(to)).toMatchObject({ code: 'dead-link', hint })
  })

  test('says it as texts write it: a blank would end the link', () => {
    const table = { ...targets.table, groupByPath: new Map([['/blog/tags/Big%20Data', 'pages/blog#tags/Big Data/']]) }
    const fault = resolveLink('/blog/tags/big%20dat', { locale: 'de', route: null, folder: '' }, { ...targets, table })
    expect(fault).toMatchObject({ hint: 'did you mean `/blog/tags/Big%20Data`?' })
  })

  test.each(['/xylophone', '/de/xylophone', '/favicon', '/\\evil.example', '/%2F/evil.example', '/EN/about'])(
    'finds no page at %s',
    (to) => {
      expect(faultOf(to).code).toBe('dead-link')
    },
  )

  test.each<[string, Locale, string]>([
    ['/secret', 'de', 'it is a draft'],
    ['/soon', 'de', 'it is published on 2026-12-24'],
    ['/posts/hidden', 'de', 'it is a draft'],
    ['/en/posts/hidden', 'de', 'it is a draft'],
    ['/fees', 'en', 'it is a draft'],
    ['/en/fees', 'de', 'it is a draft'],
  ])('may not lead to the hidden page %s in %s: %s', (to, locale, because) => {
    const { code, message } = faultOf(to, locale)
    expect([code, message.includes(because)]).toEqual(['hidden-link', true])
  })
})

describe('a link to what has expired', () => {
  const list = entryOf('pages', 'jobs', 'de', { path: '/stellen', untranslated: { en: 'none', es: 'none' } })
  const job = entryOf('jobs', 'mason', 'de', { validThrough: '2026-11-19', untranslated: { en: 'none', es: 'link' } })
  const expired = targetsWith([list, job], {
    settings: { collections: { jobs: { path: { de: '/stellen', en: '/jobs' }, list: '/jobs' } } },
  })
  const link = (to: string): unknown => resolveLink(to, { locale: 'de', route: null, folder: '' }, expired)

  test.each(['/stellen/mason', '/jobs/mason', '/stellen/mason#apply', '/de/stellen/mason/'])(
    'leads to the page above: %s',
    (to) => {
      expect(link(to)).toMatchObject({ href: '/de/stellen/' })
    },
  )
})

describe('a link to an anchor', () => {
  test.each(['#our-team', '#our-team-1', '#über-uns', '#%C3%BCber-uns'])('finds %s on its own page', (to) => {
    expect(hrefOf(to)).toBe(to)
  })

  test.each(['#u\u0308ber-uns', '#u%CC%88ber-uns'])(
    'finds %s, whose accent stands apart from its letter, and leads to the id',
    (to) => {
      expect(hrefOf(to)).toBe('#über-uns')
      expect(hrefOf(`/about${to}`)).toBe('/de/about/#über-uns')
    },
  )

  test('says which anchors a page has', () => {
    expect(faultOf('#our-taem')).toEqual({
      code: 'dead-anchor',
      message: '/de/about/ has no anchor `#our-taem`',
      expected: 'one of #our-team, #über-uns, #our-team-1',
      hint: 'did you mean `#our-team`?',
    })
  })

  test('is checked on the page that it leads to', () => {
    expect(faultOf('/contact#our-team')).toMatchObject({
      code: 'dead-anchor',
      message: expect.stringContaining('/de/contact-de/'),
    })
  })

  test('finds the ids of sections', () => {
    const targets = targetsWith(pageIn(ALL, 'a', { sections: [{ type: 'hero', id: 'history' }] }))
    expect(resolveLink('/a#history', { locale: 'de', route: null, folder: 'content' }, targets)).toMatchObject({
      href: '/de/a/#history',
    })
  })

  test('finds headings by the facts that are filled into them', () => {
    const targets = targetsWith(pageIn(ALL, 'a', {}, '## {{customers}} customers\n'), { facts: { customers: 5 } })
    expect(resolveLink('/a#5-customers', { locale: 'de', route: null, folder: 'content' }, targets)).toMatchObject({
      href: '/de/a/#5-customers',
    })
  })
})

test.each([
  ['/about.html', '/about'],
  ['/about/index.html', '/about'],
  ['/abou', '/about'],
])('suggests for %s the page %s', (to, expected) => {
  expect(faultOf(to).hint).toBe(`did you mean \`${expected}\`?`)
})

test.each([
  ['contact', '/contact'],
  ['../contact/', '/contact'],
  ['about/young#who', '/about/young#who'],
  ['../contact/de.md', '/contact'],
  ['../../posts/alpha/de.md', '/posts/alpha'],
  ['../contact/de.md#form', '/contact#form'],
])('suggests for %s, which depends on the place of the file, the path %s', (to, expected) => {
  expect(faultOf(to)).toMatchObject({ code: 'dead-link', hint: `did you mean \`${expected}\`?` })
})

test.each(['nowhere', '../nowhere/de.md', './notes.md'])('suggests nothing for %s', (to) => {
  expect(faultOf(to)).toMatchObject({ code: 'dead-link' })
  expect(faultOf(to).hint).toBeUndefined()
})

describe('a link to a file', () => {
  test.each([
    ['./plan.pdf', 1200],
    ['/list.pdf#page=2', 34],
    ['../plan.png', undefined],
    ['/about', undefined],
  ])('to %s knows its size', (to, bytes) => {
    expect(resolved(to)).toHaveProperty('kind', 'link')
    expect((resolved(to) as Link).bytes).toBe(bytes)
  })

  test.each([
    ['./plan.pdf', '/assets/plan.1.pdf'],
    ['plan.pdf', '/assets/plan.1.pdf'],
    ['../plan.png', '/assets/plan.1.png'],
    ['./site%20plan%20%C3%BC.pdf', '/assets/site.1.pdf'],
    ['./site plan ü.pdf', '/assets/site.1.pdf'],
  ])('finds %s', (to, expected) => {
    expect(hrefOf(to)).toBe(expected)
  })

  test.each(['./missing.pdf', '../../../../etc/passwd.txt', './plan.PDF', './plan.pdf%00.png'])('finds no %s', (to) => {
    expect(faultOf(to).code).toBe('dead-link')
  })

  test('names the file that is missing', () => {
    expect(faultOf('../missing.pdf').message).toBe('no file content/pages/missing.pdf')
  })
})

test.each([
  ['content/posts/a', '../b/c.png', 'content/posts/b/c.png'],
  ['content/posts/a', './c.png', 'content/posts/a/c.png'],
  ['content/posts/a', './/c.png', 'content/posts/a/c.png'],
  ['content', '../../../c.png', 'c.png'],
  ['content', '%ZZ.png', 'content/%ZZ.png'],
  ['content', './C%23%20guide.pdf', 'content/C# guide.pdf'],
  ['content', `u\u0308.png`, 'content/ü.png'],
])('joins %s and %s to %s', (folder, relative, expected) => {
  expect(joinPath(folder, relative)).toBe(expected)
})

test('a page that is gone is compared with all pages once, however many texts link to it', () => {
  let comparisons = 0
  const groupByPath = new Map(targets.table.groupByPath)
  groupByPath.keys = () => ((comparisons += 1), targets.table.groupByPath.keys())
  const links = ALL.map((locale) => {
    const table = { ...targets.table, groupByPath }
    return resolveLink('/abuot', { locale, route: null, folder: 'content' }, { ...targets, table })
  })
  expect(links).toMatchObject(ALL.map(() => ({ code: 'dead-link', hint: 'did you mean `/about`?' })))
  expect(comparisons).toBe(1)
})
