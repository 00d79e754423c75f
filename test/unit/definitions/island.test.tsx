import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { defineIslands } from '../../../renderer/definitions/islands/define-islands.ts'
import { Island } from '../../../renderer/definitions/islands/island.tsx'

type Given = Record<string, unknown>

/** The HTML of an island with props whose types are not known, and the props that its component gets on the server. */
function islandWith(props: Given): { readonly html: string; readonly given: Given } {
  let given: Given = {}
  const context = {
    island: (_: string, own: Given) => {
      given = own
      return { html: '', src: '', shared: [], prefix: '' }
    },
    file: () => '',
  }
  return { html: renderToStaticMarkup(<Island name="Counter" props={props} context={context} />), given }
}

const itself: Given = { start: 3 }
itself['inner'] = [itself]

class Price {
  readonly amount = 3
}

test.each([undefined, {}])('an island without the context of a page says what it needs: %j', (context) => {
  expect(() => renderToStaticMarkup(<Island name="Counter" context={context as never} />)).toThrow(
    '<Island name="Counter"> needs `context={context}`',
  )
})

describe('what the browser would not get is an error that names island and prop', () => {
  test.each<[string, Given, string]>([
    ['a function', { f: () => 3 }, 'props.f is a function, which the browser does not get; define it in the island'],
    ['a date', { at: new Date(0) }, 'props.at is a Date; give it as text'],
    ['a date in a list', { days: ['', { at: new Date(0) }] }, 'props.days[1].at is a Date; give it as text'],
    ['no number', { 'per-month': Number.NaN }, 'props["per-month"] is NaN, which JSON does not know; give null'],
    ['an endless number', { most: Infinity }, 'props.most is Infinity, which JSON does not know; give null'],
    ['a map', { all: new Map() }, 'props.all is a Map; give it as an object: `Object.fromEntries(map)`'],
    ['a set', { all: new Set() }, 'props.all is a Set; give it as a list: `[...set]`'],
    ['an instance of a class', { price: new Price() }, 'props.price is a Price; give its values as a plain object'],
    ['a bigint', { size: 3n }, 'props.size is a bigint, which JSON does not know; give it as a number or as text'],
    ['a symbol', { key: Symbol('a') }, 'props.key is a symbol, which the browser does not get; give it as text'],
    [
      'an element',
      { icon: createElement('svg') },
      'props.icon is a React element; give its data, and draw it in the island',
    ],
    ['a gap in a list', { rows: ['a', undefined] }, 'props.rows[1] is undefined, which would be null in the browser'],
    ['a value in itself', itself, 'props.inner[0] contains itself; give what the island shows of it'],
  ])('%s', (_, props, told) => {
    expect(() => islandWith(props)).toThrow(`The island \`Counter\` cannot work in the browser: ${told}`)
  })
})

test('values of JSON are sent as they are, also twice the same, and without a prototype', () => {
  const same = { title: 'alpha' }
  const props = { start: 3, label: 'of', isOpen: false, none: null, rows: [same, same], ...Object.create(null) }
  const { html, given } = islandWith(props)
  expect(html).toContain(`data-props="${JSON.stringify(props).replaceAll('"', '&quot;')}"`)
  expect(given).toEqual(props)
})

test('the server draws an island with the props that the browser gets: those that are undefined are in neither', () => {
  const { given } = islandWith({ start: 3, label: undefined, inner: { step: undefined } })
  expect(Object.keys(given)).toEqual(['start', 'inner'])
  expect(given['inner']).toStrictEqual({})
})

interface Tree {
  readonly title: string
  readonly note?: string | undefined
  readonly children: readonly Tree[]
}

test('the compiler takes interfaces as props, and refuses what JSON does not know', () => {
  const context = { island: () => ({ html: '', src: '', shared: [], prefix: '' }), file: () => '' }
  const tree: Tree = { title: 'alpha', children: [] }
  const drawn = [
    <Island key="1" name="Tree" props={tree} context={context} />,
    // @ts-expect-error -- The browser gets a text instead.
    <Island key="2" name="Tree" props={{ at: new Date(0) }} context={context} />,
    // @ts-expect-error -- The browser gets no functions.
    <Island key="3" name="Tree" props={{ rows: [{ open: () => true }] }} context={context} />,
  ]
  expect(drawn).toHaveLength(3)
})

interface MeterProps {
  readonly share: number
  readonly label?: string
}

const { islands, Island: Own } = defineIslands({
  Clock: { component: () => <time />, module: 'clock.tsx' },
  Meter: { component: ({ share, label }: MeterProps) => <meter value={share} title={label} />, module: 'meter.tsx' },
})

test('the islands of a theme, defined in one place, are checked by the compiler: each by the props of its component', () => {
  const context = { island: () => ({ html: '', src: '', shared: [], prefix: '' }), file: () => '' }
  const drawn = [
    <Own key="1" name="Clock" context={context} />,
    <Own key="2" name="Meter" when="idle" props={{ share: 3, label: 'alpha' }} context={context} />,
    // @ts-expect-error -- There is no such island.
    <Own key="3" name="Meters" props={{ share: 3 }} context={context} />,
    // @ts-expect-error -- A share is a number.
    <Own key="4" name="Meter" props={{ share: '3' }} context={context} />,
    // @ts-expect-error -- It has no such property.
    <Own key="5" name="Meter" props={{ share: 3, title: '' }} context={context} />,
    // @ts-expect-error -- It needs a share.
    <Own key="6" name="Meter" context={context} />,
  ]
  expect(drawn).toHaveLength(6)
  expect(renderToStaticMarkup(drawn[1])).toContain('data-name="Meter"')
  expect(Object.keys(islands)).toEqual(['Clock', 'Meter'])
})
