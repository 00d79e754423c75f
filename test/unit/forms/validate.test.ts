import { describe, expect, test } from 'vitest'
import { defineForm } from '../../../renderer/definitions/define-form.ts'
import { application as applicationForm } from '../../../templates/forms/application.ts'
import { eventRequest } from '../../../templates/forms/event-request.ts'
import { formField, type FormField, type FormFields } from '../../../renderer/forms/fields.ts'
import { faultOf, validate } from '../../../renderer/forms/validate.ts'

const TODAY = '2026-11-20'

const FILLED = {
  firstname: 'Ada',
  lastname: 'Lovelace',
  function: 'Mathematician',
  company: 'Engines & Co.',
  email: 'ada@example.com',
  participants: '12',
  date: '2026-11-21',
  message: '',
  dataprotection: 'on',
}

describe('validate', () => {
  test('lets a filled form pass', () => {
    expect(validate(eventRequest, FILLED, TODAY)).toEqual({ values: FILLED, faults: null })
  })

  test('trims, makes one kind of line end, and leaves out what the form does not have', () => {
    const sent = { ...FILLED, firstname: ' Ada\t', message: '\r\none\r\ntwo\rthree ', website: 'x', other: 'y' }
    expect(validate(eventRequest, sent, TODAY).values).toEqual({ ...FILLED, message: 'one\ntwo\nthree' })
  })

  test('takes out what nobody sees: marks that turn text round, control characters of a text', () => {
    const sent = { ...FILLED, lastname: 'Love\u202Elace', message: 'one\u000B two\u001B[31m\tthree\u2066' }
    expect(validate(eventRequest, sent, TODAY).values).toEqual({ ...FILLED, message: 'one two[31m\tthree' })
    const application = { ...FILLED, phone: '\u202A+49 89 99998-200\u202C' }
    expect(validate(applicationForm, application, TODAY).values?.['phone']).toBe('+49 89 99998-200')
  })

  test('takes what keyboards of East Asia write for digits, hyphens and the at sign', () => {
    const sent = { ...FILLED, phone: '（０３）１２３４ー５６７８', email: 'ａｄａ＠example．com' }
    const { values } = validate(applicationForm, sent, TODAY)
    expect(values?.['phone']).toBe('(03)1234-5678')
    expect(values?.['email']).toBe('ada@example.com')
  })

  test('finds every field that is missing, and no optional one', () => {
    const { faults } = validate(eventRequest, {}, TODAY)
    const { message: _optional, ...needed } = FILLED
    expect(faults).toEqual(Object.fromEntries(Object.keys(needed).map((name) => [name, 'missing'])))
  })

  test('takes spaces alone for nothing', () => {
    expect(validate(eventRequest, { ...FILLED, company: ' \n ' }, TODAY).faults).toEqual({
      company: 'missing',
    })
  })
})

