import { describe, expect, test } from 'vitest'
import { showNotFoundPath } from '../../../renderer/client/not-found.ts'

/** The little of a document that the script touches. */
function documentWith(parts: Readonly<Record<string, string>> = {}) {
  const place = { textContent: 'Not found', dataset: { path: 'Not found: {path}' } }
  const blocks = Object.entries(parts).map(([name, forPath]) => ({ name, dataset: { forPath }, hidden: true }))
  const querySelectorAll = (selector: string) => (selector === '[data-path]' ? [place] : blocks)
  const shown = (): string[] => blocks.filter(({ hidden }) => !hidden).map(({ name }) => name)
  return { document: { querySelectorAll } as unknown as Document, place, shown }
}

describe('showNotFoundPath', () => {
  test.each([
    ['/de/nowhere', '/de/nowhere'],
    ['/de/%C3%BCber', '/de/über'],
    ['/de/%E0%A4%A', '/de/%E0%A4%A'],
    ['/$&', '/$&'],
    ['/<img src=x onerror=alert(1)>', '/<img src=x onerror=alert(1)>'],
  ])('names the path %s as the text %s', (path, expected) => {
    const { document, place } = documentWith()
    showNotFoundPath(document, path)
    expect(place.textContent).toBe(`Not found: ${expected}`)
  })

  test.each([
    ['/en/nowhere', ['en']],
    ['/ES/nowhere', ['es']],
    ['/es', ['es']],
    ['/nowhere', ['de']],
    ['/fr/nowhere', ['de']],
    ['/de/azure/nowhere/', ['de', 'azure']],
    ['/Azure', ['de', 'azure']],
    ['/de/azurea', ['de']],
    ['/', ['de']],
  ])('leaves for %s the parts %j', (path, expected) => {
    const { document, shown } = documentWith({
      de: '^/(?!(en|es)(/|$))',
      en: '^/en(/|$)',
      es: '^/es(/|$)',
      azure: '^/(de/)?(azure)(/|$)',
    })
    showNotFoundPath(document, path)
    expect(shown()).toEqual(expected)
  })
})
