import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { LOCALES, type SiteLocale as Locale } from './support/locales.ts'
import { archive, fillWords } from '../renderer/definitions/collections/archive-words.ts'
import { isRecord } from '../renderer/content/plain-data.ts'
import { allFacts } from '../renderer/content/facts/site-facts.ts'
import { factNames, fillFacts } from '../renderer/content/facts/fill-facts.ts'
import { factText } from '../renderer/content/facts/facts.ts'
import type { Settings } from '../renderer/definitions/settings/settings.ts'
import { parseFrontMatter } from '../renderer/content/front-matter.ts'
import { parseYaml } from '../renderer/content/yaml/yaml.ts'
import { PROJECT } from './support/site.ts'

/** What a reader of the content would notice, checked on the sources: cards repeat texts of other pages by design. */
interface Text {
  readonly file: string
  readonly collection: string
  readonly key: string
  readonly locale: Locale
  readonly data: Readonly<Record<string, unknown>>
  readonly body: string
  /** All texts of the file in order, facts filled in, marks taken off. */
  readonly sentences: readonly string[]
  readonly words: number
}

const folder = path.join(PROJECT, 'content')
const yaml = (name: string): Record<string, unknown> => {
  const value = parseYaml(readFileSync(path.join(folder, name), 'utf8'))
  return isRecord(value) ? value : {}
}
const settings = { brands: {}, ...yaml('site.yaml') } as unknown as Settings
const taxonomy = yaml('topics.yaml') as Record<string, Record<string, Record<Locale, string>>>
const facts = allFacts(yaml('facts.yaml'), settings)

/** A text with its facts. */
function filledIn(text: string, locale: Locale): string {
  return fillFacts(text, (fact) => factText(facts, fact, locale)).text
}

function readText(name: string): Text[] {
  const [collection = '', ...rest] = name.split(path.sep)
  const locale = LOCALES.find((known) => name.endsWith(`${path.sep}${known}.md`))
  if (locale === undefined) return []
  const { data, body } = parseFrontMatter(readFileSync(path.join(folder, name), 'utf8'))
  if (!isRecord(data)) return []
  const fill = (text: string): string => filledIn(text, locale)
  const strings = [...stringsOf(data), ...body.replaceAll(/```.*?```/gs, '').split('\n\n')].map(fill).map(plain)
  const sentences = strings.flatMap((text) => text.split(/(?<=[.?!:])\s+/)).filter(Boolean)
  const words = sentences.join(' ').split(/\s+/).filter(Boolean).length
  return [{ file: name, collection, key: rest.slice(0, -1).join('/'), locale, data, body, sentences, words }]
}

/** Fields that are names and addresses and not prose. */
const TECHNICAL = new Set([
  'type',
  'href',
  'icon',
  'id',
  'tone',
  'group',
  'layout',
  'path',
  'parent',
  'aliases',
  'untranslated',
  'pillar',
  'motif',
  'kind',
  'contact',
  'authors',
  'topics',
  'tags',
  'tag',
  'speakers',
  'related',
  'types',
  'languages',
  'label',
  'title',
  'price',
  'unit',
  'term',
  'duration',
])

const texts: Text[] = readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap(readText)

function stringsOf(value: unknown, key = ''): string[] {
  if (TECHNICAL.has(key)) return []
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap((item) => stringsOf(item, key))
  return isRecord(value) ? Object.entries(value).flatMap(([name, inner]) => stringsOf(inner, name)) : []
}