describe('faultOf', () => {
  const fieldOf = (kind: FormField['kind'], maxLength = 254): FormField => ({
    name: 'field',
    kind,
    required: true,
    maxLength,
  })

  test.each<[FormField['kind'], string, string | undefined]>([
    ['line', 'María-José O’Neill', undefined],
    ['line', 'a\r\nBcc: all@example.com', 'invalid'],
    ['line', 'a\u0000b', 'invalid'],
    ['line', 'a\u2028b', 'invalid'],
    ['line', 'a\u2029b', 'invalid'],
    ['line', 'a\u0085b', 'invalid'],
    ['text', 'one\ntwo', undefined],
    ['email', "o'neill+events@mail.example.com", undefined],
    ['email', 'ada@localhost', undefined],
    ['email', 'ada', 'invalid'],
    ['email', 'ada@', 'invalid'],
    ['email', 'ada@example..com', 'invalid'],
    ['email', 'ada@example.com, all@example.com', 'invalid'],
    ['email', 'ada@example.com\nBcc: all@example.com', 'invalid'],
    ['email', 'Ada <ada@example.com>', 'invalid'],
    ['phone', '+49 89 99998-200', undefined],
    ['phone', '(089) 99998/200', undefined],
    ['phone', '110', 'invalid'],
    ['phone', 'call me', 'invalid'],
    ['phone', '089\n99998', 'invalid'],
    ['count', '1', undefined],
    ['count', '9999', undefined],
    ['count', '0', 'invalid'],
    ['count', '-3', 'invalid'],
    ['count', '2.5', 'invalid'],
    ['count', '1e3', 'invalid'],
    ['count', '٣', 'invalid'],
    ['date', '2026-11-21', undefined],
    ['date', '2026-11-20', 'too-early'],
    ['date', '1999-01-01', 'too-early'],
    ['date', '2027-02-29', 'invalid'],
    ['date', '21.11.2026', 'invalid'],
    ['count', '05', undefined],
    ['count', '00', 'invalid'],
    ['consent', 'on', undefined],
    ['consent', 'off', 'missing'],
    ['line', '', 'missing'],
  ])('a %s of %j: %s', (kind, value, fault) => {
    expect(faultOf(fieldOf(kind), value, TODAY)).toBe(fault)
  })

  test('refuses a text that is too long, and does not cut it', () => {
    expect([faultOf(fieldOf('text', 4), 'abcd', TODAY), faultOf(fieldOf('text', 4), 'abcde', TODAY)]).toEqual([
      undefined,
      'too-long',
    ])
  })

  test('refuses a number or a day of too many digits as one that is wrong: nobody can shorten it', () => {
    const faults = [faultOf(fieldOf('count', 4), '99999', TODAY), faultOf(fieldOf('date', 10), '12026-11-21', TODAY)]
    expect(faults).toEqual(['invalid', 'invalid'])
  })

  // A pattern that goes back over what it has read would take minutes for so many characters, and the test would run out of time.
  test('answers at once to an address made to keep a pattern busy', () => {
    const faults = [
      faultOf(fieldOf('email', 1_000_000), `a@${'a-'.repeat(400_000)}`, TODAY),
      faultOf(fieldOf('phone', 1_000_000), `${'1 '.repeat(400_000)}x`, TODAY),
    ]
    expect(faults).toEqual(['invalid', 'invalid'])
  })
})

describe('defineForm', () => {
  const texts = (): never => {
    throw new Error('not asked for')
  }
  const defined = (form: Partial<FormFields>) => () => defineForm({ ...eventRequest, ...form, texts })

  test('takes a form that is about nothing in particular', () => {
    const { subject: _subject, ...form } = eventRequest
    expect(defineForm({ ...form, texts }).fields).toHaveLength(9)
  })

  test('refuses one about a page without a field for it', () => {
    const { subject: _subject, ...form } = eventRequest
    expect(() => defineForm({ ...form, isAboutPage: true, texts })).toThrow('no `subject` names the field')
  })

  test.each([
    ['a field twice', { fields: [...eventRequest.fields, ...eventRequest.fields] }, "two fields named 'firstname'"],
    ['a field named as the subject', { subject: 'email' }, "two fields named 'email'"],
    ['a field named as a hidden one', { subject: 'website' }, "two fields named 'website'"],
    [
      'a field that a lost one is to need',
      { fields: [formField('phone', 'phone', { neededBy: 'call' })] },
      "no field 'call', which is to need 'phone'",
    ],
    ['a name that is no folder', { name: '../x' }, "cannot be named '../x'"],
  ])('refuses %s', (_, form, message) => {
    expect(defined(form)).toThrow(message)
  })
})

test('the event request has its nine fields in their order', () => {
  expect(eventRequest.fields.map(({ name }) => name)).toEqual(Object.keys(FILLED))
})

describe('a choice', () => {
  const form = { fields: [formField('visit', 'choice', { choices: ['free', 'guided'] })] }

  test.each([
    ['guided', undefined],
    ['', 'missing'],
    ['Guided', 'invalid'],
    ['x'.repeat(200), 'invalid'],
  ])('of %j: %s', (visit, fault) => {
    expect(validate(form, { visit }, TODAY).faults?.['visit']).toBe(fault)
  })
})

describe('numbers in the digits of a language', () => {
  const form = { fields: [formField('people', 'count'), formField('phone', 'phone'), formField('note', 'text')] }

  test.each([
    ['Arabic', '١٢', '+٢٠ ٣ ٥٥٥٠١٤٢'],
    ['Persian', '۱۲', '+۲۰ ۳ ۵۵۵۰۱۴۲'],
    ['Devanagari', '१२', '+२० ३ ५५५०१४२'],
    ['full width', '１２', '+２０ ３ ５５５０１４２'],
  ])('%s are read as what they mean, and a text keeps them', (_, people, phone) => {
    const { values } = validate(form, { people, phone, note: people }, TODAY)
    expect(values).toEqual({ people: '12', phone: '+20 3 5550142', note: people })
  })
})
