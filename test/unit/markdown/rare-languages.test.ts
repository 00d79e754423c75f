import { readFileSync } from 'node:fs'
import highlight from 'highlight.js'
import { createLowlight } from 'lowlight'
import { describe, expect, test } from 'vitest'
import { readGrammar } from '../../../cli/content/grammars.ts'
import { coloured, knowsLanguage, provideGrammars } from '../../../renderer/markdown/highlight/highlight.ts'
import { RARE } from '../../../renderer/markdown/highlight/rare-names.ts'

provideGrammars(readGrammar)

const languages = highlight.listLanguages()
/** What the code of this file, of a script, and of a sheet looks like in each language. */
const CODES = [
  'test/unit/markdown/rare-languages.test.ts',
  '.ci/run',
  'templates/components/code/code.css',
  'package.json',
]
  .map((file) => readFileSync(file, 'utf8').slice(0, 2500))
  .concat(
    '# Title\n-- comment\n"text" \'c\' 12 0x1F 1.5e3 true nil\nfunc main() { return x <- y }\n(defn a [b] :c)\n{% if a %}{{ b | c }}<b>d</b>{% endif %}\n',
  )

test('all languages of highlight.js are known by each of their names', () => {
  const names = languages.flatMap((name) => [name, ...(highlight.getLanguage(name)?.aliases ?? [])])
  expect(names.length).toBeGreaterThan(370)
  expect(names.filter((name) => !knowsLanguage(name))).toEqual([])
  expect(knowsLanguage('no-such-language')).toBe(false)
})

test('names that are read when they are used mean what they mean in highlight.js', () => {
  const nameOf = (name: string): string | undefined => highlight.getLanguage(name)?.name
  expect([...RARE].filter(([name, language]) => nameOf(name) !== nameOf(language))).toEqual([])
  expect([...RARE.values()].filter((name) => !languages.includes(name))).toEqual([])
})

test.each([
  ['go', 'package main\nfunc main() { x := "y" }'],
  ['rs', 'fn main() { let x: u8 = 1; }'],
  ['java', 'public class A extends B { int x = 1; }'],
  ['vue', '<template><b class="x">y</b></template>'],
  ['tf', 'resource "a" "b" {}'],
])('code in %s has colours', (language, code) => {
  expect(coloured(code, language).some((part) => part.type === 'element')).toBe(true)
})

describe('code is coloured as highlight.js colours it', () => {
  const reference = createLowlight(Object.fromEntries(languages.map((name) => [name, readGrammar(name)])))

  test.each([...new Set(RARE.values())])('as %s', (language) => {
    const different = CODES.filter((code) => {
      const { children } = reference.highlight(language, code)
      return JSON.stringify(coloured(code, language)) !== JSON.stringify(children)
    })
    expect(different).toEqual([])
  })
})
