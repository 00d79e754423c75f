import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { SiteLocale as Locale } from '../../../support/run/locales.ts'
import { contextIn, sectionHtml } from '../../../support/samples/section.tsx'
import type { AuthorCard as Author, EventCard } from '../../../../templates/collections/cards.ts'
import { check } from '../../../../renderer/content/check.ts'
import { AuthorCard } from '../../../../templates/collections/authors/AuthorCard.tsx'
import { PersonTile } from '../../../../templates/sections/author-list/PersonTile.tsx'
import { EventRow } from '../../../../templates/collections/events/EventRow.tsx'
import { locations } from '../../../../templates/sections/locations/Locations.tsx'
import { team } from '../../../../templates/sections/team/Team.tsx'
import { timeline } from '../../../../templates/sections/timeline/Timeline.tsx'

const AUTHOR: Author = {
  key: 'alpha',
  href: '/en/authors/alpha/',
  hreflang: null,
  title: 'Alpha A.',
  description: 'Cuts stones.',
  role: 'Mason',
  location: 'Graz',
  languages: ['de', 'fr'],
  topics: [
    { key: 'stone', name: 'Stone' },
    { key: 'water', name: 'Water' },
  ],
}

describe('the card of a person', () => {
  const notesOf = (card: Author): string[] => {
    const markup = renderToStaticMarkup(<AuthorCard card={card} context={contextIn('en')} />)
    return [...markup.matchAll(/<p class="note">(.*?)<\/p>/g)].map(([, text]) => text ?? '')
  }

  test('says where a person is, what they speak and what they write about', () => {
    expect(notesOf(AUTHOR)).toEqual(['Graz\u00A0· German, French', 'Stone, Water'])
    expect(notesOf({ ...AUTHOR, topics: [] })).toEqual(['Graz\u00A0· German, French'])
  })
})

describe('the tile of a person', () => {
  const LATEST = {
    title: 'How deep',
    href: '/en/posts/deep/',
    hreflang: null,
    figure: { value: '11 m', label: 'deep' },
  }
  const tile = (card: Author, locale: Locale = 'en'): string =>
    renderToStaticMarkup(<PersonTile card={card} level={3} context={contextIn(locale)} />)

  test('names a certificate', () => {
    expect(tile({ ...AUTHOR, certificate: 'Master of Stones' })).toContain('<p class="note">Master of Stones</p>')
  })

  test('leads to the newest post and says what it measured', () => {
    const markup = tile({ ...AUTHOR, latest: LATEST })
    expect(markup).toContain('<strong class="head-3">11 m</strong> <span class="note">deep</span>')
    expect(markup).toContain('<a href="/en/posts/deep/" aria-label="Latest post: How deep">How deep</a>')
    expect(markup).not.toContain(AUTHOR.description)
  })

  test('describes a person who has written nothing and has no certificate', () => {
    const markup = tile({ ...AUTHOR, certificate: null, latest: null })
    expect(markup).toContain(AUTHOR.description)
    expect(markup.match(/class="note"/g)).toHaveLength(1)
  })
})

describe('people of a team', () => {
  const faultsOf = (item: object) => {
    const section = { type: 'team', heading: 'Heading', people: [item] }
    const { issues } = check(team.schema, section, 'a.md', (path) => ({ line: path.length, column: 1 }))
    return issues.map(({ code, message, line }) => `${line} ${code} ${message}`)
  }

  test('are authors by key, or people with name, role and location', () => {
    expect(faultsOf({ author: 'alpha', text: 'Cuts.' })).toEqual([])
    expect(faultsOf({ name: 'Bravo B.', role: 'Mason', location: 'Graz' })).toEqual([])
  })

  test('are refused where an item says again what the file of the author states, each field at its place', () => {
    expect(faultsOf({ author: 'alpha', name: 'Alpha A.', role: 'Smith' })).toEqual([
      '3 wrong-value `people.0.name` must not be combined with `author`, whose file states it, got "Alpha A."',
      '3 wrong-value `people.0.role` must not be combined with `author`, whose file states it, got "Smith"',
    ])
  })

  test('are refused where an item is neither', () => {
    expect(faultsOf({ text: 'Cuts.' })).toEqual([
      '2 wrong-value `people.0` must have an `author`, or `name`, `role` and `location`, got a group of fields',
    ])
    expect(faultsOf({ name: 'Bravo B.', location: 'Graz' })).toEqual(['3 missing-field `people.0.role` is missing'])
  })

  test('report a misspelt field once', () => {
    expect(faultsOf({ autor: 'alpha' })).toEqual(['3 unknown-key `autor` is not a known field in `people.0`'])
  })

  test('have role, place and languages of the author, and a name that leads to their page', () => {
    const markup = sectionHtml(team, { people: [{ author: AUTHOR, text: { source: 'Own text.' } }] })
    expect(markup).toContain('<h3><a href="/en/authors/alpha/">Alpha A.</a></h3><p class="note">Mason</p>')
    expect(markup).toContain('Graz\u00A0· German, French')
    expect(markup).toContain('Own text.')
    expect(markup).not.toContain('Cuts stones.')
  })

  test('have no link where they have no page', () => {
    const markup = sectionHtml(team, { people: [{ name: 'Bravo B.', role: 'Mason', location: 'Graz' }] })
    expect(markup).toContain('<h3>Bravo B.</h3><p class="note">Mason</p>')
    expect(markup).toMatch(/Graz<\/p>/)
  })
})

