import { describe, expect, test } from 'vitest'
import { MOST, sharedBy, withoutFrame } from '../rhythm/measure.ts'
import { scoreOf } from '../rhythm/score.ts'
import { servicePages, typesOf } from '../rhythm/services.ts'
import { LOCALES } from '../support/run/locales.ts'
import { PROJECT } from '../support/site.ts'

describe('the services of the company’s site', () => {
  const pages = servicePages(PROJECT)

  test.each(LOCALES)('share at most half of their sections with their neighbours in the index (%s)', (locale) => {
    const scored = scoreOf(PROJECT, locale).flatMap((group) => group.pages)
    const tooMuch = scored.filter(({ before }) => before && before.part > MOST)
    expect(tooMuch.map(({ page, before }) => `${page} repeats ${before?.types.join(' ')}`)).toEqual([])
  })

  test.each(LOCALES.slice(1))('have the same sections in %s as in German, in the same order', (locale) => {
    const sequences = (language: string): Record<string, readonly string[]> =>
      Object.fromEntries(pages.map((page) => [page, typesOf(PROJECT, page, language)]))
    expect(sequences(locale)).toEqual(sequences('de'))
  })

  test('are compared in three groups that hold nearly all of them', () => {
    const groups = scoreOf(PROJECT, 'de').map((group) => group.pages.map(({ page }) => page))
    expect(groups).toHaveLength(3)
    expect(pages).toEqual(expect.arrayContaining(groups.flat()))
    expect(groups.flat().length).toBeGreaterThan(pages.length - 3)
  })
})

describe('what two pages share', () => {
  test('is the longest common subsequence, as a part of the longer page', () => {
    const shared = sharedBy(['table', 'quote', 'process', 'prices'], ['quote', 'bars', 'table', 'process', 'team'])
    expect(shared.types).toHaveLength(2)
    expect(shared.part).toBe(0.4)
  })

  test('counts a type as often as both have it', () => {
    expect(sharedBy(['table', 'bars', 'table'], ['table', 'table']).types).toEqual(['table', 'table'])
  })

  test('is nothing for pages without sections', () => {
    expect(sharedBy([], [])).toEqual({ types: [], part: 0 })
  })

  test('does not count the frame', () => {
    const types = ['hero-map', 'table', 'faq', 'process', 'faq', 'related', 'cta-panel']
    expect(withoutFrame(types)).toEqual(['table', 'faq', 'process'])
  })
})
