import { formatDate } from 'kartograf'
import type { PostCard } from '../cards.ts'
import type { Context } from '../../context.ts'
import type { Filterable } from '../../components/filter/island/selection.ts'
import { pillarOf, type Pillar } from '../../art/pillar.ts'

/** A post as its card shows it, in plain text, because the browser has neither date formats nor messages. */
export interface PostText {
  readonly key: string
  readonly href: string
  readonly hreflang: string | null
  readonly title: string
  readonly description: string
  readonly pillar: Pillar
  readonly topic: string
  readonly authors: string
  /** `2026-11-20`, and the same date in words. */
  readonly date: string
  readonly day: string
  /** That it was changed later, and when; empty if it was not. */
  readonly updated: string
  readonly minutes: string
  readonly figure: { readonly value: string; readonly label: string } | null
}

/** What a figure says, and when it was measured. */
export function figureLabel({ label, when }: { readonly label: string; readonly when?: string | undefined }): string {
  return when === undefined ? label : `${label}, ${when}`
}

/** A post with the keys that filters search: topic, tags and authors. */
export type FilterablePost = PostText & Filterable

/** That a post was changed, and when; empty if it was not. */
export function updatedText(updated: string | null, { t, locale }: Context): string {
  return updated ? t('entry.updated', { date: formatDate(updated, locale) }) : ''
}

/** What lists show of a post, as plain text in the language of the page. */
export function postText(card: PostCard, context: Context): PostText {
  const { key, href, hreflang, title, description, topics, authors, date, updated, minutes, figure } = card
  return {
    key,
    href,
    hreflang,
    title,
    description,
    pillar: pillarOf(topics[0]?.key),
    topic: topics.map(({ name }) => name).join('\u00A0· '),
    authors: authors.map(({ name }) => name).join(', '),
    date,
    day: formatDate(date, context.locale),
    updated: updatedText(updated, context),
    minutes: context.t('card.minutes', { count: minutes }),
    figure: figure && { value: figure.value, label: figureLabel(figure) },
  }
}

export function filterablePost(card: PostCard, context: Context): FilterablePost {
  const keysOf = (terms: readonly { readonly key: string }[]): string[] => terms.map(({ key }) => key)
  const terms = { topic: keysOf(card.topics), tag: keysOf(card.tags), author: keysOf(card.authors) }
  return { ...postText(card, context), terms }
}
