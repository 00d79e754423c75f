import path from 'node:path'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LOCALES, type SiteLocale as Locale } from '../../support/run/locales.ts'
import { packOf } from '../../../i18n/locales.ts'
import { translator } from '../../../i18n/messages.ts'
import { faultLine } from '../../../renderer/forms/contract.ts'
import type { MessageKey } from '../../../templates/context.ts'
import { checkForm, fieldOrder } from '../../../renderer/forms/check-form.ts'
import { dayAfter, dayOf } from '../../../templates/components/form/island/use-first-day.ts'
import { fileSize } from '../../../templates/components/form/island/file-size.ts'
import { outcomeOf } from '../../../renderer/forms/outcome.ts'
import { application } from '../../../templates/forms/application.ts'
import { contact, topicOf } from '../../../templates/forms/contact.ts'
import { eventRequest } from '../../../templates/forms/event-request.ts'
import { applicationForm, contactForm, eventRequestForm } from '../../../templates/forms/forms.ts'
import { PROJECT } from '../../support/site.ts'

const textsIn = (locale: Locale) => {
  const file = path.join(PROJECT, `i18n/messages/${locale}.json`)
  const t = translator(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>, locale)
  const typed = (key: MessageKey, values?: Readonly<Record<string, string | number>>): string => t(key, values)
  return {
    'event-request': eventRequestForm.texts(typed),
    application: applicationForm.texts(typed),
    contact: contactForm.texts(typed),
  }
}
const TODAY = '2026-11-20'
const LIMITS = { maxFiles: 3, maxBytes: 1000, types: ['pdf', 'docx'] }

const filled = (values: Readonly<Record<string, string>>): FormData => {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) data.set(name, value)
  return data
}
const request = (values: Readonly<Record<string, string>>, locale: Locale = 'en') =>
  checkForm(eventRequest, filled(values), textsIn(locale)['event-request'], null, TODAY)

const WHOLE = {
  firstname: 'Ada',
  lastname: 'Au',
  function: 'CIO',
  company: 'Au AG',
  email: 'ada@au.example',
  participants: '12',
  date: '2027-02-18',
  dataprotection: 'on',
}

describe('messages of the event request form', () => {
  test('an empty form has the seven messages of the specification, and that of the consent', () => {
    expect(request({})).toEqual({
      firstname: 'Please enter your first name.',
      lastname: 'Please enter your last name.',
      function: 'Please enter your position in the company.',
      company: 'Please enter your company.',
      email: 'Please enter your email address.',
      participants: 'Please enter the number of participants.',
      date: 'Please enter a preferred date.',
      dataprotection: 'Please fill this out',
    })
  })

  test('a form that is filled in has none, and the message may stay empty', () => {
    expect(request(WHOLE)).toEqual({})
  })

  test.each([
    ['email', 'ada@', 'Please enter your email address. Example: name@company.com'],
    ['participants', '0', 'Please enter the number of participants.'],
    ['date', TODAY, 'Please enter a preferred date. The first possible day is tomorrow.'],
    ['message', 'a'.repeat(4001), 'Please shorten this to 4000 characters.'],
  ])('%s of %s', (name, value, message) => {
    expect(request({ ...WHOLE, [name]: value })).toEqual({ [name]: message })
  })

  test.each(LOCALES)('no message and no label is missing in %s', (locale) => {
    const forms = { 'event-request': eventRequest, application, contact }
    for (const name of ['event-request', 'application', 'contact'] as const) {
      const names = fieldOrder(forms[name])
      const texts = textsIn(locale)[name]
      expect(names.filter((field) => !texts.errors[field]?.trim() || !texts.labels[field]?.trim())).toEqual([])
    }
  })

  test.each([
    ['de', 'Datenschutzhinweise: Bitte füllen Sie dieses Feld aus'],
    ['en', 'Privacy notice: Please fill this out'],
    ['es', 'Política de privacidad: Por favor, rellene este campo'],
  ] as const)('in the summary (%s) that of the consent says what it is about', (locale, line) => {
    const texts = textsIn(locale)['event-request']
    expect(faultLine(texts, 'dataprotection', request({}, locale)['dataprotection'])).toBe(line)
  })

  test('German and Spanish are not English', () => {
    const [de, en, es] = LOCALES.map((locale) => Object.values(request({}, locale)))
    expect(de?.filter((text) => en?.includes(text) || es?.includes(text))).toEqual([])
    expect(es?.filter((text) => en?.includes(text))).toEqual([])
  })
})

