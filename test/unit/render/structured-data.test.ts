import { describe, expect, test } from 'vitest'
import type { Words } from '../../../renderer/render/json-ld/thing.ts'
import { renderTags } from '../../../renderer/render/head.ts'
import { plainHtml } from '../../../renderer/markdown/plain-html.ts'
import type { Settings } from '../../../renderer/definitions/settings/settings.ts'
import type { Page } from '../../../renderer/definitions/page.ts'
import { jobCollection } from '../../../templates/collections/jobs/collection.ts'
import { structuredData, type SearchSources } from '../../../renderer/render/structured-data.ts'
import { missingIn, structuredDataIn } from '../../support/structured-data.ts'
import { builtWith, definitions, engine, entryOf, pageAt, settingsOf } from '../builders.ts'

const ALONE = { untranslated: { en: 'none', es: 'none' } }
const words: Words = {
  html: ({ source }) => plainHtml(engine.tree(source, 'de')),
  questionsIn: (section) => (section['items'] ?? []) as ReturnType<Words['questionsIn']>,
}
type Fields = Readonly<Record<string, unknown>>

/** The block of a type on the page of an entry. */
function dataOf(type: string, collection: string, fields: Fields = {}, settings: Fields = {}, body = ''): Fields {
  const author = entryOf('authors', 'alpha', 'de', { title: 'Ada Alpha', ...ALONE })
  const entries = [
    author,
    ...(collection === 'authors' ? [] : [entryOf(collection, 'one', 'de', { ...ALONE, ...fields }, body)]),
  ]
  const { page } = builtWith(entries, { settings })
  const path =
    collection === 'authors' ? '/de/authors/alpha/' : collection === 'pages' ? '/de/one/' : `/de/${collection}/one/`
  const blocks = blocksOf(page(path), settingsOf(settings))
  expect(blocks.flatMap((block) => missingIn(JSON.stringify(block)))).toEqual([])
  const found = blocks.find((block) => block['@type'] === type)
  if (!found) throw new Error(`No ${type} among ${blocks.map((block) => String(block['@type'])).join(', ')}`)
  return found
}

/** The definitions with headings for the parts of a job. */
const jobsWithHeadings = jobCollection(
  () => null,
  (t) => ({
    tasks: t('Tasks'),
    first90: t('First'),
    must: t('Must'),
    nice: t('Nice'),
    onCall: t('On call'),
    benefits: t('Benefits'),
  }),
)

function sourcesFor({ view }: Page, settings: Settings = settingsOf()): SearchSources {
  const name = view.template === 'entry' ? view.collection : ''
  const definition = [jobsWithHeadings, ...definitions].find((candidate) => candidate.name === name)
  return { ...words, settings, t: (key) => key, definition }
}

function blocksOf(page: Parameters<typeof structuredData>[0], settings: Settings = settingsOf()): Fields[] {
  const html = renderTags(structuredData(page, sourcesFor(page, settings)))
  return structuredDataIn(html).map((text) => JSON.parse(text) as Fields)
}

