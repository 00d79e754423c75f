import { describe, expect, test } from 'vitest'
import { placeholderIssues } from '../../../renderer/content/placeholder.ts'
import { parseFrontMatter } from '../../../renderer/content/front-matter.ts'

function found(...lines: string[]): string[] {
  const text = lines.join('\n')
  const issues = placeholderIssues(parseFrontMatter(text), { path: 'content/posts/a/en.md', text, digest: '' })
  return issues.map(({ line, column, message }) => `${line}:${column} ${message.split(' still')[0] ?? ''}`)
}

describe('a placeholder', () => {
  test('is found as a value, in a list, in a section and as a line of the text', () => {
    const fields = ['---', 'title: One', 'description: TODO', 'summary:', '  - TODO', 'sections:', '  - type: cta']
    expect(found(...fields, '    heading: "TODO"', '---', '', 'Text.', '', 'TODO')).toEqual([
      '3:14 `description`',
      '5:5 `summary`',
      '8:15 `heading`',
      '13:1 this line',
    ])
  })

  test('may be the picture of a new entry', () => {
    expect(found('---', 'photo: { src: ./todo.png, alt: A }', 'image: ./todo.png', '---')).toEqual([
      '2:15 `src`',
      '3:8 `image`',
    ])
  })

  test('is none in a draft, in a comment, in a sentence, or in code', () => {
    expect(found('---', 'title: TODO', 'draft: true', '---', 'TODO')).toEqual([])
    expect(found('---', 'title: My TODO list', '#summary: TODO', '---', 'A TODO is a promise.', '`TODO`')).toEqual([])
  })
})
