import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { caseCollection } from '../../../../templates/collections/casestudies/collection.ts'
import { CaseChanges } from '../../../../templates/collections/casestudies/CaseChanges.tsx'
import { contextIn } from '../../../support/samples/section.tsx'

const cell = (source: string) => ({ kind: 'markdown', inline: true, source }) as const

describe('what has changed for a customer', () => {
  const rows = [
    ['Waiting time', '21 days', '2 h'],
    ['Exceptions', 'not recorded', '3'],
    ['People', '9', '3'],
    ['Owners unknown', '17', '2'],
    ['Forms', '4', '1'],
  ]
  const changesOf = (columns: readonly string[]): unknown => {
    const scope = {
      base: () => ({}),
      term: () => ({ key: 'insurance', name: 'Insurance' }),
      text: (text: string) => text,
    }
    const data = {
      customer: '',
      industry: '',
      size: '',
      results: [],
      comparison: { columns, rows: rows.map((row) => row.map(cell)), worse: [3] },
    }
    // Safe: the card reads nothing else.
    return caseCollection(() => null).card?.({ data, locale: 'en' } as never, scope as never)
  }

  test('shows the first three measures with comparable figures', () => {
    expect(changesOf(['Measure', 'Before', 'After'])).toMatchObject({
      changes: [
        { label: 'Waiting time', before: '21 days', after: '2 h', isWorse: false },
        { label: 'People', isWorse: true },
        { label: 'Owners unknown' },
      ],
    })
  })

  test('is omitted if the comparison is not of before and after', () => {
    expect(changesOf(['Step', 'One', 'Two', 'Three'])).toMatchObject({ changes: [] })
  })

  test('is drawn as two bars a measure, with the figures in words', () => {
    const html = renderToStaticMarkup(
      createElement(CaseChanges, {
        changes: [{ label: 'People', before: '9', after: '3', isWorse: false }],
        context: contextIn('en'),
      }),
    )
    expect(html).toContain('from 9 to 3')
    expect([...html.matchAll(/width="([\d.]+%)"/g)].map(([, width]) => width)).toEqual(['100.00%', '33.33%'])
    expect(html).not.toContain('data-worse')
  })

  test('is marked if it got worse, so that it has not the color of an improvement', () => {
    const changes = [{ label: 'Incidents', before: '29', after: '38', isWorse: true }]
    const html = renderToStaticMarkup(createElement(CaseChanges, { changes, context: contextIn('en') }))
    expect(html).toContain('<li data-worse="true">')
  })
})
