import { describe, expect, test } from 'vitest'
import type { Link } from '../../../renderer/definitions/fields/links.ts'
import type { LinkFault } from '../../../renderer/library/external-links.ts'
import { isFault, resolveLink } from '../../../renderer/library/links.ts'
import { targetsWith } from '../builders.ts'

const targets = targetsWith([])

function resolved(to: string): Link | LinkFault {
  return resolveLink(to, { locale: 'de', route: null, folder: 'content/pages/about' }, targets)
}

function hrefOf(to: string): string {
  const link = resolved(to)
  return isFault(link) ? `${link.code}: ${link.message}` : link.href
}

function faultOf(to: string): LinkFault {
  const link = resolved(to)
  if (isFault(link)) return link
  throw new Error(`${to} leads to ${link.href}`)
}

describe('a link elsewhere', () => {
  test.each([
    ['https://example.com/', 'https://example.com/', true],
    ['http://example.com/a?b#c', 'http://example.com/a?b#c', true],
    ['HTTPS://example.com/plan.pdf', 'HTTPS://example.com/plan.pdf', true],
    ['mailto:info@alpha.example', 'mailto:info@alpha.example', false],
    ['tel:+49 89 99998 100', 'tel:+498999998100', false],
  ])('is %s', (to, href, external) => {
    expect(resolved(to)).toEqual({ kind: 'link', href, external, hreflang: null })
  })

  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript://host/%0Aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:image/svg+xml;base64,AAAA',
    'vbscript:x',
    'blob:https://example.com/1',
    'file:///etc/passwd',
    'ftp://example.com/a.zip',
    '//evil.example/a',
    '//evil.example',
  ])('may not be %j', (to) => {
    expect(faultOf(to).code).toBe('forbidden-link')
  })

  test.each([
    'example',
    'example.com/path',
    '?a=b',
    '',
    'https://',
    'https://exa mple.com/',
    'javascript&colon;alert(1)',
  ])('is not %j, which is no address', (to) => {
    expect(faultOf(to).code).toBe('dead-link')
  })
})

describe('a link elsewhere that no visitor could use', () => {
  test.each([
    ['https://alpha.example/de/about/', '`/de/about/`'],
    ['https://alpha.example', '`/`'],
    ['http://localhost:4173/de/', 'a URL that visitors can reach'],
    ['http://127.0.0.1/', 'a URL that visitors can reach'],
    ['http://printer.local/', 'a URL that visitors can reach'],
    ['mailto:foo', 'mailto:name@example.com'],
    ['mailto:foo@bar', 'mailto:name@example.com'],
    ['tel:none', 'tel:+49891234567'],
    ['https://bank.example@beta.example/a?b#c', 'https://beta.example/a?b#c'],
    ['https://:secret@beta.example', 'https://beta.example/'],
    ['https:beta.example', 'https://beta.example/'],
    ['https:/beta.example/a', 'https://beta.example/a'],
  ])('is %s', (to, expected) => {
    expect(faultOf(to)).toMatchObject({ code: 'wrong-address', expected })
  })

  test.each([
    'mailto:a@b.example?subject=Hi',
    'mailto:?subject=Hi',
    'https://beta.example/',
    'https://beta.example/@name',
    'https://www.alpha.example/',
  ])('is not %s', (to) => {
    expect(hrefOf(to)).toBe(to)
  })

  test.each(['www.microsoft.com', 'www.microsoft.com/de', 'learn.microsoft.com'])('is %s without https://', (to) => {
    expect(faultOf(to)).toMatchObject({ code: 'dead-link', hint: `did you mean \`https://${to}\`?` })
  })
})

test.each([
  ['post@example.com', 'mailto:post@example.com'],
  ['+49 89 99998 100', 'tel:+498999998100'],
  ['+49%2089%2099998', 'tel:+498999998'],
])('suggests for %s, which a browser would take for a path, %s', (to, expected) => {
  expect(faultOf(to)).toMatchObject({ code: 'dead-link', hint: `did you mean \`${expected}\`?` })
})
