import { expect, test } from 'vitest'
import { absoluteUrl, htmlFileOf, pathOf, payloadFileOf, withoutLocale } from '../../../renderer/definitions/url.ts'

test.each([
  ['/career', '/de/career/'],
  ['career/', '/de/career/'],
  ['/', '/de/'],
  ['', '/de/'],
  ['/company//contact/', '/de/company/contact/'],
  ['//company///', '/de/company/'],
  ['//', '/de/'],
])('makes of %j the path %s', (path, expected) => {
  expect(pathOf('de', path)).toBe(expected)
})

test.each([
  ['/de/career/', 'de', '/career'],
  ['/de/', 'de', '/'],
  ['/de', 'de', '/'],
  ['/career', null, '/career'],
  ['/', null, '/'],
  ['/design', null, '/design'],
  ['/DE/career', null, '/DE/career'],
  ['', null, '/'],
  ['de', 'de', '/'],
  ['//de//company///contact//', 'de', '/company/contact'],
  ['//design//', null, '/design'],
])('takes %s apart', (path, locale, rest) => {
  expect(withoutLocale(path)).toEqual({ locale, rest })
})

test.each(['https://alpha.example', 'https://alpha.example/'])('puts a path behind %s', (baseUrl) => {
  expect(absoluteUrl(baseUrl, '/de/')).toBe('https://alpha.example/de/')
})

test.each([
  ['/de/career/', 'de/career/index.html'],
  ['/', 'index.html'],
  ['/de/404.html', 'de/404.html'],
])('writes %s into the file %s', (path, expected) => {
  expect(htmlFileOf(path)).toBe(expected)
})

test('writes the payload beside the page', () => {
  expect(payloadFileOf('/de/career/')).toBe('de/career/_payload.json')
})
