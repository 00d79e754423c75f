import { describe, expect, test } from 'vitest'
import type { Quantity } from '../../../../renderer/definitions/fields/references.ts'
import { sectionHtml } from '../../../support/samples/section.tsx'
import { serviceIndex } from '../../../../templates/sections/service-index/ServiceIndex.tsx'

const chrome = { links: { contact: { href: '/en/contact/' } }, footer: { notes: {} } }

const euros = (value: number): Quantity => ({ kind: 'quantity', value, unit: 'EUR', text: `€${value}` })
const text = (source: string) => ({ kind: 'markdown', inline: true, source, links: {}, images: {} })

const OFFERS = [
  {
    cards: [
      { price: '€39', includes: [text('Updates, [daily](/updates)')], term: 'Minimum 12 months' },
      { price: '€14', includes: [text('Another offer of the page')] },
    ],
  },
]
const LEVELS = [
  {
    rows: [
      { priority: 'P1', reaction: text('**15** min') },
      { priority: 'P2', reaction: text('1 h') },
    ],
  },
]

const ROW = {
  service: 'Managed Workplace',
  href: { kind: 'link', href: '/en/workplace/managed-workplace/', external: false, hreflang: null },
  audience: 'IT teams',
  model: 'Ongoing',
  models: ['ongoing'],
  price: [{ amount: euros(39), per: 'seat-month', about: 'from', follows: false }],
  duration: '12 months',
  offers: OFFERS,
  steps: [{ steps: [{ deliverable: 'List of findings' }, { deliverable: 'Plan' }] }],
  levels: LEVELS,
}

const groups = [{ title: 'Workplace', pillar: 'workplace', rows: [ROW] }]
const budgets = { once: [], effort: [] }
const html = (fields: object): string => sectionHtml(serviceIndex, { groups, budgets, ...fields }, 'en', { chrome })

function servicesOf(island: string): Record<string, unknown>[] {
  const { groups: areas } = JSON.parse(
    (/data-props="([^"]*)"/.exec(island)?.[1] ?? '').replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
  ) as { groups: { services: Record<string, unknown>[] }[] }
  return areas.flatMap(({ services }) => services)
}

describe('the index without a filter', () => {
  test('is a table with the price in words, and without any control', () => {
    const table = html({ filter: false })
    expect(table).toContain('<strong>from €39</strong><span> per seat per month</span>')
    expect(table).not.toMatch(/<(button|input|select)|<site-island/)
  })

  test('has each part of a price on lines of its own, its figure first, and what is in brackets in one', () => {
    const price = { ...ROW.price[0], note: 'on average; fixed after measuring' }
    const rows = [{ ...ROW, price: [price, { ...ROW.price[0], follows: true }] }]
    const table = html({ filter: false, groups: [{ ...groups[0], rows }] })
    expect(table).toMatch(
      /€39<\/strong><span> per seat per month<\/span><span>\(on average; fixed after measuring\)<\/span><strong>[^<;]*€39[^<]*<\/strong>/,
    )
  })
})

describe('the index with a filter', () => {
  const island = html({ filter: true })
  const [service] = servicesOf(island)

  test('has the whole list in its HTML', () => {
    expect(island).toContain('<th scope="row"><a href="/en/workplace/managed-workplace/">Managed Workplace</a></th>')
  })

  test('says model and duration in one line', () => {
    expect(island).toContain('<td data-column="terms"><b>Ongoing</b>, 12\u00a0months</td>')
  })

  test('takes what is included and the terms from the offer on the page of the service that has the price', () => {
    expect(service).toMatchObject({ included: ['Updates, daily'], conditions: ['Minimum 12 months'] })
  })

  test('takes the results of its steps where the page has no offer with the price', () => {
    const rows = [{ ...ROW, offers: [] }]
    const [other] = servicesOf(html({ filter: true, groups: [{ ...groups[0], rows }] }))
    expect(other).toMatchObject({ included: ['List of findings', 'Plan'], conditions: [] })
  })

  test('takes the response time of the most urgent level', () => {
    expect(service).toMatchObject({ response: 'P1: 15 min' })
  })

  test('calls a service by its address, which the query names', () => {
    expect(service).toMatchObject({ key: 'managed-workplace', basis: 'unit', cost: 39 })
  })

  test('declares the queries that it handles', () => {
    expect(island).toContain('data-answers="[?&amp;](area|model|budget|sort|compare)="')
  })
})
