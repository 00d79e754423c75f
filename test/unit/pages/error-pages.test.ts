import { describe, expect, test } from 'vitest'
import { errorPagesOf } from '../../../renderer/pages/error-pages.ts'
import type { Surroundings } from '../builders.ts'
import { ALL, pageIn, siteWith, targetsWith } from '../builders.ts'
import { theme } from '../../site/templates/index.ts'

function pagesWith(surroundings: Surroundings = {}) {
  const entries = [
    ...pageIn(ALL, 'about', { label: 'About' }),
    ...pageIn(['de'], 'jobs', { untranslated: { en: 'none', es: 'none' } }),
  ]
  return errorPagesOf(targetsWith(entries, surroundings), theme, siteWith().translate)
}

test('are two for each language', () => {
  expect(pagesWith().map(({ route }) => route.path)).toEqual([
    '/de/404.html',
    '/de/error.html',
    '/en/404.html',
    '/en/error.html',
    '/es/404.html',
    '/es/error.html',
  ])
})

test.each([0, 1, 2, 3, 4, 5])('are not indexed, in the error layout, without alternates: %s', (index) => {
  expect(pagesWith()[index]).toMatchObject({ layout: 'error', alternates: [], meta: { noindex: true } })
})

test('lead the switcher to the home pages', () => {
  expect(pagesWith()[0]?.switcher).toEqual([
    { locale: 'de', path: '/de/', state: 'current' },
    { locale: 'en', path: '/en/', state: 'fallback' },
    { locale: 'es', path: '/es/', state: 'fallback' },
  ])
})

describe('the ways on', () => {
  test('are the pages that the settings name', () => {
    const [page] = pagesWith({ settings: { waysOn: ['/', '/about'] } })
    expect(page?.view).toMatchObject({ ways: [{ href: '/de/' }, { href: '/de/about/', label: 'About' }] })
  })

  test('lead to another language where a page lacks one, and say so', () => {
    const english = pagesWith({ settings: { waysOn: ['/jobs'] } })[2]
    expect(english?.view).toMatchObject({ ways: [{ href: '/de/jobs/', hreflang: 'de' }] })
  })

  test('are none for a path that no page has', () => {
    expect(pagesWith({ settings: { waysOn: ['/nowhere'] } })[0]?.view).toMatchObject({ ways: [] })
  })
})
