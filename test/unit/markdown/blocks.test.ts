import { describe, expect, test } from 'vitest'
import { blockUses } from '../../../renderer/markdown/blocks.ts'
import { rendered, renderedByReference } from './rendered.ts'

const blocks = { costs: { type: 'bars' }, night: { type: 'time-axis' } }

describe('a block of a text', () => {
  test('is shown where a paragraph is its name, between the paragraphs around it', () => {
    const html = rendered('Before.\n\n::block{#costs}\n\nAfter.\n\n::block{#night}\n', { blocks })
    expect(html.replaceAll(/\s+/g, '')).toBe('<p>Before.</p>[blockcosts]<p>After.</p>[blocknight]')
  })

  test.each([
    'First.\n\n::block{#costs}\n\n1. one\n2. two\n',
    '::block{#costs}\n\n::block{#night}\n',
    'A note[^1].\n\n::block{#night}\n\n[^1]: The note.\n',
    'See [the site][a].\n\n::block{#costs}\n\n[a]: https://example.com/\n',
  ])('is shown by the fast way and by React alone alike: %j', (source) => {
    const bare = (html: string): string => html.replaceAll(/\n+/g, '')
    expect(bare(rendered(source, { blocks }))).toBe(bare(renderedByReference(source, { blocks })))
  })

  test('stays text in code, and in a text without blocks', () => {
    expect(rendered('`::block{#costs}`', { blocks })).toContain('<code>::block{#costs}</code>')
    expect(rendered('::block{#costs}')).toBe('<p>::block{#costs}</p>')
  })
})

describe('uses of blocks', () => {
  test('have the line and column of their text', () => {
    expect(blockUses('One.\n\n::block{#costs}\n\nTwo.')).toEqual([
      { written: '::block{#costs}', name: 'costs', line: 3, column: 1 },
    ])
  })

  test.each([
    ['beside other words', 'One.\n::block{#costs}\n'],
    ['in a list', '- ::block{#costs}\n'],
    ['in a quotation', '> ::block{#costs}\n'],
    ['without a name', '::block\n'],
    ['with a name that is none', '::block{costs}\n'],
  ])('have no name %s', (_, source) => {
    expect(blockUses(source)).toMatchObject([{ name: undefined }])
  })

  test.each([
    ['in a block of code', '```\n::block{#costs}\n```\n'],
    ['in code within a line', 'Write `::block{#costs}` for it.\n'],
  ])('are none %s', (_, source) => {
    expect(blockUses(source)).toEqual([])
  })
})
