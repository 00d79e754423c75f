import { describe, expect, test } from 'vitest'
import { faultLine, faultText, type FormsFile, type FormTexts } from '../../../renderer/forms/contract.ts'
import { formsFiles } from '../../../renderer/outputs/forms-file.ts'
import { attachmentLimitsOf, foreignOrigins } from '../../../renderer/definitions/settings/form-settings.ts'
import { defineForm } from '../../../renderer/definitions/define-form.ts'
import { application } from '../../../templates/forms/application.ts'
import { contact } from '../../../templates/forms/contact.ts'
import { eventRequest } from '../../../templates/forms/event-request.ts'
import type { Route } from '../../../renderer/definitions/page.ts'
import { settingsOf } from '../builders.ts'

const texts: FormTexts = {
  labels: { date: 'Date' },
  errors: { date: 'Please enter a preferred date.' },
  special: { date: { 'too-early': 'Please choose a later day.' } },
  tooLong: 'At most {max} characters.',
  refusals: {
    duplicate: 'd',
    spam: 's',
    forbidden: 'f',
    'too-large': 'l',
    'too-many-requests': 'r',
    malformed: 'm',
    timeout: 't',
    busy: 'b',
    unsupported: 'u',
    failed: 'x',
  },
  summary: 'Please check.',
  back: 'Back',
}

describe('faultText', () => {
  test.each([
    ['the message of the field', 'date', 'missing', 'Please enter a preferred date.'],
    ['a message of its own where there is one', 'date', 'too-early', 'Please choose a later day.'],
    ['the length that is allowed', 'date', 'too-long', 'At most 10 characters.'],
    ['the summary for a field without message', 'other', 'invalid', 'Please check.'],
  ] as const)('is %s', (_, field, fault, expected) => {
    expect(faultText(texts, field, fault, 10)).toBe(expected)
  })
})

describe('faultLine', () => {
  const lines = {
    labels: { message: 'Message', dataprotection: 'I have read it.' },
    errors: { message: 'Please fill this out' },
  }

  test.each([
    [
      'a message that names its field, alone',
      'date',
      'Please enter a preferred date.',
      'Please enter a preferred date.',
    ],
    ['a message that does not, after the label', 'message', 'Please fill this out', 'Message: Please fill this out'],
    [
      'a label that is a sentence, without its full stop',
      'dataprotection',
      'Please fill this out',
      'I have read it: Please fill this out',
    ],
  ])('is %s', (_, field, message, expected) => {
    expect(faultLine(lines, field, message)).toBe(expected)
  })
})

const FORMS = [eventRequest, application, contact].map((fields) => defineForm({ ...fields, texts: () => texts }))

describe('formsFiles', () => {
  const input = (forms: unknown) => ({
    settings: settingsOf({ forms }),
    forms: FORMS,
    translate: { de: String, en: String, es: String },
    thanks: { 'event-request': { en: '/en/thanks/', de: '/de/danke/' }, contact: { de: '/de/danke/' } },
    pages: ['/de/b/', '/de/a/'].map((path) => ({ route: { path } as Route })),
  })

  test('is no file where no form has an endpoint', () => {
    expect(formsFiles(input({}))).toEqual([])
  })

  test('names the forms that have one, with the default language first', () => {
    const [file] = formsFiles(input({ eventRequest: { endpoint: '/forms/x', thanks: '/t' }, minimumSeconds: 2 }))
    const { forms, timeZone } = JSON.parse(file?.content ?? '') as FormsFile
    expect(file?.path).toBe('forms.json')
    expect(timeZone).toBe(settingsOf().timeZone)
    expect(forms).toHaveLength(1)
    expect(forms[0]).toMatchObject({
      name: 'event-request',
      endpoint: '/forms/x',
      attachments: null,
      minimumElapsed: 2000,
      hourlyLimit: 20,
      locales: { de: { thanks: '/de/danke/' }, en: { thanks: '/en/thanks/' } },
    })
    expect(Object.keys(forms[0]?.locales ?? {})[0]).toBe('de')
  })

  test('names the pages of the site where a form is about one of them', () => {
    const fileOf = (forms: unknown) => JSON.parse(formsFiles(input(forms))[0]?.content ?? '') as FormsFile
    const asks = { contact: { endpoint: '/forms/contact', thanks: '/t' } }
    expect(fileOf(asks).pages).toEqual(['/de/a/', '/de/b/'])
    expect(fileOf(asks).forms[0]).toMatchObject({ subject: 'about', isAboutPage: true })
    expect(fileOf({ eventRequest: { endpoint: '/forms/x', thanks: '/t' } }).pages).toBeUndefined()
  })
})

describe('settings', () => {
  test('attachments are counted in megabytes of 1,048,576 bytes', () => {
    const settings = settingsOf({ forms: { application: { attachments: { maxMegabytes: 2, types: ['pdf'] } } } })
    expect(FORMS.map((form) => attachmentLimitsOf(form, settings))).toEqual([
      null,
      { maxFiles: 3, maxBytes: 2_097_152, types: ['pdf'] },
      null,
    ])
  })

  test('the origins of endpoints elsewhere are reported once; a path has none', () => {
    const foreign = 'https://forms.example.com'
    expect(
      foreignOrigins(
        settingsOf({
          forms: { eventRequest: { endpoint: `${foreign}/a?b` }, application: { endpoint: `${foreign}/c` } },
        }),
      ),
    ).toEqual([foreign])
    expect(foreignOrigins(settingsOf({ forms: { eventRequest: { endpoint: '/forms/x' } } }))).toEqual([])
  })
})
