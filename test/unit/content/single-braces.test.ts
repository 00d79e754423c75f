import { describe, expect, test } from 'vitest'
import { singleBraces, singleBracesFault } from '../../../renderer/content/facts/single-braces.ts'

const FACTS = { site: { contact: { phone: '+49 1' } }, facts: { customers: 214 } }

describe('a reference in single braces', () => {
  test.each([
    ['Ring {site.contact.phone} now', '{site.contact.phone}', '{{site.contact.phone}}'],
    ['{ facts.customers|words }', '{ facts.customers|words }', '{{ facts.customers|words }}'],
    ['{facts.customers}}', '{facts.customers}}', '{{facts.customers}}'],
    ['{facts.custmers}', '{facts.custmers}', '{{facts.custmers}}'],
  ])('is found: %s', (text, written, expected) => {
    const [found, ...more] = singleBraces(text, FACTS)
    expect(more).toEqual([])
    expect(found).toEqual({ written, offset: text.indexOf('{') })
    expect(found && singleBracesFault(found)).toMatchObject({ severity: 'warning', expected })
  })

  test.each([
    '{{site.contact.phone}}',
    '${site.contact.phone}',
    '\\{site.contact.phone}',
    '{page} of {pages}',
    '{window.location}',
    'style.css { site: x }',
    '{site}',
  ])('is none: %s', (text) => {
    expect(singleBraces(text, FACTS)).toEqual([])
  })

  test('is none in code', () => {
    expect(singleBraces('`{facts.customers}`', FACTS, [[0, 19]])).toEqual([])
  })
})
