import { describe, expect, test } from 'vitest'
import { screen } from '../../../../templates/sections/screen/ScreenSection.tsx'
import { check } from '../../../../renderer/content/check.ts'
import { START } from '../../../../renderer/definitions/issue.ts'
import { screen as field } from '../../../../templates/components/screen/schema.ts'
import { sectionHtml } from '../../../support/samples/section.tsx'

const SCREEN = {
  name: 'Tool',
  context: 'Trial, day 12 of 30',
  code: 'CODE-1',
  heading: 'How far is it?',
  columns: ['App', 'Version', 'Up to date', 'Status'],
  rows: [
    ['Reader', '26.4', { share: 0.96 }, { text: 'deployed', state: 'done' }],
    [{ text: 'Viewer', more: 'from a vendor' }, '2.1', { share: 0.25, from: 0.5, text: '13–18' }],
  ],
}
const read = (more: object = {}) => field().parse({ ...SCREEN, ...more })
const html = (fields: object = {}, locale: 'de' | 'en' = 'en', updated: string | null = '2026-11-20'): string =>
  sectionHtml(screen, { screen: read(), flip: false, ...fields }, locale, { page: { meta: { updated } } })

describe('a screen', () => {
  test('is a figure that says where it is open, without headings of its own', () => {
    const shown = html()
    expect(shown).toContain('<figure class="picture-figure"><div class="screen">')
    for (const words of ['Tool', 'Trial, day 12 of 30', 'CODE-1', 'How far is it?'])
      expect(shown).toContain(`>${words}</p>`)
    expect(shown.match(/<h\d/g)).toHaveLength(1)
    expect(shown).not.toContain('style=')
  })

  test('is an example with the date of the page, unless its caption says what it is', () => {
    expect(html()).toMatch(/<figcaption>Example view with test data, as of November\s20, 2026\.<\/figcaption>/)
    expect(html({}, 'de', null)).toContain('<figcaption>Beispielansicht mit Testdaten.</figcaption>')
    expect(html({ caption: { source: 'From the file.' } })).toContain('<figcaption>From the file.</figcaption>')
  })

  test('has a table whose rows and columns have names', () => {
    const shown = html()
    expect(shown).toContain('<caption class="visually-hidden">How far is it?</caption>')
    expect(shown.match(/<th scope="col">/g)).toHaveLength(4)
    expect(shown).toContain('<th scope="row">Reader</th><td>26.4</td>')
    expect(shown).toContain('<th scope="row">Viewer<small>from a vendor</small></th>')
    expect(shown).toContain('<span class="screen-label" data-state="done">deployed</span>')
  })

  test('has an empty cell where a row ends early', () => {
    expect(html()).toMatch(/18<\/span><\/span><\/td><td><\/td><\/tr>/)
  })

  test('shows a share as a bar with its percentage, and a part of a plan where it is', () => {
    const shown = html({}, 'de')
    expect(shown).toContain('x="0.00%" y="0" width="96.00%"')
    expect(shown).toMatch(/<span>96\s%<\/span>/)
    expect(shown).toContain('x="50.00%" y="0" width="25.00%"')
  })

  test('has figures, lines of code and a strip below if they are given', () => {
    const shown = html({
      screen: read({
        facts: [
          { value: '52 min', label: 'by tool' },
          { value: '205 min', label: 'by hand' },
        ],
        listing: '+ name = "a"\n\nPlan: 3 to add',
        foot: { heading: 'Day 15 of 30', share: 0.5, labels: ['Begin', 'End'] },
      }),
    })
    expect(shown).toContain('<dt>by tool</dt><dd>52')
    expect(shown).toContain('+ name = &quot;a&quot;\n\nPlan: 3 to add</pre>')
    expect(shown).toContain('<p>Day 15 of 30</p><svg class="chart-track"')
    expect(shown).toContain('<ul><li>Begin</li><li>End</li></ul>')
  })
})

describe('what is wrong with a screen is said with its place', () => {
  const messages = (section: object): string[] =>
    check(screen.schema, { type: 'screen', heading: 'H', ...section }, 'de.md', () => ({
      ...START,
      block: false,
    })).issues.map(({ message }) => message)

  test('a picture is for another type of section', () => {
    expect(messages({ picture: './a.png' })).toEqual(['`screen` is missing', '`picture` is not a known field'])
  })

  test('a row has no more cells than there are columns', () => {
    expect(messages({ screen: { ...SCREEN, rows: [['a', 'b', 'c', 'd', 'e']] } })).toEqual([
      '`screen.rows` must have no more cells than there are columns, got a list',
    ])
  })

  test('a cell has a text or a share', () => {
    expect(messages({ screen: { ...SCREEN, rows: [['a', { more: 'b' }]] } })).toEqual([
      '`screen.rows.0.1` needs a `text` or a `share`, got a group of fields',
    ])
  })
})
