import { describe, expect, test } from 'vitest'
import { parseYaml, writeYaml } from '../../../../renderer/content/yaml/yaml.ts'
import { bodyText, fieldValue } from '../../../../cli/pull/foreign-text.ts'
import { fillFacts } from '../../../../renderer/content/facts/fill-facts.ts'
import { markdownEngine } from '../../../../renderer/markdown/markdown.ts'
import { loadParser } from '../../../../renderer/markdown/parser.ts'

const engine = markdownEngine(await loadParser())
const codeIn = (text: string) => engine.index(text).code

/** The text as a page shows it if `{{facts.secret}}` is a fact. */
function shown(text: string, code: ReturnType<typeof codeIn> = []): string {
  return fillFacts(text, () => 'SECRET', code).text
}

const REFERENCES = [
  '{{facts.secret}}',
  '{{{facts.secret}}}',
  '{{{{facts.secret}}}}',
  '`{{facts.secret}}`',
  '\\`{{facts.secret}}\\`',
  '`a\n\nb {{facts.secret}} c`',
  '[a]({{facts.secret}})',
  'A `` b ` {{facts.secret}} ` c ``` d',
  '| a |\n| - |\n| {{facts.secret \\| words}} |',
  '<p>{{facts.secret}}</p>',
  '<!-- ` --> {{facts.secret}} <!-- ` -->',
  '\\{{facts.secret}}',
]

describe('foreign text refers to no fact of this site', () => {
  test.each(REFERENCES)('in a field: %j', (text) => {
    expect(shown(fieldValue(text) as string)).not.toContain('SECRET')
  })

  test.each(REFERENCES)('in a body: %j', (text) => {
    const body = bodyText(text, codeIn)
    expect(shown(body, codeIn(body))).not.toContain('SECRET')
  })

  test('in the values of lists and objects', () => {
    const value = fieldValue([{ name: '{{facts.secret}}', more: { note: 'a `{{facts.secret}}`' } }])
    expect(value).toEqual([{ name: String.raw`\{{facts.secret}}`, more: { note: 'a `\\{{facts.secret}}`' } }])
  })
})

test('braces in code of a body stay as they are, since a backslash would be shown', () => {
  const text = 'Use `{{ name }}`, or\n\n```\n{{#each items}}\n```\n\nbut not {{name}}.'
  expect(bodyText(text, codeIn)).toBe(text.replace('not {{', String.raw`not \{{`))
})

test('instants become days, empty values are missing, and line breaks are those of Unix', () => {
  expect(fieldValue('2026-03-04T05:06:07Z')).toBe('2026-03-04')
  expect([null, ''].map(fieldValue)).toEqual([undefined, undefined])
  expect([fieldValue('a\r\nb\rc'), bodyText(' a\r\nb ', codeIn)]).toEqual(['a\nb\nc', 'a\nb'])
  expect(fieldValue(3)).toBe(3)
})

test('characters that texts here may not have are left out, also between two braces', () => {
  const text = 'a\b{\u0000{facts.secret}} \u202Eb\uD800'
  expect(fieldValue(text)).toBe(String.raw`a\{{facts.secret}} b`)
  expect(bodyText(text, codeIn)).toBe(String.raw`a\{{facts.secret}} b`)
  expect(fieldValue('\b')).toBeUndefined()
})

test('a name in a value may be one that no text of this site could have', () => {
  const written = { ['\u00a0\u200bcolour']: 'red', ['__proto__']: 1, ['a\u0008b']: 2, plain: 3 }
  const named = fieldValue(JSON.parse(JSON.stringify(written)))
  expect(named).toEqual({ colour: 'red', proto: 1, ab: 2, plain: 3 })
  expect(parseYaml(writeYaml({ named }))).toEqual({ named })
})
