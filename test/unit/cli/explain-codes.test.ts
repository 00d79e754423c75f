import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { EXPLANATIONS, explanationOf } from '../../../cli/explain/codes.ts'
import { PROJECT } from '../../support/site.ts'

const TABLES = /cli\/explain\/|issue-code\.ts$/
const sources = ['renderer', 'cli', 'i18n'].flatMap(sourcesIn).join('\n')
const codes = Object.keys(EXPLANATIONS)

describe('the codes of issues', () => {
  test.each(codes)('%s is given to an issue somewhere', (code) => {
    expect(sources).toContain(`'${code}'`)
  })

  test('each that is written in the code has a page', () => {
    const written = Array.from(sources.matchAll(/\bcode: '([a-z0-9-]+)'/g), ([, code = '']) => code)
    expect(written.length).toBeGreaterThan(50)
    expect(written.filter((code) => !codes.includes(code))).toEqual([])
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

function sourcesIn(folder: string): string[] {
  const whole = path.join(PROJECT, folder)
  const names = readdirSync(whole, { recursive: true, encoding: 'utf8' }).map((name) => path.join(whole, name))
  return names.filter((name) => /\.tsx?$/.test(name) && !TABLES.test(name)).map((name) => readFileSync(name, 'utf8'))
}