describe('the row of an event', () => {
  const EVENT: EventCard = {
    key: 'a',
    href: '/de/events/a/',
    hreflang: null,
    title: 'A day',
    description: 'About.',
    start: '2027-01-01T09:00',
    end: '2027-01-01T17:00',
    place: null,
    language: 'de',
    registration: 'open',
    past: false,
    seats: 12,
    cost: { amount: 0, currency: 'EUR', per: 'seat' },
    recap: false,
  }
  const rowOf = (fields: Partial<EventCard>, locale: Locale = 'de'): string =>
    renderToStaticMarkup(<EventRow card={{ ...EVENT, ...fields }} context={contextIn(locale)} />)
  const tagsOf = (fields: Partial<EventCard>, locale?: Locale): string[] => {
    const markup = rowOf(fields, locale)
    return [...markup.matchAll(/<span class="tag"[^>]*>(.*?)<\/span>/g)].map(([, text]) => text ?? '')
  }

  test.each<[string, Partial<EventCard>, string[]]>([
    ['its seats as long as they can be asked for', {}, ['Kostenlos', '12 Plätze']],
    ['one seat in the singular', { seats: 1 }, ['Kostenlos', '1 Platz']],
    ['no seats where nobody has said how many', { seats: null }, ['Kostenlos']],
    ['no seats once it is full', { registration: 'full' }, ['Kostenlos', 'Ausgebucht']],
    ['its recap and no seats once it is over', { past: true, recap: true }, ['Kostenlos', 'Rückblick']],
    ['that it is over where there is no recap', { past: true }, ['Kostenlos', 'Vorbei']],
    ['no recap before it is over', { recap: true, seats: null }, ['Kostenlos']],
    ['no price where none is known', { cost: null }, ['12 Plätze']],
  ])('says %s', (_, fields, expected) => {
    expect(tagsOf(fields)).toEqual(expected)
  })

  test('says place and language in one line, so that its tags fit beside each other on phones', () => {
    expect(rowOf({ place: 'Graz' })).toContain('>Graz\u00A0· Deutsch</p>')
    expect(rowOf({})).toContain('>Online\u00A0· Deutsch</p>')
  })

  test.each<[Locale, string, string]>([
    ['en', '12 seats', 'Recap'],
    ['es', '12 plazas', 'Resumen'],
  ])('says so in %s: %s, %s', (locale, seats, recap) => {
    expect(tagsOf({}, locale)).toContain(seats)
    expect(tagsOf({ past: true, recap: true }, locale)).toContain(recap)
  })

  test.each<[Locale, 'group' | 'seat' | 'team', string]>([
    ['de', 'seat', '2.900\u00A0€ pro Platz'],
    ['en', 'team', '€2,900 per team'],
    ['es', 'group', '2.900\u00A0€ por grupo'],
  ])('says in %s for what its price is paid: by the %s', (locale, per, expected) => {
    expect(tagsOf({ cost: { amount: 2900, currency: 'EUR', per } }, locale)).toContain(expected)
  })
})

describe('an office', () => {
  const office = {
    city: 'Cologne',
    address: ['Alpha Street 1'],
    phone: '1',
    hours: 'Always',
    directions: { source: 'Walk.' },
    entity: 'Alpha',
  }
  const officeWith = (more: object): string =>
    sectionHtml(locations, { groups: [{ title: 'Germany', items: [{ ...office, ...more }] }] })

  test('has a link to a map of its town that names the other website and opens in a new tab', () => {
    const href = 'https://www.openstreetmap.org/#map=15/50.9384/6.9599'
    const markup = officeWith({ map: { kind: 'link', href, external: true, hreflang: null } })
    const [, attributes = '', inner = ''] = /<a (href="https:[^>]*)>(.*?)<\/a>/.exec(markup) ?? []
    expect(attributes).toBe(`href="${href}" target="_blank" rel="noopener"`)
    expect(inner.replaceAll(/<[^>]+>/g, '')).toBe('Map of Cologne (openstreetmap.org) (opens in a new tab)')
    // The name of the website can break where the letters are large.
    expect(inner).toContain('(openstreetmap.or<span class="nowrap">g)<svg')
  })

  test('has none where no map is named', () => {
    expect(officeWith({})).not.toContain('Map of')
  })
})

describe('the times of a timeline', () => {
  const entry = (time: string) => ({ time, title: 'Title', text: { source: 'Text.' } })

  test('are stated for machines where they are years or dates', () => {
    const markup = sectionHtml(timeline, { entries: [entry('2018'), entry('November 6, 2026')] })
    expect(markup).toContain('<time dateTime="2018">2018</time>')
    expect(markup).toContain('<time dateTime="2026-11-06">November 6, 2026</time>')
  })

  test('are text where they are not', () => {
    expect(sectionHtml(timeline, { entries: [entry('Hour 4'), entry('After')] })).not.toContain('<time')
  })
})
