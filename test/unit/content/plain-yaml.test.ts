import { readFileSync } from 'node:fs'
import path from 'node:path'
import { CORE_SCHEMA, load } from 'js-yaml'
import { describe, expect, test } from 'vitest'
import { yamlOf } from '../../../renderer/content/front-matter.ts'
import { readPlainYaml } from '../../../renderer/content/yaml/plain-yaml.ts'
import { filesOf, PROJECT } from '../../support/site.ts'
import { random } from '../../support/samples/random.mjs'

/** What js-yaml reads, or that it reads nothing. */
function loaded(source: string): unknown {
  try {
    return load(source, { schema: CORE_SCHEMA })
  } catch {
    return 'an error'
  }
}

describe('front matter of plain lines', () => {
  test('is read without js-yaml', () => {
    const lines = [
      'title: Was ein Schiff kostet – und warum',
      'description: "Heute: mehr als #1"',
      'date: 2026-02-30',
      'authors: [ada, bob-2]',
      'tags:',
      '  - sea',
      '  - New York',
      'draft: true',
    ]
    expect(readPlainYaml(`${lines.join('\n')}\n`)).toStrictEqual({
      title: 'Was ein Schiff kostet – und warum',
      description: 'Heute: mehr als #1',
      date: '2026-02-30',
      authors: ['ada', 'bob-2'],
      tags: ['sea', 'New York'],
      draft: true,
    })
  })

  test.each([
    ['a text with a colon', 'title: Heute: mehr'],
    ['a text with a comment', 'title: Heute # oder morgen'],
    ['a text that goes on in the next line', 'title: Heute\n  und morgen'],
    ['a text that ends with a blank', 'title: Heute '],
    ['a text between quotes with a backslash', 'title: "Heute\\tmehr"'],
    ['a number', 'order: 5'],
    ['nothing', 'title:'],
    ['the word for nothing', 'title: Null'],
    ['a no-break space', 'title: 5\u00a0Euro'],
    ['an anchor', 'title: &New text'],
    ['a list of texts', 'tags: [New York, Rio]'],
    ['a list with a number', 'tags: [a, 5]'],
    ['a list with the word for yes', 'tags: [a, true]'],
    ['a field twice', 'title: a\ntitle: b'],
    ['a key that is the word for nothing', 'null: a'],
    ['a list with a field', 'tags:\n  - a: b'],
    ['a list with a list', 'tags:\n  - - a'],
    ['a list with a blank line', 'tags:\n  - a\n\n  - b'],
    ['a list with a deeper line', 'tags:\n  - a\n    - b'],
  ])('is left to js-yaml if it has %s', (_, source) => {
    expect(readPlainYaml(source)).toBeUndefined()
  })

  test('is what js-yaml reads in the whole content', () => {
    const files = ['content', 'test/site/content', 'test/museum/content'].flatMap((folder) =>
      filesOf(path.join(PROJECT, folder)).map((file) => path.join(PROJECT, folder, file)),
    )
    const sources = files.filter((file) => file.endsWith('.md')).map((file) => yamlOf(readFileSync(file, 'utf8')))
    const plain = sources.filter((source) => source !== '' && readPlainYaml(source) !== undefined)
    expect(plain.length).toBeGreaterThan(25)
    expect(plain.map(readPlainYaml)).toStrictEqual(plain.map(loaded))
  })

  test('is what js-yaml reads in 20,000 texts of signs that mean something in YAML', () => {
    const signs = 'a b: # - , [ ] { } & * ! | > % @ ` " \' \\ ? . ~ 5 0x1f 1e3 .inf null true False yes on <<'.split(
      ' ',
    )
    const pieces = signs.concat([
      'é',
      '–',
      '“',
      ' ',
      ' ',
      ': ',
      'word',
      '2026-11-30',
      '=',
      '---',
      '...',
      '\t',
      '\u00a0',
      '\u2028',
      '😀',
    ])
    const next = random(1)
    const one = (): string => pieces[Math.floor(next() * pieces.length)] ?? ''
    const text = (): string => Array.from({ length: Math.ceil(next() * 4) }, one).join('')
    const values = [
      () => ` ${text()}`,
      () => ` word ${text()}`,
      () => ` "${text()}"`,
      () => ` [${text()}, ${text()}]`,
      () => `\n  - ${text()}\n  - word ${text()}`,
    ]
    const line = (key: string): string => `${key}:${values[Math.floor(next() * values.length)]?.() ?? ''}`
    const sources = Array.from({ length: 20_000 }, () => `${line('a')}\n${line('b')}\n`)
    const plain = sources.filter((source) => readPlainYaml(source) !== undefined)
    expect(plain.length).toBeGreaterThan(500)
    expect(plain.map(readPlainYaml)).toStrictEqual(plain.map(loaded))
  })
})