describe('a job', () => {
  const job = (fields: Fields = {}, settings: Fields = {}, body = ''): Fields =>
    dataOf('JobPosting', 'jobs', fields, settings, body)

  test('has the bare title, its key, and the days on which it is open', () => {
    expect(
      job({ title: 'Ma\u00ADson', suffix: '(all genders)', datePosted: '2026-10-01', validThrough: '2027-03-31' }),
    ).toMatchObject({
      title: 'Mason',
      identifier: { name: 'Alpha', value: 'one' },
      datePosted: '2026-10-01',
      validThrough: '2027-03-31T23:59:00+02:00',
      hiringOrganization: { name: 'Alpha', legalName: 'Alpha GmbH' },
    })
  })

  test('is offered by the company at its place; if there are several, by the organization as a whole', () => {
    const place = { name: {}, street: 'Steingasse 1', postalCode: '8020', city: 'Graz', country: 'AT' }
    const settings = {
      locations: { graz: { ...place, entity: 'Alpha Austria GmbH' }, ulm: { ...place, entity: 'Alpha\u00A0GmbH' } },
    }
    const employerAt = (...locations: readonly string[]): unknown => job({ locations }, settings)['hiringOrganization']
    const whole = { '@id': 'https://alpha.example/#organization' }
    expect(employerAt('ulm')).toMatchObject({ ...whole, legalName: 'Alpha GmbH' })
    expect(employerAt('graz')).toMatchObject({ legalName: 'Alpha Austria GmbH', parentOrganization: whole })
    expect(employerAt('graz')).not.toHaveProperty('@id')
    expect(employerAt('graz', 'ulm')).toMatchObject(whole)
    expect(employerAt('graz', 'ulm')).not.toHaveProperty('legalName')
  })

  test('describes itself completely, without links and attributes', () => {
    const description = String(
      job({ description: 'Stone & more.', tasks: ['Cut **stone**'], onCall: 'Never.' }, {}, 'Come [home](/).\n\n- one')[
        'description'
      ],
    )
    expect(description).toContain('<p>Stone &amp; more.</p>')
    expect(description).toContain('<p>Come home.</p>')
    expect(description).toContain('<h3>Tasks</h3><ul><li>Cut <strong>stone</strong></li></ul>')
    expect(description).toContain('<h3>On call</h3><ul><li>Never.</li></ul>')
    expect(description).not.toMatch(/<a|<h3>Nice|="/)
  })

  test.each([
    [['full_time', 'permanent'], ['FULL_TIME']],
    [['permanent'], ['FULL_TIME']],
    [['part_time', 'permanent'], ['PART_TIME']],
    [['student', 'part_time'], ['PART_TIME']],
    [
      ['contract', 'full_time'],
      ['CONTRACTOR', 'FULL_TIME'],
    ],
    [['internship'], ['INTERN']],
    [['training'], ['OTHER']],
  ])('of the types %j is %j', (types, expected) => {
    expect(job({ types })['employmentType']).toEqual(expected)
  })

  test('is at the address of each of its locations', () => {
    expect(job({ locations: ['graz'] })['jobLocation']).toEqual([
      {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          streetAddress: 'Steingasse 1',
          postalCode: '8020',
          addressLocality: 'Graz',
          addressCountry: 'AT',
        },
      },
    ])
  })

  test('may be done from home in some countries', () => {
    const data = job({ locations: [], telecommute: ['DE', 'AT'] })
    expect(data['jobLocation']).toBeUndefined()
    expect(data).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: [{ name: 'DE' }, { name: 'AT' }],
    })
  })

  test('states its pay in its currency', () => {
    expect(job({ salary: { min: 60000, max: 70000, unit: 'year' } })['baseSalary']).toMatchObject({
      currency: 'EUR',
      value: { minValue: 60000, maxValue: 70000, unitText: 'YEAR' },
    })
    expect(job({ salary: { min: 30, max: 40, unit: 'hour', currency: 'CHF' } })['baseSalary']).toMatchObject({
      currency: 'CHF',
      value: { unitText: 'HOUR' },
    })
    expect(job()['baseSalary']).toBeUndefined()
  })

  test('is applied for directly where the form has somewhere to go', () => {
    expect(job()['directApply']).toBe(false)
    expect(job({}, { forms: { application: { endpoint: '/apply' } } })['directApply']).toBe(true)
  })
})

