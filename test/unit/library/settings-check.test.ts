import { expect, test } from 'vitest'
import { checkSettingNames } from '../../../renderer/library/settings-check.ts'
import { ALL, pageIn, targetsWith } from '../builders.ts'

const PAGES = [...pageIn(ALL, 'news'), ...pageIn(ALL, 'offers', { path: '/cheap', draft: true })]

const MENU = `groups:
  - { name: visit, languages: { de: { title: A }, en: { title: A }, es: { title: A } } }
links: { career: /, contact: / }
`

/** What is wrong with settings of a site whose theme has the layout `default` and the script `adblock`. */
function messagesOf(settings: Readonly<Record<string, unknown>>): string[] {
  const theme = { layouts: { default: () => null }, scripts: { adblock: './adblock.ts' } }
  return checkSettingNames(targetsWith(PAGES, { settings, navigation: MENU }), theme as never).map(
    ({ message }) => message,
  )
}

test.each<[string, Record<string, unknown>]>([
  ['pages, also one that is hidden for a time', { waysOn: ['/news', '/cheap'] }],
  [
    'the list, the layout and the group of a collection',
    { collections: { posts: { list: '/news', layout: 'default' } } },
  ],
  ['a script', { scripts: ['adblock'] }],
  ['a group that the menu does not have', { collections: { posts: { group: 'press' } } }],
])('settings may name %s', (_, settings) => {
  expect(messagesOf(settings)).toEqual([])
})

test.each<[string, Record<string, unknown>, string]>([
  ['a page', { waysOn: ['/nwes'] }, '`waysOn` names /nwes, but there is no such page'],
  [
    'a list',
    { collections: { posts: { list: '/nwes' } } },
    '`collections.posts.list` names /nwes, but there is no such page',
  ],
  ['a collection', { collections: { pots: {} } }, 'the theme has no collection `pots`'],
  ['a layout', { collections: { posts: { layout: 'defualt' } } }, '`defualt` is not a known layout'],
  ['a group', { collections: { posts: { group: 'vist' } } }, '`vist` is not a known group'],
  ['a script', { scripts: ['adblok'] }, '`adblok` is not a known script'],
])('settings may not name %s that there is not', (_, settings, message) => {
  expect(messagesOf(settings)).toEqual([message])
})
