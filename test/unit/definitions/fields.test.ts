import { describe, expect, test } from 'vitest'
import { check } from '../../../renderer/content/check.ts'
import { parseYaml } from '../../../renderer/content/yaml/yaml.ts'
import { date, dateTime, time } from '../../../renderer/definitions/fields/dates.ts'
import { z } from '../../../renderer/definitions/fields/kind.ts'
import { list } from '../../../renderer/definitions/fields/references.ts'
import { path } from '../../../renderer/definitions/fields/text.ts'
import { posts } from '../../../templates/collections/cards.ts'

const at = () => ({ line: 1, column: 1 })

describe('a day or a time that is wrong', () => {
  const day = z.strictObject({ day: date().optional(), start: dateTime().optional(), time: time().optional() })
  const issueOf = (yaml: string) => check(day, parseYaml(yaml), 'a.md', at).issues

  test.each([
    ['day: 2026-02-30', 'must be a day that exists: February 2026 has 28 days', undefined],
    ['day: 2024-02-30', 'must be a day that exists: February 2024 has 29 days', undefined],
    ['day: 2026-11-00', 'must be a day that exists: November 2026 has 30 days', undefined],
    ['day: 2026-13-32', 'must be a day that exists: a year has the months 01 to 12', undefined],
    ['day: 2026-20-11', 'must be a day that exists: a year has the months 01 to 12', 'did you mean `2026-11-20`?'],
    ['start: 2026-02-30T09:00', 'must be a day that exists: February 2026 has 28 days', undefined],
  ])('follows the calendar: %s', (yaml, message, hint) => {
    const [issue, ...more] = issueOf(yaml)
    expect(more).toEqual([])
    expect(issue?.message).toContain(message)
    expect(issue?.hint).toBe(hint)
  })

  test.each([
    ['day: 20.11.2026', 'did you mean `2026-11-20`?'],
    ['day: 1.2.2026', 'did you mean `2026-02-01`?'],
    ['day: 11/20/2026', 'did you mean `2026-11-20`?'],
    ['day: 20/11/2026', 'did you mean `2026-11-20`?'],
    ['day: 03/04/2026', 'did you mean `2026-04-03` or `2026-03-04`?'],
    ['day: 2026/11/20', 'did you mean `2026-11-20`?'],
    ['day: 2026-1-5', 'did you mean `2026-01-05`?'],
    ['day: 2026-11-20T09:00', 'did you mean `2026-11-20`?'],
    ['day: 30.2.2026', undefined],
    ['day: tomorrow', undefined],
    ['day: 2026\u201111\u201102', 'did you mean `2026-11-02`?'],
    ['day: 2026-11-02\u200B', 'did you mean `2026-11-02`?'],
    ['day: 2 November 2026', 'did you mean `2026-11-02`?'],
    ['day: "November 2, 2026"', 'did you mean `2026-11-02`?'],
    ['day: 3. März 2026', 'did you mean `2026-03-03`?'],
    ['day: 2 de noviembre de 2026', 'did you mean `2026-11-02`?'],
    ['day: 2026年11月2日', 'did you mean `2026-11-02`?'],
    ['day: 2 نوامبر 2026', 'did you mean `2026-11-02`?'],
    ['day: 15 สิงหาคม 2569', 'did you mean `2026-08-15`?'],
    ['day: 2026년 11월 2일', 'did you mean `2026-11-02`?'],
    ['day: 20.11.26', 'did you mean `2026-11-20`?'],
    ['day: 30 February 2026', undefined],
    ['day: March or April 2026', undefined],
    ['start: 2 November 2026 9:00', 'did you mean `2026-11-02T09:00`?'],
    ['start: 2026-11-20 9:00', 'did you mean `2026-11-20T09:00`?'],
    ['start: 20.11.2026 09.30', 'did you mean `2026-11-20T09:30`?'],
    ['start: 1.3.2027 10h', 'did you mean `2027-03-01T10:00`?'],
    ['start: 1.3.2027 9h30', 'did you mean `2027-03-01T09:30`?'],
    ['start: 1.3.2027 14.30 Uhr', 'did you mean `2027-03-01T14:30`?'],
    ['start: 2026-11-20', undefined],
    ['time: "9:00"', 'did you mean `09:00`?'],
    ['time: "24:00"', undefined],
  ])('gets a suggestion where one is meant: %s', (yaml, hint) => {
    const [issue, ...more] = issueOf(yaml)
    expect(more).toEqual([])
    expect(issue?.message).toContain('such as')
    expect(issue?.hint).toBe(hint)
  })
})

describe('the kinds of field', () => {
  test.each([
    ['2026-11-20', true],
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['20.11.2026', false],
    ['2026-11-20T09:00', false],
  ])('a date may be %j: %s', (value, expected) => {
    expect(date().safeParse(value).success).toBe(expected)
  })

  test.each([
    ['2026-11-20T09:00', true],
    ['2026-11-20T24:00', false],
    ['2026-02-30T09:00', false],
    ['2026-11-20 09:00', false],
    ['2026-11-20', false],
  ])('a date with time may be %j: %s', (value, expected) => {
    expect(dateTime().safeParse(value).success).toBe(expected)
  })

  test.each([
    ['09:00', true],
    ['23:59', true],
    ['24:00', false],
    ['9:00', false],
  ])('a time may be %j: %s', (value, expected) => {
    expect(time().safeParse(value).success).toBe(expected)
  })

  test.each([
    ['/', true],
    ['/company/contact', true],
    ['/company/', true],
    ['/it-sa-2025', true],
    ['company', false],
    ['/Company', false],
    ['//host', false],
    ['/a/../b', false],
    ['/über', true],
    ['/υπηρεσίες/cloud', true],
    ['/%CF%85', true],
    ['/Über', false],
    ['/a%2Fb', false],
    ['/%2E%2E/a', false],
    ['/%CF%85\u200B', false],
    ['/a\u202Eb', false],
    ['/a b', false],
    ['/a?b', false],
  ])('a path may be %j: %s', (value, expected) => {
    expect(path().safeParse(value).success).toBe(expected)
  })

  test('says of a path that looks right what a reader cannot see', () => {
    const { error } = path().safeParse('/azure/\u0430pple')
    expect(error?.issues[0]?.message).toMatch(/: it mixes letters that look alike in a word, Latin and Cyrillic ones$/)
  })

  test('a list of entries refuses a limit of nothing', () => {
    expect(list(posts).safeParse({ limit: 0 }).success).toBe(false)
  })
})
