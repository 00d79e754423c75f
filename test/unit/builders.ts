import type { Locale } from '../../i18n/locales.ts'
import { markdownEngine } from '../../renderer/markdown/markdown.ts'
import { loadParser, parseWithReference } from '../../renderer/markdown/parser.ts'
import type { Assets } from '../../renderer/definitions/assets.ts'
import { collectionsOf } from '../../renderer/definitions/collections/collections.ts'
import type { CommonData } from '../../renderer/definitions/collections/front-matter.ts'
import { authorCollection } from '../../templates/collections/authors/collection.ts'
import { caseCollection } from '../../templates/collections/casestudies/collection.ts'
import { eventCollection } from '../../templates/collections/events/collection.ts'
import { jobCollection } from '../../templates/collections/jobs/collection.ts'
import { postCollection } from '../../templates/collections/posts/collection.ts'
import type { Entry } from '../../renderer/definitions/entry.ts'
import type { Asset, Library } from '../../renderer/library/library.ts'
import type { SiteData } from '../../renderer/library/site-data.ts'
import { DATA_FILES } from '../../renderer/library/site-data.ts'
import { libraryOf } from '../../renderer/library/library.ts'
import type { Issue } from '../../renderer/definitions/issue.ts'
import type { Targets } from '../../renderer/library/link-routes.ts'
import { navigationSchema } from '../../renderer/definitions/settings/navigation.ts'
import type { Page, PageMeta, Route } from '../../renderer/definitions/page.ts'
import { pagesOf } from '../../renderer/pages/pages.ts'
import { targetsOf } from '../../renderer/pages/link-targets.ts'
import type { Clock } from '../../renderer/library/publication.ts'
import { routesOf } from '../../renderer/library/routes.ts'
import { footerSchema, taxonomySchema } from '../../renderer/definitions/settings/data-files.ts'
import { settingsSchema, type Settings } from '../../renderer/definitions/settings/settings.ts'
import type { SourceFile } from '../../renderer/definitions/issue.ts'
import { parseYaml } from '../../renderer/content/yaml/yaml.ts'
import type { Site } from '../../renderer/render/site.ts'

type Fields = Readonly<Record<string, unknown>>

const nothing = (): null => null

/** Collections whose pages draw nothing. */
export const definitions = [
  postCollection(nothing),
  eventCollection(nothing),
  caseCollection(nothing),
  authorCollection(nothing),
  jobCollection(nothing),
]
export const collections = collectionsOf(definitions)

/** The parser that all others are measured by. */
export const engine = markdownEngine(parseWithReference)

/** The parser of builds, for tests that read whole sites. */
export const buildEngine = markdownEngine(await loadParser())

/** A text file with a digest that is as good as any. */
export function fileOf(path: string, text: string): SourceFile {
  return { path, text, digest: `digest of ${text.length}` }
}

const NEEDED: Record<string, Fields> = {
  pages: {},
  posts: { date: '2026-01-10', authors: ['alpha'], topics: ['stone'] },
  events: {
    start: '2026-12-01T09:00',
    end: '2026-12-01T17:00',
    timeZone: 'Europe/Berlin',
    online: true,
    language: 'en',
    registration: 'open',
  },
  casestudies: {
    date: '2026-01-15',
    customer: 'Bravo AG',
    industry: 'quarries',
    size: '100 people',
    location: 'Graz',
    challenge: 'Heavy.',
    decision: 'Less.',
    solution: 'Carts.',
    results: [{ value: '5', label: 'carts' }],
  },
  authors: { role: 'Mason', location: 'Graz', languages: ['de'] },
  jobs: {
    types: ['full_time'],
    languages: ['de'],
    locations: ['graz'],
    department: 'Quarry',
    datePosted: '2026-01-01',
    validThrough: '2026-12-31',
    tasks: ['Cut'],
    must: ['Strong'],
    contact: { name: 'Alpha', role: 'Mason', email: 'a@alpha.example' },
  },
}

