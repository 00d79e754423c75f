import { expect, test } from 'vitest'
import type { Library } from '../../../renderer/library/library.ts'
import type { References } from '../../../renderer/pages/pages.ts'
import { withheldFiles } from '../../../renderer/pages/withheld.ts'
import { entryOf, libraryWith } from '../builders.ts'

const ALONE = { untranslated: { en: 'none', es: 'none' } }
const shown = entryOf('posts', 'shown', 'de', ALONE)
const draft = entryOf('posts', 'draft', 'de', { ...ALONE, draft: true })
const nested = entryOf('posts', '2026/summit', 'de', { ...ALONE, draft: true })
const half = ['de', 'en'].map((locale) =>
  entryOf('posts', 'half', locale, { untranslated: { es: 'none' }, draft: locale === 'de' }),
)

/** The files that are withheld, without `content/`; each is used by these entries. */
function withheldOf(
  entries: Parameters<typeof libraryWith>[0],
  used: Readonly<Record<string, typeof entries>>,
): string[] {
  const library = libraryWith(entries)
  const files = Object.keys(used).map((file) => `content/${file}`)
  const assets: Library['assets'] = new Map(files.map((file) => [file, { src: file, image: null }]))
  const users = Object.entries(used).filter(([, by]) => by.length > 0)
  const references: References = new Map(users.map(([file, by]) => [`content/${file}`, new Set(by)]))
  return withheldFiles({ ...library, assets }, references).map((file) => file.slice('content/'.length))
}

test.each<[string, string, (typeof shown)[], boolean]>([
  ['what only a draft uses', 'posts/draft/a.pdf', [draft], true],
  ['what only a draft uses, beside a text that is shown', 'posts/shown/parts/a.pdf', [draft, nested], true],
  ['what a text that is shown uses too', 'posts/draft/a.pdf', [draft, shown], false],
  ['what nothing uses, beside a draft', 'posts/draft/a.pdf', [], true],
  ['what nothing uses, deep below a draft', 'posts/draft/parts/a.pdf', [], true],
  ['what nothing uses, beside a draft in a folder', 'posts/2026/summit/a.pdf', [], true],
  ['what nothing uses, where no text is', 'posts/2026/a.pdf', [], false],
  ['what nothing uses, beside a text that is shown', 'posts/shown/a.pdf', [], false],
  ['what nothing uses, beside a text that is shown in another language', 'posts/half/a.pdf', [], false],
  ['a file of the whole site', 'static/a.pdf', [draft], false],
])('%s: %s', (_, file, users, expected) => {
  expect(withheldOf([shown, draft, nested, ...half], { [file]: users })).toEqual(expected ? [file] : [])
})

test('nothing is withheld where nothing is hidden', () => {
  expect(withheldOf([shown], { 'posts/gone/a.pdf': [], 'posts/shown/a.pdf': [shown] })).toEqual([])
})