describe('the contact form', () => {
  const ask = (values: Readonly<Record<string, string>>) =>
    checkForm(contact, filled(values), textsIn('en').contact, null, TODAY)
  const ASKED = {
    name: 'Ada',
    company: 'Au AG',
    email: 'ada@au.example',
    topic: 'azure',
    message: 'When?',
    dataprotection: 'on',
  }

  test('needs a name, a company, an address, a topic and a message, and nothing else', () => {
    expect(Object.keys(ask({}))).toEqual(['name', 'company', 'email', 'topic', 'message', 'dataprotection'])
    expect(ask(ASKED)).toEqual({})
    expect(ask({ ...ASKED, size: 'large', call: 'noon', phone: '+49 89 1234' })).toEqual({})
  })

  test('needs a number for a call, and says so', () => {
    expect(ask({ ...ASKED, call: 'noon' })).toEqual({ phone: 'Please enter the phone number for our call.' })
    expect(ask({ ...ASKED, phone: 'mobile' })).toEqual({
      phone: 'Please enter a phone number or leave this empty.',
    })
  })

  test('takes no choice that it does not offer', () => {
    expect(ask({ ...ASKED, topic: 'azur', size: '12', call: 'midnight', phone: '12345' })).toEqual({
      topic: 'Please choose a topic.',
      size: 'Please choose one of the sizes.',
      call: 'Please choose one of the times.',
    })
  })

  test.each(LOCALES)('has words for each choice, and for none, in %s', (locale) => {
    const { choices = {} } = textsIn(locale).contact
    for (const { name, choices: values } of contact.fields.filter(({ kind }) => kind === 'choice'))
      expect(Object.keys(choices[name] ?? {})).toEqual(['', ...(values ?? [])])
  })

  test.each([
    ['/en/azure/azure-foundation/', 'azure'],
    ['/de/entra-intune/managed-intune/', 'workplace'],
    ['/es/security/nis2/', 'security'],
    ['/en/', ''],
    ['/en/casestudies/rheinkontor-logistik/', ''],
    ['/en/constructor/', ''],
  ])('asked from %s it is about the topic “%s”', (page, topic) => {
    expect(topicOf(page)).toBe(topic)
  })
})

describe('messages of attachments', () => {
  const apply = (files: readonly File[], locale: Locale = 'en') => {
    const data = filled({ firstname: 'Ada', lastname: 'Au', email: 'ada@au.example', dataprotection: 'on' })
    for (const file of files) data.append('attachments', file)
    return checkForm(application, data, textsIn(locale).application, LIMITS, TODAY)
  }
  const file = (name: string, size = 1) => new File(['x'.repeat(size)], name)

  test.each([
    ['no file', [], 'Please attach your résumé.'],
    ['an empty file field', [new File([], '')], 'Please attach your résumé.'],
    ['a wrong type', [file('cv.exe')], 'Please choose a valid file format without special characters in the name.'],
    [
      'a name with signs',
      [file('cv;1.pdf')],
      'Please choose a valid file format without special characters in the name.',
    ],
    ['four files', ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'].map((name) => file(name)), 'Max. 3 Files'],
    ['a large file', [file('cv.pdf', 1001)], 'One or more files are too large.'],
  ])('%s', (_, files, message) => {
    expect(apply(files)).toEqual({ attachments: message })
  })

  test('the number is in each language', () => {
    const four = ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'].map((name) => file(name))
    expect(LOCALES.map((locale) => apply(four, locale)['attachments'])).toEqual([
      'Max. 3 Dateien',
      'Max. 3 Files',
      'Máx. 3 archivos',
    ])
  })

  test('good files have none', () => {
    expect(apply([file('Lebenslauf Zoë.pdf'), file('cv.DOCX')])).toEqual({})
  })
})

test('files are before the consent', () => {
  expect(fieldOrder(application).slice(-3)).toEqual(['message', 'attachments', 'dataprotection'])
})

describe('what an answer means', () => {
  const json = (value: unknown) => JSON.stringify(value)
  const fields = { date: { fault: 'too-early', message: 'Later, please.' } }

  test.each([
    ['stored', 201, json({ ok: true, id: 'a1' }), { kind: 'sent', id: 'a1' }],
    ['sent twice', 409, json({ ok: false, error: 'duplicate', message: 'Known.' }), { kind: 'sent', id: '' }],
    [
      'wrong fields',
      422,
      json({ ok: false, error: 'invalid', message: 'Check.', fields }),
      { kind: 'invalid', messages: { date: 'Later, please.' } },
    ],
    [
      'refused',
      422,
      json({ ok: false, error: 'spam', message: 'Too fast.' }),
      { kind: 'refused', error: 'spam', message: 'Too fast.' },
    ],
    ['the error page of a proxy', 502, '<h1>Bad gateway</h1>', { kind: 'refused', error: 'failed', message: null }],
    ['too large for a proxy', 413, '', { kind: 'refused', error: 'too-large', message: null }],
    ['a host that answers everything with a page', 200, '<html>', { kind: 'refused', error: 'failed', message: null }],
    ['a success without a number', 201, json({ ok: true }), { kind: 'sent', id: '' }],
    [
      'fields without messages',
      422,
      json({ ok: false, error: 'invalid', fields: { date: null, email: { message: 7 } } }),
      { kind: 'refused', error: 'failed', message: null },
    ],
    [
      'a reason that nobody knows',
      418,
      json({ ok: false, error: 'teapot' }),
      { kind: 'refused', error: 'failed', message: null },
    ],
    ['JSON of somebody else', 200, '{"id":1}', { kind: 'refused', error: 'failed', message: null }],
  ])('%s', (_, status, body, outcome) => {
    expect(outcomeOf(status, body)).toEqual(outcome)
  })
})

describe('days and sizes', () => {
  test('the day is that of the visitor, and the next one may be in the next year', () => {
    expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
    expect(dayAfter(new Date(2026, 11, 31, 12))).toBe('2027-01-01')
  })

  test.each([
    [1, 'en', '1 KB'],
    [38_000, 'de', '38 KB'],
    [1_500_000, 'en', '1.4 MB'],
    [1_500_000, 'es', '1,4 MB'],
  ] as const)('%d bytes in %s are %s', (bytes, locale, text) => {
    const { numbers, units } = packOf(locale)
    const sizes = { signs: numbers, kilobytes: units.kilobytes.other, megabytes: units.megabytes.other }
    expect(fileSize(bytes, sizes)).toBe(text.replace(' ', '\u00A0'))
  })
})
