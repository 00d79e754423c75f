import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { FigureTable } from '../../../../templates/components/chart/FigureTable.tsx'
import { PartsBar } from '../../../../templates/components/chart/PartsBar.tsx'
import { measureOf } from '../../../../templates/components/chart/measure.ts'
import { changeOf, pairOf } from '../../../../templates/components/chart/pair.ts'
import { apart } from '../../../../templates/components/chart/Slope.tsx'
import { bars } from '../../../../templates/sections/bars/Bars.tsx'
import { pairs } from '../../../../templates/sections/pairs/Pairs.tsx'
import { smallMultiples } from '../../../../templates/sections/small-multiples/SmallMultiples.tsx'
import { timeAxis } from '../../../../templates/sections/time-axis/TimeAxis.tsx'
import { contextIn, sectionHtml } from '../../../support/samples/section.tsx'

const SOURCE = { source: { source: 'Ticket system, 2026.' } }
const points = (count: string): string => `${count} points`
const cell = (source: string) => ({ kind: 'markdown', inline: true, source, links: {}, images: {} }) as const

/** The widths of the shapes of a class, as written. */
const widths = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`class="${name}"[^>]* width="([^"]+)"`, 'g'))].map(([, width = '']) => width)

describe('measureOf', () => {
  test('reads figures as each language writes them', () => {
    expect(measureOf('1,640', 'en')).toEqual({ value: 1640, unit: '' })
    expect(measureOf('1.640', 'de')).toEqual({ value: 1640, unit: '' })
    expect(measureOf('0,7', 'es')).toEqual({ value: 0.7, unit: '' })
    expect(measureOf('71\u202F%', 'de')).toEqual({ value: 71, unit: '%' })
    expect(measureOf('**index 134**', 'en')).toEqual({ value: 134, unit: 'index' })
  })

  test('makes durations comparable', () => {
    expect(measureOf('5 h 50 min', 'en')).toEqual({ value: 350, unit: 'min' })
    expect(measureOf('21 Tage', 'de')).toEqual({ value: 30_240, unit: 'min' })
    expect(measureOf('2 horas', 'es')).toEqual({ value: 120, unit: 'min' })
  })

  test('leaves words alone', () => {
    expect(
      ['none', 'not recorded', '84 h, target missed', 'lower by 28%', '3 of 5'].map((text) => measureOf(text, 'en')),
    ).toEqual([null, null, null, null, null])
  })
})

describe('a pair', () => {
  test('needs one unit, but zero needs none', () => {
    expect(pairOf('2 working days', '55 minutes', 'en')).toBeNull()
    expect(pairOf('12 people', '0', 'en')).toEqual({ before: 12, after: 0, isShare: false })
    expect(pairOf('0', '0', 'en')).toBeNull()
  })

  test('changes by a share, and percentages by points', () => {
    expect(changeOf({ before: 1.9, after: 0.7, isShare: false }, 'en', points)).toBe('−63%')
    expect(changeOf({ before: 71, after: 97, isShare: true }, 'en', points)).toBe('+26 points')
    expect(changeOf({ before: 0, after: 3, isShare: false }, 'en', points)).toBeNull()
  })

  test('of a figure that is nearly gone is not told as of one that is', () => {
    expect(changeOf({ before: 504, after: 2, isShare: false }, 'en', points)).toBe('−99.6%')
    expect(changeOf({ before: 100_000, after: 1, isShare: false }, 'en', points)).toBe('−99.9%')
    expect(changeOf({ before: 9, after: 0, isShare: false }, 'en', points)).toBe('−100%')
  })
})

describe('a table of before and after', () => {
  const table = (rows: readonly string[][], columns = ['Measure', 'Before', 'After']): string =>
    renderToStaticMarkup(
      createElement(FigureTable, {
        caption: 'Caption',
        columns,
        rows: rows.map((row) => row.map(cell)),
        context: contextIn('en'),
      }),
    )

  test('shows paired bars on the scale of each row, and keeps rows of words', () => {
    const html = table([
      ['Tickets', '2', '1'],
      ['Images', '7', '0'],
      ['Rights', '386 people', 'none'],
    ])
    expect(widths(html, 'chart-before')).toEqual(['100.00%', '100.00%'])
    expect(widths(html, 'chart-value')).toEqual(['50.00%'])
    expect(html).toContain('−50%')
    expect(html).toContain('<td>386 people</td>')
  })

  test('shows percentages as shares of the whole', () => {
    const html = table([
      ['Updates within 14 days', '71%', '97%'],
      ['Load', '150%', '75%'],
    ])
    expect(widths(html, 'chart-before')).toEqual(['71.00%', '100.00%'])
    expect(widths(html, 'chart-value')).toEqual(['97.00%', '50.00%'])
  })

  test('marks rows that got worse', () => {
    const rows = [cell('Incidents'), cell('29'), cell('38')]
    const props = { caption: 'C', columns: ['Measure', 'Before', 'After'], context: contextIn('en') }
    const html = renderToStaticMarkup(createElement(FigureTable, { ...props, rows: [rows, rows], worse: [2] }))
    expect(html.match(/<tr[^>]*>/g)).toEqual(['<tr>', '<tr>', '<tr data-worse="true">'])
  })

  test('stays as it is written where its rows cannot be compared', () => {
    expect(table([['Rights', '386 people', 'none']])).not.toContain('chart-')
    expect(table([['Step', '1', '2', '3']], ['Step', 'One', 'Two', 'Three'])).not.toContain('chart-')
  })
})