describe('an event', () => {
  const event = (fields: Fields = {}): Fields => dataOf('Event', 'events', fields)
  const place = { name: 'Hall', street: 'Steingasse 1', city: 'Graz', country: 'AT' }

  test('has its times with the offset of its place', () => {
    expect(event({ start: '2027-03-27T22:00', end: '2027-03-28T04:00' })).toMatchObject({
      startDate: '2027-03-27T22:00:00+01:00',
      endDate: '2027-03-28T04:00:00+02:00',
    })
  })

  test.each<[Fields, string, unknown]>([
    [{ online: true }, 'Online', { '@type': 'VirtualLocation', url: 'https://alpha.example/de/events/one/' }],
    [{ online: false, place }, 'Offline', { '@type': 'Place', name: 'Hall' }],
    [{ online: true, place }, 'Mixed', [{ '@type': 'Place' }, { '@type': 'VirtualLocation' }]],
  ])('is where it is: %#', (fields, mode, location) => {
    expect(event(fields)).toMatchObject({
      eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
      location,
    })
  })

  test('names who speaks, who holds it, and in which language', () => {
    expect(event({ speakers: ['alpha'] })).toMatchObject({
      performer: [{ name: 'Ada Alpha', url: 'https://alpha.example/de/authors/alpha/' }],
      organizer: { name: 'Alpha', url: 'https://alpha.example/' },
      inLanguage: 'en',
    })
  })

  test('an event of others has their name for it, and our people do not perform there', () => {
    const organizer = { name: 'Bravo', url: 'https://bravo.example/' }
    const fair = event({ organizer, title: 'What we saw', label: 'Bravo Fair', speakers: ['alpha'] })
    expect(fair).toMatchObject({ name: 'Bravo Fair', organizer: { name: 'Bravo' } })
    expect(fair).not.toHaveProperty('performer')
  })

  test('offers seats at a price', () => {
    expect(event({ cost: { amount: 290 } })).toMatchObject({
      isAccessibleForFree: false,
      offers: {
        price: 290,
        priceCurrency: 'EUR',
        priceSpecification: { price: 290, priceCurrency: 'EUR', valueAddedTaxIncluded: false },
        availability: 'https://schema.org/InStock',
      },
    })
    expect(event({ cost: { amount: 0 }, registration: 'full' })).toMatchObject({
      isAccessibleForFree: true,
      offers: { availability: 'https://schema.org/SoldOut' },
    })
    expect(event({ cost: { amount: 0 } })['offers']).not.toHaveProperty('priceSpecification')
    expect(event()['offers']).toBeUndefined()
  })
})

describe('articles and people', () => {
  test('a post names its authors, topics and days', () => {
    const fields = { date: '2026-01-10', updated: '2026-02-01', tags: ['granite'] }
    expect(dataOf('BlogPosting', 'posts', fields)).toMatchObject({
      headline: 'one de',
      datePublished: '2026-01-10',
      dateModified: '2026-02-01',
      author: [{ name: 'Ada Alpha', url: 'https://alpha.example/de/authors/alpha/' }],
      articleSection: ['Stein'],
      keywords: ['Granit'],
      inLanguage: 'de-DE',
    })
  })

  test('a case study is an article about its customer', () => {
    expect(dataOf('Article', 'casestudies')).toMatchObject({
      about: { name: 'Bravo AG' },
      articleSection: 'Steinbrüche',
      author: { '@type': 'Organization', name: 'Alpha' },
    })
  })

  test('an author has a profile', () => {
    expect(dataOf('ProfilePage', 'authors')).toMatchObject({
      mainEntity: { name: 'Ada Alpha', jobTitle: 'Mason', url: 'https://alpha.example/de/authors/alpha/' },
    })
  })
})

