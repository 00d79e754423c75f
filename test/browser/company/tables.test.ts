import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { serveRealSite } from '../support/real.ts'

const real = serveRealSite()

async function at(address: string, width: number, run: (page: Page) => Promise<void>): Promise<void> {
  const { page, go, close } = await real().open({ viewport: { width, height: 844 } })
  await go(address)
  await run(page)
  await close()
}

/** A cell as it is shown. */
interface Cell {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  readonly isShown: boolean
  /** The name of its column in front of its text. */
  readonly label: string | null
  readonly isFigure: boolean
}

/** The cells of a table by row, the head first. */
function cellsOf(table: Locator): Promise<Cell[][]> {
  return table.evaluate((element) =>
    [...element.querySelectorAll('tr')].map((row) =>
      [...row.children].map((cell) => {
        const { left, right, top, bottom } = cell.getBoundingClientRect()
        const { content } = getComputedStyle(cell, '::before')
        return {
          left: Math.round(left),
          right: Math.round(right),
          top: Math.round(top),
          bottom: Math.round(bottom),
          isShown: bottom - top > 1,
          label: content === 'none' ? null : content,
          isFigure: cell.matches('.align-right:not(:first-child)'),
        }
      }),
    ),
  )
}

const FACTS = '/de/company/facts-and-figures/'
const LOG = '/de/posts/what-eleven-minutes-look-like/'
const DUTIES = '/de/microsoft-cloud-services/'

describe('a table on a phone', () => {
  test('that is a log has the event beside its time and the actor below, and names its columns once', () =>
    at(LOG, 390, async (page) => {
      const [head, ...rows] = await cellsOf(page.locator('.records-keys table'))
      expect(head?.map(({ isShown }) => isShown)).toEqual([true, true, true])
      expect(rows).toHaveLength(8)
      for (const [time, event, actor] of rows) {
        expect(event?.top).toBe(time?.top)
        expect(event?.left).toBeGreaterThanOrEqual(time?.right ?? Infinity)
        expect(actor?.top).toBeGreaterThanOrEqual(event?.bottom ?? Infinity)
        expect(actor?.left).toBe(event?.left)
        expect(actor?.label).toBeNull()
      }
      const { height = Infinity } = (await page.locator('.records-keys').boundingBox()) ?? {}
      expect(height).toBeLessThan(900)
    }))

  test.each(['de', 'en', 'es'])('that has figures (%s) keeps them in columns under one head', (locale) =>
    at(FACTS.replace('de', locale), 390, async (page) => {
      const [head, ...rows] = await cellsOf(page.locator('#people table'))
      const rights = (cells: readonly Cell[] = []): number[] =>
        cells.filter(({ isFigure }) => isFigure).map(({ right }) => right)
      expect(rights(head)).toHaveLength(4)
      for (const row of rows) {
        expect(rights(row)).toEqual(rights(head))
        expect(row.map(({ label }) => label).filter(Boolean)).toEqual([])
      }
      expect(rows.map((row) => row.at(-1)?.isShown)).toEqual([true, true, true, true, true, false])
    }),
  )

  test('that has texts shows the first beside the name and the others below, with the names of their columns', () =>
    at('/de/company/switzerland/', 390, async (page) => {
      const tables = await page.locator('.data-table.records table').all()
      expect(tables).toHaveLength(2)
      for (const table of tables) {
        const [head, ...rows] = await cellsOf(table)
        expect(head?.map(({ isShown }) => isShown)).toEqual([true, true, false, false])
        for (const [name, answer, ...others] of rows) {
          expect(answer?.top).toBe(name?.top)
          expect(others.map(({ left }) => left)).toEqual([name?.left, name?.left])
          expect(others.map(({ label }) => label)).not.toContain(null)
        }
      }
    }))

  test('that divides tasks says of each who is accountable, without a touch', () =>
    at(DUTIES, 390, async (page) => {
      expect(await page.locator('.raci details').count()).toBe(0)
      const parties = await page.locator('.raci tbody tr').evaluateAll((rows) =>
        rows.map((row) => {
          const shown = [...row.querySelectorAll('td')].filter((cell) => cell.getBoundingClientRect().height > 1)
          const text = getComputedStyle(row).color
          const dark = shown.filter((cell) => getComputedStyle(cell).color === text)
          return {
            dark: dark.map(({ dataset }) => dataset['label']),
            empty: shown.some((cell) => cell.innerText === '–'),
          }
        }),
      )
      expect(parties.map(({ dark }) => dark.join())).toEqual([
        ...Array.from({ length: 3 }, () => 'Microsoft'),
        ...Array.from({ length: 2 }, () => 'Stratalp'),
        ...Array.from({ length: 7 }, () => 'Sie'),
      ])
      expect(parties.some(({ empty }) => empty)).toBe(false)
    }))

  test('that divides tasks begins all lines of what somebody does on one edge', () =>
    at('/es/azure/azure-foundation/', 390, async (page) => {
      const edges = await page.locator('.raci tbody td').evaluateAll((cells) =>
        cells.map((cell) => {
          const words = document.createRange()
          words.selectNodeContents(cell)
          return [...words.getClientRects()].map(({ left }) => Math.round(left))
        }),
      )
      expect(edges.some((lines) => lines.length > 1)).toBe(true)
      expect(new Set(edges.flat()).size).toBe(1)
    }))

  test('that draws bars leaves room for their labels, however long the figures are', () =>
    at('/es/workplace/managed-workplace-it-workaholics/', 320, async (page) => {
      const labels = await page.locator('.chart-table th').evaluateAll((all) => all.map((one) => one.clientWidth))
      expect(labels).toHaveLength(3)
      expect(Math.min(...labels)).toBeGreaterThan(100)
    }))

  test('that promises times shows them for every level, without a touch', () =>
    at('/de/workplace/managed-workplace/', 390, async (page) => {
      expect(await page.locator('.sla details').count()).toBe(0)
      const [, ...levels] = await cellsOf(page.locator('.sla table'))
      expect(levels).toHaveLength(4)
      for (const level of levels) {
        expect(level.every(({ isShown }) => isShown)).toBe(true)
        expect(level.slice(2).map(({ label }) => label)).toEqual([
          '"Erste Reaktion "',
          '"Nächste Meldung "',
          '"Zeiten "',
        ])
      }
    }))

  test.each([FACTS, FACTS.replace('de', 'es'), LOG, DUTIES, '/de/azure/cloud-competence-center/'])(
    'fits into 320 to 700 pixels (%s)',
    (address) =>
      at(address, 320, async (page) => {
        for (const width of [320, 360, 390, 430, 700]) {
          await page.setViewportSize({ width, height: 844 })
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
          const tables = page.locator('.records :is(.data-table-scroll), .prose-table.records')
          const over = await tables.evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth))
          expect(Math.max(...over), `${width} pixels`).toBeLessThanOrEqual(1)
        }
      }),
  )

  test('remains a table for screen readers, and does not cut off the outline of a link at its edge', () =>
    at(FACTS, 390, async (page) => {
      const scrolls = page.locator('#people .data-table-scroll')
      const [outer, inner] = await Promise.all([scrolls.boundingBox(), scrolls.locator('table').boundingBox()])
      expect((inner?.x ?? 0) - (outer?.x ?? 0)).toBeGreaterThanOrEqual(6)
      const table = page.locator('#people').getByRole('table', { name: /Mitarbeitende nach Standort/ })
      expect(await table.getByRole('row').count()).toBe(7)
      expect(await table.getByRole('columnheader').allInnerTexts()).toContain('Schwerpunkt')
      expect(await table.getByRole('rowheader', { name: 'Winterthur' }).count()).toBe(1)
      expect(await table.getByRole('row', { name: /Graz/ }).getByRole('cell').count()).toBe(5)
    }))

  test('in a text is flush with it, and does not cut off the outline of a link at its edge', () =>
    at(LOG, 390, async (page) => {
      const table = page.locator('.prose-table').first()
      const boxes = [table, table.locator('table'), page.locator('.prose > p').first()].map((part) =>
        part.boundingBox(),
      )
      const [outer, inner, text] = (await Promise.all(boxes)).map((box) => box?.x ?? 0)
      expect(inner).toBe(text)
      expect((inner ?? 0) - (outer ?? 0)).toBeGreaterThanOrEqual(6)
    }))

  test('has its rules in forced colours, and is printed as a table', async () => {
    const { page, go, close } = await real().open({ viewport: { width: 390, height: 844 }, forcedColors: 'active' })
    await go(FACTS)
    const row = page.locator('#people tbody tr').first()
    const styleOf = () =>
      row.evaluate((element) => {
        const { display, borderBottomWidth } = getComputedStyle(element)
        return { display, borderBottomWidth }
      })
    expect(await styleOf()).toEqual({ display: 'grid', borderBottomWidth: '1px' })
    await page.emulateMedia({ media: 'print', forcedColors: null })
    expect((await styleOf()).display).toBe('table-row')
    await close()
  })
})

