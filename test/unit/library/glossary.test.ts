import { describe, expect, test, vi } from 'vitest'
import { glossaryIssues, glossarySchema } from '../../../renderer/library/glossary.ts'
import { withLocales } from '../../support/run/locales.ts'
import { fileOf } from '../builders.ts'

const glossary = glossarySchema.parse({
  terms: [
    {
      term: 'agents',
      why: 'The German plural.',
      languages: { de: { use: ['Agenten', 'Rock for Agents'], avoid: ['Agents'] }, en: { use: ['agents'] } },
    },
    { term: 'fine', why: 'Swiss.', languages: { de: { use: ['Busse'], avoid: ['Buße*'], in: ['pages/swiss'] } } },
    { term: 'per seat', why: 'One unit.', languages: { de: { use: ['pro Platz'], avoid: ['je Platz'] } } },
  ],
})

const found = (text: string, path = 'content/posts/a/de.md') =>
  glossaryIssues(glossary, fileOf(path, text)).map(({ line, column, message }) => `${line}:${column} ${message}`)

describe('the glossary', () => {
  test('names the word, its place, what to write and why', () => {
    expect(glossaryIssues(glossary, fileOf('content/posts/a/de.md', '---\ntitle: Drei Agents\n---\n'))).toEqual([
      {
        code: 'glossary',
        severity: 'warning',
        file: 'content/posts/a/de.md',
        line: 2,
        column: 13,
        message: '`Agents` is not the preferred term of this site',
        expected: 'Agenten, Rock for Agents',
        hint: 'The German plural.',
      },
    ])
  })

  test.each([
    ['a word of another length', 'Agentslehre und Superagents'],
    ['code', 'Das Feld `agents`.\n\n```json\n{ "agents": 1 }\n```\n'],
    ['an address', '[mehr](/posts/agents-need-owners#agents) und https://agents.example/agents'],
    ['a fact', '{{facts.agents}}'],
    ['the name of a field', 'agents: drei\n- agents: vier'],
    ['tags', 'tags: [Agents]'],
    ['what visitors may type', 'keywords: [die Agents, je Platz]\nkeywords:\n  - die Agents\n  - je Platz'],
    ['a verb that looks like the noun', 'sie agents'],
    ['a name that is allowed', 'Mit Rock for Agents'],
  ])('leaves %s alone', (_, text) => {
    expect(found(text)).toEqual([])
  })

  test('finds a word at the beginning of a sentence, with its ending after a star, and with soft hyphens', () => {
    expect(found('Je Platz drei')).toHaveLength(1)
    expect(found('Die Bußen', 'content/pages/swiss-v2/de.md')).toHaveLength(1)
    expect(found('Agen\u00ADts')).toHaveLength(1)
  })

  test('applies to the entries that a term names', () => {
    expect(found('Die Buße', 'content/pages/austria/de.md')).toEqual([])
  })

  test('reads texts in the language of a region', () =>
    withLocales(['de-AT'], () => {
      const words = { use: ['Jänner'], avoid: ['Januar'] }
      const austrian = glossarySchema.parse({
        terms: [{ term: 'January', why: 'Austrian.', languages: { 'de-AT': words } }],
      })
      expect(glossaryIssues(austrian, fileOf('content/posts/a/de-AT.md', 'Im Januar'))).toHaveLength(1)
    }))

  test.each([
    ['ja', 'サーバー', 'サーバ', '新しいサーバの設定とサーバー', 1],
    ['zh-Hans', '软件', '軟體', '这是軟體。', 1],
    ['ko', '서버', '섭', '섭외와 섭', 1],
  ])('finds terms of %s, which may have no space beside them', (locale, use, avoid, text, count) =>
    withLocales([locale], () => {
      const languages = { [locale]: { use: [use], avoid: [avoid] } }
      const terms = glossarySchema.parse({ terms: [{ term: 'x', why: 'One word.', languages }] })
      expect(glossaryIssues(terms, fileOf(`content/posts/a/${locale}.md`, text))).toHaveLength(count)
    }),
  )

  test('reads each language by its own words', () => {
    expect(found('three agents and Agents', 'content/posts/a/en.md')).toEqual([])
  })

  test('finds phrases, each at its line', () => {
    expect(found('39 € je Platz\nund je Platz')).toEqual([
      '1:6 `je Platz` is not the preferred term of this site',
      '2:5 `je Platz` is not the preferred term of this site',
    ])
  })
})

test('a text is searched line by line only for forms that are in it', () => {
  const terms = Array.from({ length: 50 }, (_, at) => ({
    term: `t${at}`,
    why: 'One word.',
    languages: { de: { use: [`Wort${at}`], avoid: [`unwort ${at}x*`] } },
  }))
  const parsed = glossarySchema.parse({ terms })
  const searches = vi.spyOn(String.prototype, 'matchAll')
  const file = fileOf('content/posts/a/de.md', `${'Ein Satz.\n'.repeat(50)}Unwort 7xy.\n`)
  const issues = glossaryIssues(parsed, file)
  const { length } = searches.mock.calls
  searches.mockRestore()
  expect(issues).toMatchObject([{ line: 51, column: 1, expected: 'Wort7' }])
  expect(length).toBe(52)
})

test('a run of braces is read once', () => {
  const start = performance.now()
  expect(found(`${String.raw`\{{`.repeat(40_000)}{{facts.Agents}} Agents`)).toHaveLength(1)
  // Each brace tried as the beginning of a fact takes seconds.
  expect(performance.now() - start).toBeLessThan(500)
})