/**
 * An entry as it comes out of its file: needed fields are filled in, `fields` override them. The file's text holds one field a
 * line, in the order of `fields` first.
 */
export function entryOf(collection: string, key: string, locale: Locale, fields: Fields = {}, body = ''): Entry {
  const written: Fields = {
    ...fields,
    ...without(fields, { title: `${key} ${locale}`, description: `About ${key}.`, ...NEEDED[collection] }),
  }
  const lines = Object.entries(written).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  const file = fileOf(`content/${collection}/${key}/${locale}.md`, `---\n${lines.join('\n')}\n---\n${body}`)
  // Every schema is made with `frontMatter`, which has these fields.
  const data = collections.get(collection)?.schema.parse(written) as CommonData
  return { collection, key, locale, data, body, bodyLine: lines.length + 3, file }
}

function without(taken: Fields, fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !(name in taken)))
}

/** A page in each of the languages, with the same fields. */
export function pageIn(locales: readonly Locale[], key: string, fields: Fields = {}, body = ''): Entry[] {
  return locales.map((locale) => entryOf('pages', key, locale, fields, body))
}

export const ALL = ['de', 'en', 'es'] as const

export function settingsOf(fields: Fields = {}): Settings {
  return settingsSchema.parse({
    collections: { pages: { group: 'company' } },
    brand: 'Alpha',
    baseUrl: 'https://alpha.example',
    locales: ALL,
    defaultLocale: 'de',
    languageTags: { de: 'de-DE', en: 'en-US', es: 'es-ES' },
    timeZone: 'Europe/Berlin',
    contact: { phone: '+49 89 1', email: 'info@alpha.example' },
    organization: { legalName: 'Alpha GmbH' },
    locations: {
      graz: {
        name: { de: 'Graz', en: 'Graz', es: 'Graz' },
        street: 'Steingasse 1',
        postalCode: '8020',
        city: 'Graz',
        country: 'AT',
      },
    },
    ...fields,
  })
}

export const clock: Clock = { at: '2026-11-20T12:00:00Z', today: '2026-11-20', drafts: false }

/** What a library can be given beyond its entries; data files as YAML, so that issues have places. */
export interface Surroundings {
  readonly settings?: Fields
  readonly navigation?: string
  readonly footer?: string
  readonly redirects?: string
  readonly facts?: Fields
  readonly clock?: Partial<Clock>
  readonly assets?: Readonly<Record<string, Asset>>
  readonly statics?: readonly string[]
}

const NAVIGATION = 'groups: []\nlinks: { career: /, contact: / }\n'
const TEXTS = '{ claim: Call., links: [], legal: [], notes: { prices: Net. } }'
const FOOTER = `phone: "1"\nemail: a@b.example\nlanguages:\n  de: ${TEXTS}\n  en: ${TEXTS}\n  es: ${TEXTS}\n`
const TAXONOMY = {
  topics: {
    stone: { de: 'Stein', en: 'Stone', es: 'Piedra' },
    water: { de: 'Wasser', en: 'Water', es: 'Agua' },
  },
  tags: { granite: { de: 'Granit', en: 'Granite', es: 'Granito' } },
  industries: { quarries: { de: 'Steinbrüche', en: 'Quarries', es: 'Canteras' } },
}

export function dataOf(surroundings: Surroundings = {}): SiteData {
  const { navigation = NAVIGATION, footer = FOOTER, redirects = '', facts = {} } = surroundings
  const texts: Partial<Record<string, string>> = { navigation, footer, redirects }
  const files = DATA_FILES.map((name) => [name, fileOf(`content/${name}.yaml`, texts[name] ?? '')] as const)
  return {
    settings: settingsOf(surroundings.settings),
    navigation: navigationSchema.parse(parseYaml(navigation)),
    footer: footerSchema.parse(parseYaml(footer)),
    redirects: parseYaml(redirects) as Record<string, string>,
    taxonomy: taxonomySchema.parse(TAXONOMY),
    facts,
    glossary: { terms: [] },
    packs: [],
    files: Object.fromEntries(files) as unknown as SiteData['files'],
    damaged: new Set(),
  }
}

