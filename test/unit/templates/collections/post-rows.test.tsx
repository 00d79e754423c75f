import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { PostCard } from '../../../../templates/collections/cards.ts'
import { PostRows } from '../../../../templates/collections/posts/PostRows.tsx'
import { postText } from '../../../../templates/collections/posts/post-text.ts'
import { contextIn } from '../../../support/samples/section.tsx'

function post(key: string, updated: string | null = null): PostCard {
  return {
    key,
    title: key,
    description: '',
    href: `/en/posts/${key}/`,
    hreflang: null,
    date: '2026-06-23',
    updated,
    topics: [{ key: 'security', name: 'Security' }],
    tags: [],
    authors: [],
    minutes: 5,
    figure: null,
  }
}

function rows(keys: readonly string[], section?: number): string {
  const posts = keys.map((key) => postText(post(key), contextIn('en')))
  return renderToStaticMarkup(<PostRows posts={posts} section={section} />)
}

const late = (html: string): boolean[] => [...html.matchAll(/<li([^>]*)>/g)].map(([, own]) => own === ' data-part=""')

describe('a list of posts', () => {
  test('says of a post when it was changed later, and nothing of others', () => {
    const html = ['2026-10-05', null].map((updated) => {
      const posts = [postText(post('a', updated), contextIn('en'))]
      return renderToStaticMarkup(<PostRows posts={posts} />)
    })
    expect(html[0]).toContain('<span>Last updated October\u00A05, 2026</span>')
    expect(html[1]).not.toContain('updated')
  })

  test('is laid out with the page as far as the first screen reaches, and then one post at a time', () => {
    expect(late(rows(['a', 'b', 'c', 'd', 'e', 'f']))).toEqual([false, false, false, false, true, true])
  })

  test('is laid out one post at a time in a section further down', () => {
    expect(late(rows(['a', 'b', 'c'], 2))).toEqual([true, true, true])
  })
})
