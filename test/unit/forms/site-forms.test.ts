import { describe, expect, test } from 'vitest'
import { defineForm } from '../../../renderer/definitions/define-form.ts'
import { application } from '../../../templates/forms/application.ts'
import { eventRequest } from '../../../templates/forms/event-request.ts'
import { siteForms } from '../../../renderer/library/site-forms.ts'
import { ALL, pageIn, targetsWith } from '../builders.ts'

const FORMS = [eventRequest, application].map((fields) =>
  defineForm({
    ...fields,
    texts: () => {
      throw new Error('The texts are not needed to check the settings.')
    },
  }),
)

/** What comes of settings on a site with the pages /thanks (in all languages) and /danke (in German only). */
function checked(forms: unknown) {
  const pages = [...pageIn(ALL, 'thanks'), ...pageIn(['de'], 'danke', { untranslated: { en: 'link', es: 'link' } })]
  const { thanks, issues } = siteForms(targetsWith(pages, { settings: { forms } }), FORMS)
  return { thanks, issues: issues.map(({ code, message }) => `${code}: ${message}`) }
}

describe('siteForms', () => {
  test('asks nothing of forms without an endpoint', () => {
    expect(checked({ application: { thanks: '/nowhere' } })).toEqual({ thanks: {}, issues: [] })
  })

  test('finds the page that says thanks in each language, or the fallback', () => {
    const { thanks, issues } = checked({
      eventRequest: { endpoint: '/forms/a', thanks: '/thanks' },
      application: { endpoint: '/forms/b', thanks: '/danke' },
    })
    expect(issues).toEqual([])
    expect(thanks).toEqual({
      'event-request': { de: '/de/thanks/', en: '/en/thanks/', es: '/es/thanks/' },
      application: { de: '/de/danke/', en: '/de/danke/', es: '/de/danke/' },
    })
  })

  test.each([
    ['no page that says thanks', { endpoint: '/a' }, 'missing-field: `forms.application.thanks` is missing'],
    ['a page that does not exist', { endpoint: '/a', thanks: '/thank' }, 'dead-link: no page at /thank'],
  ])('reports %s', (_, application, message) => {
    expect(checked({ application }).issues[0]).toContain(message)
  })

  test('reports a form that the theme does not have', () => {
    expect(checked({ aplication: { endpoint: '/a', thanks: '/thanks' } }).issues).toEqual([
      'unknown-form: the theme has no form `aplication`',
    ])
  })

  test('reports two forms with one address', () => {
    const target = { endpoint: 'https://forms.example.org/x', thanks: '/thanks' }
    expect(checked({ eventRequest: target, application: target }).issues).toEqual([
      'wrong-value: two forms post to `https://forms.example.org/x`',
    ])
  })
})
