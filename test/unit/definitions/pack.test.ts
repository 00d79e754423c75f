import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { check } from '../../../renderer/content/check.ts'
import { knownKeys } from '../../../renderer/content/inner-schema.ts'
import { isRecord } from '../../../renderer/content/plain-data.ts'
import { parseYaml } from '../../../renderer/content/yaml/yaml.ts'
import { locatorInYaml } from '../../../renderer/content/yaml/yaml-places.ts'
import { packSchemas } from '../../../renderer/definitions/settings/pack.ts'
import { PROJECT } from '../../support/site.ts'

const GUIDE = readFileSync(path.join(PROJECT, 'docs', 'languages.md'), 'utf8')

function issuesOf(text: string) {
  const written = parseYaml(text)
  const schema = isRecord(written) && 'parent' in written ? packSchemas.variant() : packSchemas.whole()
  return check(schema, written, 'i18n/locales/fo.yaml', locatorInYaml(text)).issues
}

const EXAMPLES = [...GUIDE.matchAll(/```yaml\n([^]*?)```/g)].map(([, text = '']) => text)

test('the packs of the guide are right', () => {
  expect(EXAMPLES).toHaveLength(2)
  expect(EXAMPLES.flatMap(issuesOf)).toEqual([])
})

test('the guide names each field of a pack', () => {
  const fields = knownKeys(packSchemas.variant(), [])
  expect(fields.filter((field) => !new RegExp(`^\\|.*\`${field}\`.*\\|`, 'm').test(GUIDE))).toEqual([])
})

/** The whole pack of the guide with one line more or another one. */
const [, WHOLE = ''] = EXAMPLES
const withLine = (line: string): string => {
  const name = line.slice(0, line.indexOf(':') + 1)
  const before = new RegExp(`^${name}.*\\n(?: .*\\n)*`, 'm')
  return before.test(WHOLE) ? WHOLE.replace(before, () => `${line}\n`) : `${WHOLE}${line}\n`
}

describe('a pack is told what is wrong', () => {
  test.each([
    ['era: soon', '`era` must be a number, got "soon"'],
    ['quoteSpace: x', '`quoteSpace` must be one space, or nothing, got "x"'],
    ['quotes: [„, “]', '`quotes` must have at least 4 entries, got 2'],
    ["quotes: ['*', '”', '‘', '’']", '`quotes.0` must be a quotation mark, such as “, got "*"'],
    ["quotes: ['<<', '”', '‘', '’']", '`quotes.0` must be a quotation mark, such as “, got "<<"'],
    ['afterNumber: vikur', '`afterNumber` must be a list, got "vikur"'],
    ["times: { short: 'H:m' }", '`times.short` must be a time pattern such as "H:mm" or "h:mm a"'],
    ["times: { short: 'H:mm a' }", '`times.short` must be a time pattern'],
    ["times: { short: \"H:mm 'o'clock'\" }", '`times.short` must be a time pattern'],
    ["money: { positive: '¤ ¤ {0}' }", '`money.positive` must have {0} and ¤ once, such as "{0} ¤"'],
    ["numbers: { decimal: x, group: '.', percent: '{0} %' }", '`numbers.decimal` must be one sign, such as "."'],
    [
      "numbers: { decimal: ',', group: '.', percent: '{0} %', groupsBefore: 4 }",
      '`numbers.groupsBefore` must be one of 2, 3',
    ],
    ['plurals: { cardinal: { one: n } }', '`plurals.cardinal.one` must be a plural rule of CLDR'],
    ['direction: up', '`direction` must be one of ltr, rtl, got "up"'],
    [`name: ${'x'.repeat(101)}`, '`name` must have at most 100 characters'],
    ['weeks: x', '`weeks` is not a known field'],
  ])('%s', (line, message) => {
    expect(issuesOf(withLine(line)).map((issue) => issue.message)).toEqual([expect.stringContaining(message)])
  })

  test.each(['parent: de\nname: X\nera: 0', "parent: fr\nname: X\nlists: { or: { pair: '{0} ou bien {1}' } }"])(
    'and nothing where it leaves out what its parent has: %j',
    (text) => {
      expect(issuesOf(text)).toEqual([])
    },
  )
})
