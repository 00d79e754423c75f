import { describe, expect, test } from 'vitest'
import { siteForms } from '../../../renderer/forms/site-forms.ts'
import { ALL, pageIn, targetsWith } from '../builders.ts'

const formTexts = () => {
  throw new Error('The texts are not needed to check the settings.')
}

/** What comes of settings on a site with the pages /thanks (in all languages) and /danke (in German only). */
function checked(forms: unknown, theme: Parameters<typeof siteForms>[1] = { formTexts }) {
  const pages = [...pageIn(ALL, 'thanks'), ...pageIn(['de'], 'danke', { untranslated: { en: 'link', es: 'link' } })]
  const { thanks, issues } = siteForms(targetsWith(pages, { settings: { forms } }), theme)
  return { thanks, issues: issues.map(({ code, message }) => `${code}: ${message}`) }
}

describe('siteForms', () => {
  test('asks nothing of forms without an endpoint', () => {
    expect(checked({ application: { thanks: '/nowhere' } }, {})).toEqual({ thanks: {}, issues: [] })
  })

  test('finds the page that says thanks in each language, or the one that stands in for it', () => {
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
  ])('tells of %s', (_, application, message) => {
    expect(checked({ application }).issues[0]).toContain(message)
  })

  test('tells of a theme that has no texts for forms', () => {
    expect(checked({ application: { endpoint: '/a', thanks: '/thanks' } }, {}).issues).toEqual([
      'missing-form-texts: the form has an endpoint, and the theme has no `formTexts` for it',
    ])
  })

  test('tells of two forms with one address', () => {
    const target = { endpoint: 'https://forms.example.org/x', thanks: '/thanks' }
    expect(checked({ eventRequest: target, application: target }).issues).toEqual([
      'wrong-value: two forms post to `https://forms.example.org/x`',
    ])
  })
})
