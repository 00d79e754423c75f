import { expect, test } from 'vitest'
import { mayScroll, recordsClass } from '../../../../templates/components/table/records.ts'

test('figures stand beside the name of a record, texts below; one text is clear without the name of its column', () => {
  expect(recordsClass({ columns: 4, figures: 2 })).toBe('records records-below')
  expect(recordsClass({ columns: 3, figures: 2 })).toBe('records records-below')
  expect(recordsClass({ columns: 5, figures: 2 })).toBe('records records-below records-labelled')
})

test('three figures and more are told apart, because the narrowest phones have no room for them beside a name', () => {
  expect(recordsClass({ columns: 5, figures: 3 })).toBe('records records-below records-many')
})

test('without figures, the first text stands beside the name, and the others have the names of their columns', () => {
  expect(recordsClass({ columns: 2 })).toBe('records')
  expect(recordsClass({ columns: 3 })).toBe('records records-labelled')
})

test('a log of times names its columns once: what happened beside the time, who acted below it', () => {
  expect(recordsClass({ columns: 3, hasKeys: true })).toBe('records records-keys')
  expect(recordsClass({ columns: 4, hasKeys: true })).toBe('records records-keys records-labelled')
})

test('columns that weigh the same all stand below the name, each with its own', () => {
  const classes = 'records records-below records-peers records-labelled'
  expect(recordsClass({ columns: 4, arePeers: true })).toBe(classes)
  expect(recordsClass({ columns: 3, arePeers: true, hasKeys: true })).toBe(classes)
})

test('only records with figures beside a name may be wider than the screen, and are a stop of the keyboard that scrolls', () => {
  expect(mayScroll({ columns: 4, figures: 2 })).toBe(true)
  expect(mayScroll({ columns: 4 })).toBe(false)
  expect(mayScroll({ columns: 4, figures: 2, arePeers: true })).toBe(false)
})