describe('pages', () => {
  test('the home page describes the organization and the site', () => {
    const { page } = builtWith([])
    const blocks = blocksOf(page('/de/'))
    expect(blocks.map((block) => block['@type'])).toEqual(['Organization', 'WebSite'])
    expect(blocks[0]).toMatchObject({ legalName: 'Alpha GmbH', address: [{ addressCountry: 'AT' }] })
    const url = 'https://alpha.example/de/'
    expect(blocks[1]).toMatchObject({ '@id': `${url}#website`, url, inLanguage: 'de-DE' })
  })

  test('the telephone is answered in the languages of the site, or in those that the settings name', () => {
    const contactOf = (fields: Fields): unknown => {
      const settings = { organization: { legalName: 'Alpha', ...fields } }
      return blocksOf(builtWith([]).page('/de/'), settingsOf(settings))[0]?.['contactPoint']
    }
    expect(contactOf({})).toMatchObject([{ availableLanguage: ['de', 'en', 'es'] }])
    expect(contactOf({ callLanguages: ['de', 'en'] })).toMatchObject([{ availableLanguage: ['de', 'en'] }])
  })

  test('a page has a breadcrumb; groups without a page are left out', () => {
    const breadcrumb = [
      { label: 'Home', href: '/de/' },
      { label: 'Stone', href: null },
      { label: 'Granite', href: null },
    ]
    expect(blocksOf(pageAt('/de/granite/', {}, { breadcrumb }))).toMatchObject([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, name: 'Home', item: 'https://alpha.example/de/' },
          { position: 2, name: 'Granite', item: 'https://alpha.example/de/granite/' },
        ],
      },
    ])
  })

  test('questions on a page are stated with their answers', () => {
    const answer = { kind: 'markdown', inline: false, source: 'Yes, **often**.', links: {}, images: {} }
    const sections = [{ type: 'faq', items: [{ question: 'Really?', answer }] }]
    const view = { template: 'page', title: 'One', sections, body: null } as const
    expect(blocksOf(pageAt('/de/one/', {}, { view }))).toMatchObject([
      {
        '@type': 'FAQPage',
        mainEntity: [{ name: 'Really?', acceptedAnswer: { text: '<p>Yes, <strong>often</strong>.</p>' } }],
      },
    ])
  })

  test('a page that is not to be found says nothing', () => {
    const breadcrumb = [
      { label: 'Home', href: '/de/' },
      { label: 'Granite', href: null },
    ]
    expect(blocksOf(pageAt('/de/granite/', { noindex: true }, { breadcrumb }))).toEqual([])
  })

  test('a variant says nothing: the page that it stands for does', () => {
    const answer = { kind: 'markdown', inline: false, source: 'Yes.', links: {}, images: {} }
    const sections = [{ type: 'faq', items: [{ question: 'Really?', answer }] }]
    const view = { template: 'page', title: 'One', sections, body: null, describes: 'service' } as const
    expect(blocksOf(pageAt('/de/granite/', { canonical: '/de/stone/' }, { view }))).toEqual([])
  })

  test('a page of a service tells who offers it, and in which countries', () => {
    expect(dataOf('Service', 'pages', { describes: 'service', label: 'Granite' })).toMatchObject({
      name: 'Granite',
      url: 'https://alpha.example/de/one/',
      provider: { '@id': 'https://alpha.example/#organization' },
      areaServed: [{ '@type': 'Country', name: 'AT' }],
    })
  })

  test('the organization and its places are of the kinds that the settings name', () => {
    const organization = { legalName: 'Alpha', type: 'Museum', locationType: 'ArtGallery' }
    expect(dataOf('ArtGallery', 'pages', { describes: 'locations' }, { organization })).toMatchObject({
      parentOrganization: { '@type': 'Museum' },
    })
  })

  test('the page of the places tells each as a business with its address and number', () => {
    expect(dataOf('LocalBusiness', 'pages', { describes: 'locations' })).toMatchObject({
      url: 'https://alpha.example/de/one/',
      telephone: expect.any(String) as unknown,
      address: { '@type': 'PostalAddress', addressCountry: 'AT' },
      parentOrganization: { '@id': 'https://alpha.example/#organization' },
    })
  })

  test('no text can end the block', () => {
    const breadcrumb = [
      { label: 'Home', href: '/de/' },
      { label: '</script><b>', href: null },
    ]
    const html = renderTags(
      structuredData(pageAt('/de/granite/', {}, { breadcrumb }), sourcesFor(pageAt('/de/granite/'))),
    )
    expect(html.match(/<\/script>/g)).toHaveLength(1)
    expect(blocksOf(pageAt('/de/granite/', {}, { breadcrumb }))).toMatchObject([
      { itemListElement: [{}, { name: '</script><b>' }] },
    ])
  })
})
