import { describe, expect, test } from 'vitest'
import type { Imported } from '../../../../cli/translate/import-texts.ts'
import { mendedTexts } from '../../../../cli/translate/mended-anchors.ts'
import { segmentsOf } from '../../../../cli/translate/segments.ts'
import type { Entry } from '../../../../renderer/definitions/entry.ts'
import { entryOf, fileOf, libraryWith } from '../../builders.ts'

/** An entry whose file has its text. */
function postOf(key: string, locale: string, body: string, front = ''): Entry {
  const text = `---\ntitle: A\n${front}---\n\n${body}\n`
  return {
    ...entryOf('posts', key, locale, {}, `\n${body}\n`),
    file: fileOf(`content/posts/${key}/${locale}.md`, text),
  }
}

/** The import of a Spanish text with this body. */
function importOf(key: string, source: Entry, body: string, before?: Entry): Imported {
  const { group, file } = { group: `posts/${key}`, file: `content/posts/${key}/es.md` }
  const known = before && segmentsOf(before.file.text, {})
  const confirms = { group, locale: 'es', file, source: source.file.path, state: 'missing', digest: 'd' } as const
  const { path: original, text } = source.file
  const isWhat = { original, from: 'de', locale: 'es', file, state: 'missing', isPartial: false, confirms } as const
  return {
    text: { ...isWhat, segments: segmentsOf(text, {}), known, fit: (words) => words, write: () => '' },
    written: `---\ntitle: A\n---\n\n${body}\n`,
    isDone: true,
  }
}

const source = postOf('costs', 'de', '## Kosten & Preise\n\n## {{facts.customers}} Kunden\n\nA')
const before = postOf('costs', 'es', '## Coste\n\n## {{facts.customers}} clientes\n\nA')
const NOW = '## Precio\n\n## {{facts.customers}} clientes\n\n[a](#kosten--preise) [b](#coste) [c]\n\n[c]: #coste'

/** The bodies of mended texts, by file. */
function mended(imported: readonly Imported[], entries: readonly Entry[]): Record<string, string> {
  const texts = mendedTexts(imported, libraryWith(entries), () => undefined)
  return Object.fromEntries(
    [...texts].map(([file, text]) => [file.slice(14, -3), text.trim().split('\n').slice(4).join('\n')]),
  )
}

describe('links to a heading that has other words now', () => {
  test('lead to its new anchor in the text itself, from that of the source and that of the text before', () => {
    const moved = '[a](#precio) [b](#precio) [c]\n\n[c]: #precio'
    const texts = mended([importOf('costs', source, NOW, before)], [source, before])
    expect(texts['costs/es']).toContain(moved)
  })

  test('are mended in other texts of the language, and in no others', () => {
    const link = '[a](/posts/costs#coste) [b](/posts/costs/#kosten--preise) /posts/costs#coste'
    const others = ['es', 'en'].map((locale) => postOf('other', locale, link))
    const texts = mended([importOf('costs', source, NOW, before)], [source, before, ...others])
    expect(texts['other/es']).toBe('[a](/posts/costs#precio) [b](/posts/costs/#precio) /posts/costs#coste')
    expect(Object.keys(texts)).toEqual(['costs/es', 'other/es'])
  })

  test('of a new translation lead to those of a page that is there', () => {
    const other = postOf('other', 'de', '[a](/posts/costs#kosten--preise)')
    const texts = mended([importOf('other', other, '[b](/posts/costs#kosten--preise)')], [source, before, other])
    expect(texts).toEqual({ 'other/es': '[b](/posts/costs#coste)' })
  })

  test('stay as they are where nobody knows which heading it is, or where they lead to one', () => {
    const fewer = postOf('costs', 'es', '## Coste\n\nA')
    const other = postOf('other', 'de', '[a](/posts/costs#kosten--preise) [b](/posts/costs#coste)')
    const body = other.body.trim()
    expect(mended([importOf('other', other, body)], [source, fewer, other])).toEqual({})
    expect(mended([importOf('costs', source, '## Kosten & Preise\n\n## B\n\n[a](#kosten--preise)')], [source])).toEqual(
      {},
    )
  })
})