/** A library of entries; a home page in all languages is added where none is given. */
export function libraryWith(entries: readonly Entry[], surroundings: Surroundings = {}): Library {
  const home = entries.some((entry) => entry.key === 'home') ? [] : pageIn(ALL, 'home', { path: '/' })
  return libraryOf([...home, ...entries], {
    data: dataOf(surroundings),
    collections,
    clock: { ...clock, ...surroundings.clock },
    assets: new Map(Object.entries(surroundings.assets ?? {})),
    statics: new Set(surroundings.statics),
  })
}

export function targetsWith(entries: readonly Entry[], surroundings: Surroundings = {}): Targets {
  const library = libraryWith(entries, surroundings)
  return targetsOf(library, routesOf(library).table, engine)
}

/** The pages of a library, by path, and what is wrong with them. */
export function builtWith(
  entries: readonly Entry[],
  surroundings: Surroundings = {},
): { page: (path: string) => Page; issues: readonly Issue[] } {
  const { pages, issues } = pagesOf(targetsWith(entries, surroundings), () => undefined)
  const page = (path: string): Page => {
    const found = pages.find(({ route }) => route.path === path)
    if (!found) throw new Error(`No page at ${path}, but at ${pages.map(({ route }) => route.path).join(' ')}`)
    return found
  }
  return { page, issues }
}

function routeAt(path: string): Route {
  const [, locale = 'de', ...rest] = path.split('/')
  const key = rest.filter(Boolean).join('/') || 'home'
  return { path, locale, group: `pages/${key}`, collection: 'pages', key }
}

/** A page value made directly, for what reads pages. */
export function pageAt(
  path: string,
  meta: Partial<PageMeta> = {},
  rest: Partial<Omit<Page, 'meta' | 'route'>> = {},
): Page {
  const title = 'Title'
  return {
    route: routeAt(path),
    meta: {
      title,
      description: 'Description.',
      type: 'website',
      image: null,
      noindex: false,
      canonical: null,
      published: null,
      updated: null,
      ...meta,
    },
    layout: 'default',
    tone: 'dark',
    section: 'company',
    area: 'company',
    middleware: [],
    alternates: [],
    switcher: [],
    breadcrumb: [],
    view: { template: 'page', title, sections: [], body: null },
    ...rest,
  }
}

export const assets: Assets = {
  script: '/assets/main.js',
  styles: '/assets/style.css',
  kindStyles: {},
  islands: {
    Counter: { src: '/assets/Counter.js', shared: ['/assets/shared.js'] },
    Faulty: { src: '/assets/Faulty.js', shared: [] },
  },
  middleware: { members: '/assets/members.js' },
  scripts: [],
  icons: [
    { src: '/assets/icon-180.png', width: 180, height: 180 },
    { src: '/assets/icon-512.png', width: 512, height: 512 },
  ],
  preload: ['/assets/font.woff2'],
  root: { code: 'go()', hash: 'sha256-root' },
}

/** A site whose texts are their own keys. */
export function siteWith(settings: Settings = settingsOf()): Site {
  const home = { kind: 'link', href: '/de/', external: false, hreflang: null } as const
  const footer = {
    bgColor: null,
    phone: '1',
    email: 'a@b.example',
    claim: '',
    badges: [],
    notes: {},
    logos: [],
    groups: [],
    legal: [],
  }
  const chrome = { home, groups: [], brand: 'Alpha', links: { career: home, contact: home }, groupSwitch: null, footer }
  const t = (key: string): string => key
  return {
    settings,
    chrome: { de: chrome, en: chrome, es: chrome },
    translate: { de: t, en: t, es: t },
    assets,
    feeds: {},
    shell: 'shell-1',
  }
}

export function issueOf(fields: Partial<Issue> = {}): Issue {
  return {
    code: 'dead-link',
    severity: 'error',
    file: 'content/a.md',
    line: 1,
    column: 1,
    message: 'no page at /x',
    ...fields,
  }
}