describe('sections of the chart kit', () => {
  const figure = (value: number) => ({ value, display: `${value} %` })
  const rows = [
    { label: 'One', before: figure(50), after: figure(25) },
    { label: 'Two', before: figure(10), after: figure(100) },
  ]
  const columns = { measure: 'Measure', before: '2025', after: '2026' }

  test('pairs are a table with caption and source, and slopes a drawing above the same table', () => {
    const asBars = sectionHtml(pairs, { form: 'bars', caption: 'Caption', columns, share: true, rows, ...SOURCE })
    const asSlope = sectionHtml(pairs, { form: 'slope', caption: 'Caption', columns, share: true, rows, ...SOURCE })
    for (const html of [asBars, asSlope]) {
      expect(html).toContain('<caption>Caption</caption>')
      expect(html).toContain('Ticket system, 2026.')
      expect(html).toContain('−25 points')
    }
    expect(asBars).not.toContain('chart-slope')
    expect(asSlope.match(/<line /g)).toHaveLength(2)
  })

  test('labels of slopes never overlap', () => {
    const heights = apart([100, 101, 30, 102]).toSorted((a, b) => a - b)
    for (const [place, height] of heights.slice(1).entries())
      expect(height - (heights[place] ?? 0)).toBeGreaterThanOrEqual(20)
  })

  test('bars have the whole behind them only if there is one', () => {
    const row = (from?: number) => ({ label: 'a', value: 1, display: '1', accent: false, from })
    const grounds = (section: object): number =>
      widths(sectionHtml(bars, { caption: 'C', rows: [row(), row()], ...SOURCE, ...section }), 'chart-ground').length
    expect([grounds({}), grounds({ whole: 4 }), grounds({ rows: [row(), row(1)] })]).toEqual([0, 2, 2])
  })

  test('ranked bars are sorted by value, a distribution keeps its classes', () => {
    const row = (label: string, value: number) => ({ label, value, display: String(value), accent: false })
    const list = [row('a', 1), row('b', 3), row('c', 2)]
    const order = (kind: string): string[] =>
      [...sectionHtml(bars, { kind, caption: 'C', rows: list, ...SOURCE }).matchAll(/scope="row">(\w)/g)].map(
        ([, label = '']) => label,
      )
    expect([order('ranked'), order('distribution')]).toEqual([
      ['b', 'c', 'a'],
      ['a', 'b', 'c'],
    ])
  })

  test('a bar may begin where the one before it ends, and have a note', () => {
    const rows = [
      { label: 'a', value: 1, display: '1' },
      { label: 'b', from: 1, value: 3, display: '3', note: { source: 'mostly waiting' } },
    ]
    const html = sectionHtml(bars, { caption: 'C', rows, ...SOURCE })
    expect(widths(html, 'chart-value')).toEqual(['25.00%', '75.00%'])
    expect(html).toContain('class="chart-value" x="25.00%"')
    expect(html.match(/<td class="chart-note">[^<]*/g)).toEqual(['<td class="chart-note">mostly waiting'])
  })

  test('a time axis places spans and moments on one scale', () => {
    const html = sectionHtml(timeAxis, {
      caption: 'Night',
      minutes: 60,
      rows: [
        { time: '03:15', from: 15, to: 30, title: 'Alert', accent: false },
        { time: '03:30', from: 30, title: 'Answer', accent: true },
      ],
      ...SOURCE,
    })
    expect(
      [...html.matchAll(/class="chart-span" x1="([^"]+)" x2="([^"]+)"/g)].map(([, from, to]) => [from, to]),
    ).toEqual([['25.00%', '50.00%']])
    expect([...html.matchAll(/class="chart-dot" cx="([^"]+)"/g)].map(([, x]) => x)).toEqual(['25.00%', '50.00%'])
    expect([...html.matchAll(/class="chart-quarter"[^>]*>([^<]+)/g)].map(([, clock]) => clock)).toEqual([
      '03:00',
      '03:15',
      '03:30',
      '03:45',
      '04:00',
    ])
    expect(html).toContain('<ol')
  })

  test('small multiples share a scale, and their figures are a table', () => {
    const html = sectionHtml(smallMultiples, {
      caption: 'Courses',
      columns: ['2024', '2025', '2026'],
      rows: [
        { label: 'North', values: [0, 5, 10] },
        { label: 'South', values: [5, 5, 5] },
      ],
      ...SOURCE,
    })
    expect([...html.matchAll(/points="([^"]+)"/g)].map(([, drawn]) => drawn)).toEqual([
      '0,58.0 50,31.0 100,4.0',
      '0,31.0 50,31.0 100,31.0',
    ])
    expect(html.match(/<td class="align-right">/g)).toHaveLength(6)
  })
})

test('parts of a whole follow one another, and those that are meant are marked', () => {
  const html = renderToStaticMarkup(createElement(PartsBar, { parts: [1, 2, 1], accents: [2] }))
  const rects = [...html.matchAll(/<rect x="([^"]*)" width="([^"]*)" height="100%"( data-accent="true")?/g)]
  expect(rects.map(([, x, width, accent]) => [x, width, accent !== undefined])).toEqual([
    ['0.00%', '25.00%', false],
    ['25.00%', '50.00%', true],
    ['75.00%', '25.00%', false],
  ])
})
