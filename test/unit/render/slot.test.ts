import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { fillSlots, Slot } from '../../../renderer/definitions/slot.tsx'
import { partOf } from '../../../renderer/render/frame.tsx'

test('fills a slot with the part of its name', () => {
  const markup = renderToString(createElement('nav', null, createElement(Slot, { name: 'languages' })))
  expect(fillSlots(markup, (name) => `<b>${name}</b>`)).toBe(
    '<nav><site-slot name="languages"><b>languages</b></site-slot></nav>',
  )
})

test('fills each of several slots', () => {
  const markup = renderToString(
    createElement('p', null, createElement(Slot, { name: 'a' }), '-', createElement(Slot, { name: 'b' })),
  )
  expect(fillSlots(markup, (name) => name.toUpperCase())).toBe(
    '<p><site-slot name="a">A</site-slot>-<site-slot name="b">B</site-slot></p>',
  )
})

test('takes patterns of replacement in a part as text', () => {
  const markup = renderToString(createElement(Slot, { name: 'a' }))
  expect(fillSlots(markup, () => "$& $1 $' $$")).toContain(">$& $1 $' $$</site-slot>")
})

test('does not fill a slot that a text only writes about', () => {
  const markup = renderToString(createElement('p', null, '<site-slot name="a"></site-slot>'))
  expect(fillSlots(markup, () => 'filled')).toBe(markup)
})

test('that no component of the layout fills is refused, since a header would lack the part on all pages', () => {
  const slots = { languages: '<b>de</b>', other: '' }
  expect([partOf(slots, 'languages'), partOf(slots, 'other')]).toEqual(['<b>de</b>', ''])
  expect(() => partOf(slots, 'langs')).toThrow('`slots` of the layout has `languages`, `other`')
  expect(() => partOf({}, 'langs')).toThrow('<Slot name="langs" /> has no component: `slots` of the layout is empty')
})
