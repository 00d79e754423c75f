import { describe, expect, test } from 'vitest'
import type { Link } from '../../../../renderer/definitions/fields/links.ts'
import type { Page } from '../../../../renderer/definitions/page.ts'
import { asking, requestLink } from '../../../../templates/components/action/asking.ts'
import { askedPage } from '../../../../templates/components/form/island/use-asked-page.ts'

const link = (href: string): Link => ({ kind: 'link', href, external: false, hreflang: null })
const CONTACT = link('/en/contact/')
const REQUEST = link('/en/contact/#request')
const on = (path: string) => ({ route: { path } }) as Page

describe('a link to the contact form', () => {
  const chrome = { links: { contact: CONTACT, request: REQUEST } }

  test('adds the current page before the anchor of the form', () => {
    const { href } = asking(REQUEST, { chrome, page: on('/en/azure/') })
    expect(href).toBe('/en/contact/?about=/en/azure/#request')
  })

  test('of a form that has no place tells it too', () => {
    const { href } = asking(CONTACT, { chrome: { links: { request: CONTACT } }, page: on('/en/azure/') })
    expect(href).toBe('/en/contact/?about=/en/azure/')
  })

  test.each([
    ['on the contact page itself', REQUEST, { chrome, page: on('/en/contact/') }],
    ['to the contact page and not to the form', CONTACT, { chrome, page: on('/en/azure/') }],
    ['in header and footer, which many pages share', REQUEST, { chrome }],
    ['where the menu data name no form', REQUEST, { chrome: { links: {} }, page: on('/en/azure/') }],
  ])('stays as it is %s', (_, given, place) => {
    expect(asking(given, place)).toBe(given)
  })
})

test('questions at the end of posts and case studies lead to the form, and to the contact page where there is none', () => {
  expect(requestLink({ links: { contact: CONTACT, request: REQUEST } })).toBe(REQUEST)
  expect(requestLink({ links: { contact: CONTACT } })).toBe(CONTACT)
})

describe('the page that a query names', () => {
  test.each([
    ['?about=/en/azure/', '/en/azure/'],
    ['?about=%2Fen%2Fazure%2F&x=1', '/en/azure/'],
    ['?about=/el/%CE%B1/', '/el/%CE%B1/'],
    ['?about=/el/%ce%b1/', '/el/%CE%B1/'],
    ['?about=/el/α/', '/el/%CE%B1/'],
  ])('of %s is %s', (search, page) => {
    expect(askedPage(search)).toBe(page)
  })

  test.each([
    '',
    '//evil.example/',
    '/\\evil.example/',
    '/en/../',
    '/%2e%2e/',
    '/en/%252e%252e/',
    'https://a.example/',
    '/en/"/',
  ])('is none: %j', (path) => {
    expect(askedPage(`?about=${path}`)).toBe('')
  })
})