function plain(text: string): string {
  return text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*_`#>|]|\u00AD/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

const pages = texts.filter(({ collection }) => collection === 'pages')
const filled = (text: Text, field: string): string => {
  const value = text.data[field]
  return filledIn(typeof value === 'string' ? value : '', text.locale)
}

/** The files of each locale whose value of a field is that of another file. */
function repeated(field: (text: Text) => string): string[] {
  const owners = new Map<string, string>()
  return texts.flatMap((text) => {
    const key = `${text.locale} ${field(text)}`
    const owner = owners.get(key)
    owners.set(key, text.file)
    return owner === undefined ? [] : [`${owner} and ${text.file}: ${field(text)}`]
  })
}

describe('titles and descriptions', () => {
  test('no title and no description is on two pages of a language', () => {
    expect(repeated((text) => filled(text, 'title'))).toEqual([])
    expect(repeated((text) => filled(text, 'description'))).toEqual([])
  })

  test('a title has at most 55 characters before the brand', () => {
    expect(texts.filter((text) => filled(text, 'title').length > 55).map(({ file }) => file)).toEqual([])
  })

  test('a description has 120 to 155 characters', () => {
    const wrong = texts.filter(
      (text) => filled(text, 'description').length < 115 || filled(text, 'description').length > 160,
    )
    expect(wrong.map((text) => `${text.file} ${filled(text, 'description').length}`)).toEqual([])
  })

  test('the words of an archive fit as well, whatever the topic or tag', () => {
    expect(archiveTexts().length).toBeGreaterThan(30)
    const wrong = archiveTexts().flatMap(({ file, title, description }) =>
      title.length <= 55 && description.length >= 115 && description.length <= 160
        ? []
        : [`${file}: ${title} (${title.length}), ${description} (${description.length})`],
    )
    expect(wrong).toEqual([])
  })

  test('no h1 is on two pages of a language', () => {
    expect(repeated((text) => headingOf(text) || text.file)).toEqual([])
  })
})

/** Title and description of each page that could follow from an archive: of every term, and of a second page of each. */
function archiveTexts(): { file: string; title: string; description: string }[] {
  return texts.flatMap(({ file, data, locale }) => {
    const parsed = archive().safeParse(data['archive'])
    if (!parsed.success) return []
    const list = typeof data['label'] === 'string' ? data['label'] : ''
    const numbers = { page: 2, pages: 12, first: 8, last: 14, count: 84 }
    const fill = (words: { title: string; description: string }, term: string) => ({
      file,
      title: fillWords(words.title, { ...numbers, term, name: term }),
      description: fillWords(words.description, { ...numbers, term, name: term }),
    })
    return [
      fill(parsed.data.page, list),
      ...Object.entries(parsed.data.terms).flatMap(([kind, own]) => {
        const words = [parsed.data.page, own]
        const names = Object.values(taxonomy[kind] ?? {}).map((name) => name[locale] ?? '')
        return names.flatMap((term) => words.map((one) => fill(one, term)))
      }),
    ]
  })
}

function headingOf({ data }: Text): string {
  const [first] = Array.isArray(data['sections']) ? (data['sections'] as unknown[]) : []
  return isRecord(first) && typeof first['heading'] === 'string' ? first['heading'] : ''
}

describe('the texts', () => {
  test('no sentence of more than eight words is on two pages of a language', () => {
    const owners = new Map<string, string>()
    const twice = texts.flatMap(({ file, locale, key, collection, sentences }) =>
      sentences.flatMap((sentence) => {
        if (sentence.split(' ').length <= 8) return []
        const id = `${locale} ${sentence}`
        const page = `${collection}/${key}`
        const owner = owners.get(id) ?? page
        owners.set(id, owner)
        return owner === page ? [] : [`${owner} and ${file}: ${sentence}`]
      }),
    )
    expect(twice).toEqual([])
  })

  const STOP_WORDS: Record<Locale, readonly string[]> = {
    de: [
      'der',
      'die',
      'das',
      'und',
      'ist',
      'nicht',
      'mit',
      'für',
      'ein',
      'eine',
      'Sie',
      'wir',
      'auf',
      'den',
      'von',
      'im',
    ],
    en: ['the', 'and', 'is', 'not', 'with', 'for', 'a', 'an', 'you', 'we', 'of', 'to', 'in', 'on', 'that', 'it'],
    es: ['el', 'la', 'los', 'las', 'y', 'es', 'no', 'con', 'para', 'un', 'una', 'de', 'que', 'en', 'del', 'por'],
  }

  test('each text is in the language of its file', () => {
    const wrong = texts.filter(({ sentences, locale }) => languageOf(sentences.join(' ')) !== locale)
    expect(wrong.map(({ file }) => file)).toEqual([])
  })

  function languageOf(text: string): string {
    const words = text.split(/[^\p{L}]+/u)
    const scores = Object.entries(STOP_WORDS).map(([locale, list]) => ({
      locale,
      score: words.filter((word) => list.includes(word)).length,
    }))
    return scores.toSorted((a, b) => b.score - a.score)[0]?.locale ?? ''
  }

  const BANNED: Record<Locale, RegExp> = {
    de: /ganzheitlich|\binnovativ|maßgeschneidert|nahtlos|rundum-sorglos|next level/i,
    en: /seamless|cutting-edge|\bempower|\bunlock(s|ed|ing)? (the|your|new|growth|value|potential)|\bjourney/i,
    es: /soluciones integrales|líder (del|en el) (mercado|sector)|potenciar|solución a medida/i,
  }

  test('banned words are absent', () => {
    const found = texts.flatMap(({ file, locale, sentences }) =>
      sentences.filter((sentence) => BANNED[locale].test(sentence)).map((sentence) => `${file}: ${sentence}`),
    )
    expect(found).toEqual([])
  })

  test('they contain no character that the font lacks: arrows and ticks are icons', () => {
    const found = texts.flatMap(({ file, sentences }) =>
      sentences.filter((sentence) => /[→←↑↓↗✓✔✗☑►]/.test(sentence)).map((sentence) => `${file}: ${sentence}`),
    )
    expect(found).toEqual([])
  })

  test('Spanish says usted and German says Sie', () => {
    const informal: Record<Locale, RegExp> = {
      de: /(?<!\p{L})(du|dein|deine|deinen|dich|dir|euch|euer)(?!\p{L})/u,
      en: /^$/,
      es: /(?<!\p{L})(tú|vosotros|vuestr[oa]s?|tienes|puedes|necesitas|quieres)(?!\p{L})/u,
    }
    const found = texts.flatMap(({ file, locale, sentences }) =>
      sentences.filter((sentence) => informal[locale].test(sentence)).map((sentence) => `${file}: ${sentence}`),
    )
    expect(found).toEqual([])
  })
})

describe('facts', () => {
  test('a figure of the fact base is referred to and not retyped', () => {
    const distinctive = factNames(facts).filter((name) => /^(facts|offers)\./.test(name))
    const retyped = texts.flatMap((text) => {
      const source = readFileSync(path.join(folder, text.file), 'utf8')
      return distinctive.flatMap((name) => {
        const value = factText(facts, name, text.locale) ?? ''
        return isDistinctive(value) && standsAlone(value.replaceAll(/[\u202F\u00A0]/g, ' '), source)
          ? [`${text.file}: ${value} is {{${name}}}`]
          : []
      })
    })
    expect(retyped).toEqual([])
  })
})

/** Whether a figure is so particular that it can only mean the fact: three digits that are not zeros at its end. */
function isDistinctive(value: string): boolean {
  return /\d[.,]\d{3}/.test(value) && value.replaceAll(/\D/g, '').replace(/0+$/, '').length >= 3
}

function standsAlone(value: string, source: string): boolean {
  const at = source.indexOf(value)
  return at >= 0 && !/[\d.,]/.test(source[at - 1] ?? '') && !/[\d]/.test(source[at + value.length] ?? '')
}

/** Numbers of rows of a list with groups, which its filter shows. */
function rowCounts({ groups }: Record<string, unknown>): readonly string[] {
  return Array.isArray(groups) ? groups.map(({ rows }: { rows?: unknown[] }) => String(rows?.length)) : []
}

function isStated(figure: string, text: string): boolean {
  return text.split(figure).some((before, index, parts) => {
    const after = parts[index + 1]
    return after !== undefined && !/[\d.,]$/.test(before) && !/^\d/.test(after)
  })
}

const EVIDENCE = new Set([
  'table',
  'compare',
  'raci',
  'sla',
  'bars',
  'prices',
  'process',
  'timeline',
  'stat-band',
  'diagram',
  'extracts',
  'story-row',
  'service-index',
  'case-cards',
  'contact-routes',
  'locations',
  'storage-table',
  'proof-strip',
  'checklist',
])
const WITHOUT_EVIDENCE = new Set([
  'sitemap',
  'blog',
  'authors',
  'events',
  'job-offers',
  'privacy',
  'imprint',
  'cookies',
  'privacy-v2',
  'imprint-example-v2',
  'events/request-received',
  'company/request-received',
  'job-offers/application-received',
])

describe('pages', () => {
  test('each has at least two sections that prove something', () => {
    const weak = pages.filter(
      ({ key, data }) =>
        !WITHOUT_EVIDENCE.has(key) && sectionTypes(data).filter((type) => EVIDENCE.has(type)).length < 2,
    )
    expect(weak.map(({ file }) => file)).toEqual([])
  })

  test.each(['services-overview', 'azure/index-v2'])('%s counts the services that it lists', (key) => {
    const counts = pages
      .filter((page) => page.key === key)
      .map(({ data, sentences }) => {
        const index = sectionsOf(data).find(({ type }) => type === 'service-index')
        const groups = Array.isArray(index?.['groups']) ? (index['groups'] as { rows: unknown[] }[]) : []
        const rows = groups.flatMap((group) => group.rows).length
        return sentences.some((sentence) => sentence === String(rows)) ? 'counted' : `${rows} rows`
      })
    expect(counts).toEqual(['counted', 'counted', 'counted'])
  })

  test('the index of services states the same prices in every language, each of them as figures', () => {
    const prices = pages.filter(({ key }) => key === 'services-overview').map(({ data }) => servicesIn(data))
    expect(prices).toHaveLength(3)
    expect(prices[1]).toEqual(prices[0])
    expect(prices[2]).toEqual(prices[0])
    expect(prices[0]?.filter(({ figures }) => figures.length === 0)).toEqual([])
  })

  test('a map writes the figures that its page states elsewhere, and says how to read them', () => {
    const maps = pages.flatMap(({ file, locale, data }) => {
      const [hero, ...others] = sectionsOf(data)
      const art = isRecord(hero?.['art']) ? hero['art'] : {}
      const nodes = Array.isArray(art['nodes']) ? art['nodes'].filter(isRecord) : []
      const { figure, facts } = hero ?? {}
      // In the hero of a list, its figure is the caption of the map.
      const legend = art['legend'] ?? figure
      return nodes.length > 0
        ? [{ file, locale, legend, nodes, stated: JSON.stringify([facts, others, others.map(rowCounts)]) }]
        : []
    })
    expect(maps.length).toBeGreaterThan(80)
    expect(maps.filter(({ legend }) => !legend).map(({ file }) => file)).toEqual([])
    const loose = maps.flatMap(({ file, locale, nodes, stated }) =>
      nodes.flatMap(({ figure }) =>
        typeof figure !== 'string' || isStated(figure, stated) || isStated(filledIn(figure, locale), stated)
          ? []
          : [`${file}: ${figure}`],
      ),
    )
    expect(loose).toEqual([])
  })

  test('translations have the same sections in the same order', () => {
    const byKey = new Map<string, string>()
    const different = pages.flatMap(({ key, file, data }) => {
      const types = sectionTypes(data).join(' ')
      const known = byKey.get(key) ?? types
      byKey.set(key, known)
      return known.split(' ').toSorted().join() === types.split(' ').toSorted().join() ? [] : [file]
    })
    expect(different).toEqual([])
  })

  test('each has the length of its kind', () => {
    const wrong = texts.flatMap(({ file, collection, key, words }) => {
      const [least, most] = lengthOf(collection, key)
      return words < least || words > most ? [`${file}: ${words} words, expected ${least} to ${most}`] : []
    })
    expect(wrong).toEqual([])
  })
})

/** What the filter of the index knows of each service: nothing of it depends on the language. */
function servicesIn(data: Text['data']): { href: unknown; models: unknown; figures: unknown[] }[] {
  const index = sectionsOf(data).find(({ type }) => type === 'service-index')
  const groups = Array.isArray(index?.['groups']) ? (index['groups'] as { rows: Record<string, unknown>[] }[]) : []
  return groups
    .flatMap(({ rows }) => rows)
    .map(({ href, models, price }) => {
      const parts = Array.isArray(price) ? (price as Record<string, unknown>[]) : []
      return { href, models, figures: parts.map(({ amount, per, about, follows }) => [amount, per, about, follows]) }
    })
}

/** The hero with the offer, three outcomes, proof, how it runs, what it costs, four questions, the offer again: in this order. */
const RECIPE = [
  ['hero-split'],
  ['feature-grid', 'benefit-list', 'checklist', 'pillars'],
  ['proof-strip', 'stat-band'],
  ['process', 'timeline'],
  ['prices', 'table'],
  ['faq'],
  ['cta-panel'],
]

describe('landing pages', () => {
  const landing = pages.filter(({ data }) => data['layout'] === 'landing')
  const listIn = (data: Text['data'], types: readonly string[], field: string): unknown[] => {
    const section = sectionsOf(data).find(({ type }) => types.includes(String(type)))
    return Array.isArray(section?.[field]) ? (section[field] as unknown[]) : []
  }

  test('are those of the campaigns', () => {
    expect([...new Set(landing.map(({ key }) => key))].toSorted()).toEqual([
      'azure/azure-foundation-it-workaholics',
      'ignite-25-trial',
      'it-workaholics-v2',
      'workplace/managed-workplace-it-workaholics',
      'wpnus-25-trial',
    ])
  })

  test('follow their recipe', () => {
    const wrong = landing.filter(({ data }) => {
      const left = sectionTypes(data)
      return RECIPE.some((kinds) => {
        const place = left.findIndex((type) => kinds.includes(type))
        left.splice(0, place + 1)
        return place < 0
      })
    })
    expect(wrong.map(({ file, data }) => `${file}: ${sectionTypes(data).join(' ')}`)).toEqual([])
  })

  test('have three outcomes and four questions', () => {
    const counts = landing.map(({ file, data }) => [
      file,
      listIn(data, RECIPE[1] ?? [], 'items').length,
      listIn(data, ['faq'], 'items').length,
    ])
    expect(counts).toEqual(landing.map(({ file }) => [file, 3, 4]))
  })
})

function sectionsOf(data: Text['data']): Record<string, unknown>[] {
  return Array.isArray(data['sections']) ? (data['sections'] as unknown[]).filter(isRecord) : []
}

function sectionTypes(data: Text['data']): string[] {
  return sectionsOf(data).flatMap(({ type }) => (typeof type === 'string' ? [type] : []))
}

/** Words by kind, the ranges of the style guide with a tenth of grace, since tables and labels are counted in part. */
function lengthOf(collection: string, key: string): readonly [number, number] {
  if (collection === 'posts') return [850, 1800]
  if (collection === 'events') return [330, 900]
  if (collection === 'casestudies') return [750, 1400]
  if (collection === 'authors') return [90, 320]
  if (collection === 'jobs') return [330, 800]
  if (WITHOUT_EVIDENCE.has(key)) return [15, 3000]
  return [300, 1750]
}
