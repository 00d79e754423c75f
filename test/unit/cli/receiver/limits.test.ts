import { describe, expect, test } from 'vitest'
import { createRateLimit } from '../../../../cli/receiver/rate-limit.ts'
import { createCapacity, createCapacities } from '../../../../cli/receiver/capacity.ts'
import { FIELDS_BYTES, fieldsLimit } from '../../../../cli/receiver/limits.ts'
import { formField } from '../../../../renderer/forms/fields.ts'
import { contact as FIELDS_OF_CONTACT } from '../../../../templates/forms/contact.ts'
import { contactRequest, FORMS, receiving, requestWith } from './receiving.ts'

describe('rate limit', () => {
  const HOUR = 3_600_000

  test('counts each key by itself and lets go after an hour', () => {
    const limit = createRateLimit()
    const waits = [
      limit.take('a', 1, 0),
      limit.take('a', 1, 1000),
      limit.take('b', 1, 1000),
      limit.take('a', 1, HOUR - 1),
      limit.take('a', 1, HOUR),
    ]
    expect(waits.map(({ wait }) => wait)).toEqual([0, 3599, 0, 1, 0])
  })

  test('slides: an hour has no edge at which twice as many pass', () => {
    const limit = createRateLimit()
    const at = (minutes: number) => limit.take('a', 2, minutes * 60_000).wait
    expect([at(50), at(59), at(61), at(110), at(111)]).toEqual([0, 0, 49 * 60, 0, 8 * 60])
  })

  test('a burst has to wait: a quarter of the hour, and five at least, within ten minutes', () => {
    const limit = createRateLimit()
    const taken = (key: string, hourly: number, now: number) => {
      for (let count = 0; ; count += 1) if (limit.take(key, hourly, now).wait > 0) return count
    }
    expect([taken('a', 20, 0), taken('b', 40, 0), taken('c', 3, 0)]).toEqual([5, 10, 3])
    expect(limit.take('a', 20, 0).wait).toBe(600)
    expect(taken('a', 20, 600_000)).toBe(5)
  })

  test('a refused request does not make the wait longer', () => {
    const limit = createRateLimit()
    limit.take('a', 1, 0)
    for (let now = 1; now < 50; now += 1) limit.take('a', 1, now)
    expect(limit.take('a', 1, HOUR).wait).toBe(0)
  })

  test('a clock that is set back shuts nobody out', () => {
    const limit = createRateLimit()
    limit.take('a', 1, 24 * HOUR)
    expect(limit.take('a', 1, 0).wait).toBe(0)
  })

  test('forgets who was quiet longest when there are too many', () => {
    const limit = createRateLimit(2)
    for (const key of ['a', 'b', 'c']) limit.take(key, 1, 0)
    expect([limit.take('c', 1, 1).wait, limit.take('a', 1, 1).wait]).toEqual([3600, 0])
  })

  test('does not forget the limit of all, whatever number of visitors it refuses', () => {
    const limit = createRateLimit(5)
    const accepted = Array.from({ length: 50 }, (_, visitor) => {
      limit.take(`form ${visitor}`, 20, visitor)
      return limit.take('form', 2, visitor).wait === 0
    })
    expect(accepted.filter(Boolean)).toHaveLength(2)
  })
})

describe('capacity', () => {
  test('is for so many requests, of which one visitor has a few, and made again by those that leave', () => {
    const capacity = createCapacity({ requests: 3, ofOne: 2 })
    const first = capacity.enter('a')
    capacity.enter('a')
    expect(() => capacity.enter('a')).toThrow('busy')
    capacity.enter('b')
    expect(() => capacity.enter('c')).toThrow('busy')
    first.leave()
    expect(() => capacity.enter('a')).not.toThrow()
  })

  test('is for the bytes that have come, whatever requests say that they will send', () => {
    const capacity = createCapacity({ bytes: 100 })
    const [one, other] = [capacity.enter('a'), capacity.enter('b')]
    one.take(60)
    expect(() => other.take(41)).toThrow('busy')
    other.leave()
    expect(() => one.take(40)).not.toThrow()
  })

  test('for forms without files is never taken by uploads', () => {
    const capacities = createCapacities({ requests: 1 })
    const [fields, files] = FORMS.forms.map((form) => capacities.of(form))
    files?.enter('a')
    expect(() => files?.enter('b')).toThrow('busy')
    expect(() => fields?.enter('b')).not.toThrow()
  })
})

describe('what a form allows arrives', () => {
  const LONG = 20_000
  const others = FIELDS_OF_CONTACT.fields.filter(({ name }) => name !== 'message')
  const fields = [...others, formField('message', 'text', { maxLength: LONG })]
  const contact = FORMS.forms
    .filter(({ name }) => name === 'contact')
    .map((form) => Object.assign({}, form, { fields }))

  test.each([
    ['without script', (body: URLSearchParams) => body],
    [
      'with it',
      (pairs: URLSearchParams) => {
        const body = new FormData()
        for (const [name, value] of pairs) body.append(name, value)
        return body
      },
    ],
  ])('in scripts of three bytes a character, %s', async (_, bodyOf) => {
    const answer = (length: number) =>
      receiving({ forms: { ...FORMS, forms: contact } }).receive(
        requestWith(bodyOf(contactRequest({ message: '文'.repeat(length) })), { form: 'contact' }),
      )
    expect((await answer(LONG)).status).toBe(201)
    // A little too much gets a message at the field.
    expect((await answer(LONG + 1000)).status).toBe(422)
  })

  test('and forms with short texts have the limits that all have', () => {
    const [event] = FORMS.forms
    expect(event && fieldsLimit(event)).toBe(FIELDS_BYTES)
  })
})