const CASES = ['firnberg-versicherung', 'grauwind-energie', 'hallbrueck-maschinenbau', 'rheinkontor-logistik']
const CASE = '/de/casestudies/hallbrueck-maschinenbau/'
const AUTHOR = '/en/authors/dagny-oberrauch/'

/** The boxes of the first part of a text, its facts and the next part, in the order of the document. */
function partsOf(page: Page): Promise<{ name: string; top: number; bottom: number; left: number; right: number }[]> {
  return page.locator('.entry-columns-grid > *').evaluateAll((parts) =>
    parts.map((part) => {
      const { top, bottom, left, right } = part.getBoundingClientRect()
      return { name: part.className, top, bottom, left, right }
    }),
  )
}

describe('the facts of an entry', () => {
  test.each([CASE, AUTHOR])(
    'follow the first part of the text in reading order at 390 and 820 pixels (%s)',
    (address) =>
      at(address, 390, async (page) => {
        for (const width of [390, 820]) {
          await page.setViewportSize({ width, height: 844 })
          const [first, facts, rest] = await partsOf(page)
          expect(facts?.name).toBe('entry-rail')
          expect(facts?.top, `${width} pixels`).toBeGreaterThan(first?.bottom ?? Infinity)
          expect(rest?.top, `${width} pixels`).toBeGreaterThan(facts?.bottom ?? Infinity)
        }
      }),
  )

  test.each([CASE, AUTHOR])('stand beside the text where there is room (%s)', (address) =>
    at(address, 1440, async (page) => {
      const [first, facts, rest] = await partsOf(page)
      expect(facts?.top).toBe(first?.top)
      expect(facts?.left).toBeGreaterThan(Math.max(first?.right ?? Infinity, rest?.right ?? Infinity))
    }),
  )

  test.each(CASES)('do not repeat the hero (%s)', (name) =>
    at(`/de/casestudies/${name}/`, 390, async (page) => {
      const hero = await page.locator('.entry-hero :is(dd, .entry-hero-meta span)').allInnerTexts()
      const facts = await page.locator('.entry-rail dd').allInnerTexts()
      expect(facts.length).toBeGreaterThan(4)
      expect(facts.filter((fact) => hero.includes(fact))).toEqual([])
    }),
  )
})
