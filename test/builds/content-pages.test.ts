import { describe, expect, test } from 'vitest'
import { isRecord } from '../../renderer/content/plain-data.ts'
import { filledIn, type Text, texts } from '../support/samples/content-texts.ts'

const pages = texts.filter(({ collection }) => collection === 'pages')

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
