import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { EXPLANATIONS, explanationOf } from '../../../cli/explain/codes.ts'
import { theme } from '../../../templates/index.ts'
import { PROJECT } from '../../support/site.ts'

const TABLES = /cli\/explain\/|issue-code\.ts$/
const sources = ['renderer', 'cli', 'i18n'].flatMap(sourcesIn).join('\n')
const codes = Object.keys(EXPLANATIONS)
/** A word of the schema library. */
const CUSTOM = 'custom'

describe('the codes of issues', () => {
  test.each(codes)('%s is given to an issue somewhere', (code) => {
    expect(sources).toContain(`'${code}'`)
  })

  test('each that is written in the code has a page', () => {
    const written = Array.from(sources.matchAll(/\bcode: '([a-z0-9-]+)'/g), ([, code = '']) => code)
    expect(written.length).toBeGreaterThan(50)
    expect(written.filter((code) => !codes.includes(code) && code !== CUSTOM)).toEqual([])
  })

  test('a page says what it means, why it matters and how to mend it, in whole sentences', () => {
    const words = Object.values(EXPLANATIONS).flatMap(({ means, matters, mend }) => [means, matters, mend])
    expect(words.filter((text) => !/^[A-Z`].*\.$/s.test(text))).toEqual([])
  })

  test('kinds of name that follow from a site share a page', () => {
    expect(explanationOf('unknown-topic')?.mend).toContain('content/topics.yaml')
    expect(explanationOf('toString')).toBeUndefined()
  })
})

describe('the codes of a theme', () => {
  /** Codes in the sources of a theme. */
  const written = (folder: string): string[] =>
    Array.from(
      sourcesIn(folder)
        .join('\n')
        .matchAll(/\bcode: '([a-z0-9-]+)'/g),
      ([, code = '']) => code,
    ).filter((code) => code !== CUSTOM)

  test.each([
    ['templates', Object.keys(theme.codes ?? {})],
    ['cli/starter/templates', []],
    ['test/museum/templates', []],
  ])('each that %s gives to an issue has a page', (folder, own) => {
    expect(written(folder).filter((code) => !codes.includes(code) && !own.includes(code))).toEqual([])
  })

  test.each(Object.entries(theme.codes ?? {}))(
    "%s is given to an issue somewhere, and is not the generator's",
    (code) => {
      expect(written('templates')).toContain(code)
      expect(codes).not.toContain(code)
    },
  )
})

function sourcesIn(folder: string): string[] {
  const whole = path.join(PROJECT, folder)
  const names = readdirSync(whole, { recursive: true, encoding: 'utf8' }).map((name) => path.join(whole, name))
  return names.filter((name) => /\.tsx?$/.test(name) && !TABLES.test(name)).map((name) => readFileSync(name, 'utf8'))
}
