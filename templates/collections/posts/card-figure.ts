import type { CardScope, Entry } from 'kartograf'
import type { PostCard } from '../cards.ts'
import type { PostData } from './schema.ts'

/** The figure of a post for lists, with facts filled in; null if it has none. */
export function cardFigure(post: Entry<PostData>, scope: Pick<CardScope, 'text'>): PostCard['figure'] {
  const { figure } = post.data
  if (!figure) return null
  return {
    value: scope.text(figure.value, post),
    label: scope.text(figure.label, post),
    when: figure.when && scope.text(figure.when, post),
  }
}
