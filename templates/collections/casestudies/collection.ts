import { type CardScope, type DrawPage, type Entry, type ViewScope, defineCollection, organizationRef } from 'kartograf'
import { casestudies, type CaseCard, type CaseChange } from '../cards.ts'
import { pairOf } from '../../components/chart/pair.ts'
import { othersOf } from '../others.ts'
import { articleData, personRef } from '../structured-data.ts'
import { caseSchema, type CaseData } from './schema.ts'

export type CaseView = ReturnType<typeof viewOf>

/** Case studies, newest first. */
export const caseCollection = (Page: DrawPage<CaseView>) =>
  defineCollection(casestudies, {
    singular: 'casestudy',
    schema: caseSchema,
    placeholders: {
      date: '1970-01-01',
      customer: '',
      industry: '',
      size: '',
      location: '',
      challenge: NO_TEXT,
      decision: NO_TEXT,
      solution: NO_TEXT,
      results: [],
    },
    terms: { industry: 'industries' },
    kind: 'article',
    proof: true,
    order: ({ date }) => date,
    published: ({ date }) => date,
    card: cardOf,
    view: viewOf,
    Page,
    // The author in structured data: the entry's author, or else the organization.
    structuredData: ({ study, industry }, { page, settings }) => [
      {
        '@type': 'Article',
        ...articleData(page, settings),
        author: study.contact ? personRef(study.contact, settings) : organizationRef(settings),
        articleSection: industry.name,
        about: { '@type': 'Organization', name: study.customer },
        keywords: study.products,
      },
    ],
  })

function cardOf(entry: Entry<CaseData>, scope: CardScope): CaseCard {
  const { customer, industry, size, results } = entry.data
  const [result = { value: '', label: '' }] = results
  return {
    ...scope.base(entry),
    customer,
    industry: scope.term('industries', industry),
    size: scope.text(size, entry),
    result: { value: scope.text(result.value, entry), label: scope.text(result.label, entry) },
    changes: changesOf(entry, scope),
  }
}

/** Number of changes that fit on the first card of a list. */
const MOST_CHANGES = 3

function changesOf(entry: Entry<CaseData>, scope: CardScope): CaseChange[] {
  const { columns = [], rows = [], worse = [] } = entry.data.comparison ?? {}
  if (columns.length !== 3) return []
  const texts = rows.map((row) => row.map(({ source }) => scope.text(source, entry)))
  const changes = texts.map(([label = '', before = '', after = ''], place) => {
    return { label, before, after, isWorse: worse.includes(place + 1) }
  })
  return changes.filter(({ before, after }) => pairOf(before, after, entry.locale)).slice(0, MOST_CHANGES)
}

function viewOf(entry: Entry<CaseData>, scope: ViewScope) {
  return {
    study: scope.fields(entry),
    industry: scope.term('industries', entry.data.industry),
    body: scope.body,
    others: othersOf(casestudies, entry, scope),
  }
}

const NO_TEXT = { kind: 'markdown', inline: false, source: '' } as const
