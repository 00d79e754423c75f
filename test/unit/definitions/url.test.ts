import { expect, test } from 'vitest'
import { withEscapes, withLetters } from '../../../renderer/definitions/decoded.ts'
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
  ['/el/%CE%B1/', 'el/α/index.html'],
  ['/el/%ce%b1%CC%81/', 'el/ά/index.html'],
  ['/el/%CE%B1%2F%2E%2E%00/', 'el/α%2F%2E%2E%00/index.html'],
  ['/el/%25CE%25B1/', 'el/%25CE%25B1/index.html'],
  ['/el/%C0%AE%C0%AE/', 'el/%C0%AE%C0%AE/index.html'],
  ['/el/%CE/', 'el/%CE/index.html'],
])('writes %s into the file %s', (path, expected) => {
  expect(htmlFileOf(path)).toBe(expected)
})

test('writes the payload beside the page', () => {
  expect(payloadFileOf('/de/career/')).toBe('de/career/_payload.json')
})

test('writes the payload beside a page with letters', () => {
  expect(payloadFileOf('/el/%CE%B1/')).toBe('el/α/_payload.json')
})

test.each([
  ['/de/career/', '/de/career/'],
  ['/de/a b%20c?d=%2F', '/de/a%20b%20c?d=%2F'],
  ['/el/α/', '/el/%CE%B1/'],
  ['/el/α\u0301/', '/el/%CE%AC/'],
  ['/el/%ce%b1/', '/el/%CE%B1/'],
  ['/el/%CE%B1%CC%81/', '/el/%CE%AC/'],
  ['/el/%CE%B1β%2e/', '/el/%CE%B1%CE%B2%2e/'],
  ['/el/%FF/', '/el/%FF/'],
  ['/el/%25CE/', '/el/%25CE/'],
  ['/ja/𠮷/', '/ja/%F0%A0%AE%B7/'],
  ['/el/\uD800α', '/el/\uD800%CE%B1'],
])('the address %j has the escapes of %j, once and again', (address, escaped) => {
  expect(withEscapes(address)).toBe(escaped)
  expect(withEscapes(escaped)).toBe(escaped)
  expect(withEscapes(withLetters(escaped))).toBe(escaped)
})
