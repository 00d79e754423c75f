import path from 'node:path'
import { expect, test } from 'vitest'
import { bundleProgram } from '../../../cli/compile.mjs'

const { chunks } = await bundleProgram(path.resolve(import.meta.dirname, '../../..'))
const filesWith = (words: RegExp): string[] =>
  chunks.filter(({ code }) => words.test(code)).map(({ fileName }) => fileName)

test('the program is written in ASCII, which Node and V8 read faster', () => {
  expect(filesWith(/[\u0080-\uffff]/)).toEqual([])
  // What was another character in the source is the same one when it runs.
  expect(filesWith(/\\u00e4/).length).toBeGreaterThan(0)
})

test('an escape stands for a character in strings and patterns only, where it means the same', () => {
  const raw = chunks.flatMap(({ code }) => code.match(/String\.raw`(?:[^`\\]|\\[^])*`/g) ?? [])
  const escaped = raw.filter((template) => /(?<!\\)\\u[\da-f]{4}/.test(template))
  expect(escaped.length).toBeGreaterThan(0)
  const patterns = escaped.map((template) => template.slice('String.raw`'.length, -1).replaceAll(/\$\{[^}]*\}/g, 'x'))
  // A template that is taken as it is written may only be a pattern.
  for (const pattern of patterns) expect(() => new RegExp(pattern, 'u')).not.toThrow()
})

test('what no run needs is left out of it', () => {
  expect(filesWith(/parseScript/)).toEqual([])
  expect(filesWith(/Invalid input: expected/)).not.toEqual([])
  expect(filesWith(/Ung\\u00fcltige Eingabe/)).toEqual([])
})
