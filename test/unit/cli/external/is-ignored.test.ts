import { expect, test } from 'vitest'
import { isIgnored } from '../../../../cli/external/is-ignored.ts'

test.each([
  ['https://a.example/', 'https://a.example/', true],
  ['https://a.example/', 'https://a.example/b', false],
  ['https://a.example/*', 'https://a.example/', true],
  ['https://*.example/*', 'https://a.b.example/c?d', true],
  ['https://*.example/*', 'https://a.example.org/', false],
  ['*/a/*.pdf', 'https://x.example/a/b.pdf', true],
  ['*/a/*.pdf', 'https://x.example/a.pdf', false],
  ['https://aba*ba', 'https://aba', false],
  ['*', 'https://x.example/', true],
  ['https://x.example/?q=.*', 'https://x.example/?q=a', false],
  ['*a'.repeat(200) + '*', `https://x.example/${'a'.repeat(199)}`, true],
  ['*a'.repeat(200) + 'b', `https://x.example/${'a'.repeat(5000)}`, false],
])('the pattern %s for %s: %s', (pattern, url, isMatch) => {
  expect(isIgnored(pattern, url)).toBe(isMatch)
})
