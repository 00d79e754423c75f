import { describe, expect, test } from 'vitest'
import { parseInstant, parseUrl, withSlashes } from '../../../cli/commands/option-values.ts'

describe('parseInstant', () => {
  test.each([
    ['2027-01-01', '2027-01-01T00:00:00.000Z'],
    ['2027-01-01T09:00Z', '2027-01-01T09:00:00.000Z'],
    ['2027-01-01T09:00:30+02:00', '2027-01-01T07:00:30.000Z'],
  ])('reads %s', (value, instant) => {
    expect(parseInstant(value)).toBe(instant)
  })

  test.each([
    '',
    '1',
    'tomorrow',
    '2026-02-30',
    '2026-13-01',
    '2026-06-01T25:00Z',
    '2026-06-01T09:00',
    '+275760-09-13',
  ])('refuses %s', (value) => {
    expect(() => parseInstant(value)).toThrow('Expected a date')
  })
})

describe('parseUrl', () => {
  test.each(['https://example.com', 'http://localhost:8080/'])('reads %s', (value) => {
    expect(parseUrl(value)).toBe(value)
  })

  test.each([
    'ftp://example.com',
    'https://',
    'https://example.com?a',
    'https://example.com/#a',
    'https://example.com/"><b>',
    'https://example.com\nDisallow: /',
  ])('refuses %j', (value) => {
    expect(() => parseUrl(value)).toThrow('Expected a URL')
  })

  test('takes a path, as of a project on GitHub Pages', () => {
    expect(parseUrl('https://example.com/team/docs/')).toBe('https://example.com/team/docs/')
  })

  test('refuses a path with characters that mean something in the files of hosts', () => {
    expect(() => parseUrl('https://example.com/a(b)/')).toThrow('the path of the site has other characters')
  })
})

test('withSlashes reads a path as shells of Windows complete it', () => {
  expect(withSlashes('.\\content\\posts\\hello\\')).toBe('./content/posts/hello/')
})
