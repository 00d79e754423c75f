import { describe, expect, test } from 'vitest'
import { keyOfTitle } from '../../../../renderer/content/key.ts'
import { freeKey, nextNumber, titleOfKey, invalidKeyReason } from '../../../../cli/write/entry-key.ts'

describe('the key of a new entry', () => {
  test.each([
    ['Über uns & mehr', 'ueber-uns-mehr'],
    ['U\u0308ber', 'ueber'],
    ['¿Qué es NIS2?', 'que-es-nis2'],
    ['Wały i łożyska', 'waly-i-lozyska'],
    ['Ħal Għaxaq, Đurđevac', 'hal-ghaxaq-durdevac'],
    ['  ', ''],
    ['متحف', 'متحف'],
    ['word '.repeat(30), 'word-'.repeat(20).slice(0, -1)],
    ['x'.repeat(120), 'x'.repeat(100)],
  ])('of the title %j is %j', (title, key) => {
    expect(keyOfTitle(title)).toBe(key)
  })

  test.each([
    [['issue-08', 'issue-09'], 'issue-10'],
    [['issue-8', 'issue-9', 'issue-10'], 'issue-11'],
    [['2024', '2025'], '2026'],
    [['issue-08', 'about'], undefined],
    [['issue-08', 'volume-09'], undefined],
    [[], undefined],
  ])('after %j is %j', (keys, next) => {
    expect(nextNumber(keys)).toBe(next)
  })

  test('after more keys than a call takes arguments is the next one', () => {
    expect(nextNumber(Array.from({ length: 150_000 }, (_, at) => `issue-${at}`))).toBe('issue-150000')
  })

  test('that is taken gets the first free number', () => {
    const taken = new Set(['delta', 'delta-2'])
    expect(freeKey('delta', (key) => taken.has(key))).toBe('delta-3')
  })

  test.each(['../x', 'A', 'a//b', 'a-', '', `a/${'b'.repeat(101)}`])('is not %j', (key) => {
    expect(invalidKeyReason(key)).toContain('cannot be part of a URL')
  })

  test('gives the title that nobody has given', () => {
    expect(titleOfKey('company/break-glass-drill')).toBe('Break glass drill')
  })
})
