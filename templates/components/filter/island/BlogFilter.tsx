import { useRef, type ReactNode } from 'react'
import type { Choice } from 'kartograf'
import type { PostText } from '../../../collections/posts/post-text.ts'
import { PostRows } from '../../../collections/posts/PostRows.tsx'
import { FilterGroup, MoreGroups } from './FilterGroup.tsx'
import { FootButton } from './FootButton.tsx'
import { toggled } from './selection.ts'
import { Pages, type PagesProps } from '../../pages/Pages.tsx'
import { PostResults } from './PostResults.tsx'
import { useFilteredPosts } from './use-filtered-posts.ts'

export interface FilterTexts {
  readonly label: string
  /** Opens the groups after the first one. */
  readonly more: string
  /** Number of posts; `many` contains `{count}`. */
  readonly one: string
  readonly many: string
  readonly none: string
  readonly loading: string
  readonly failed: string
  readonly retry: string
  readonly reset: string
  readonly showMore: string
}

/** Choices of one kind, under their name in the query. */
export interface Group {
  readonly name: 'topic' | 'tag' | 'author'
  readonly legend: string
  readonly choices: readonly Choice[]
}

/** A link as plain values. */
interface PlainLink {
  readonly label: string
  readonly href: string
}

export interface BlogFilterProps {
  /** URL of the file with all posts. */
  readonly data: string
  readonly groups: readonly Group[]
  /** Number of posts on all pages of the list. */
  readonly total: number
  /** The posts of this page. */
  readonly posts: readonly PostText[]
  readonly pages: PagesProps
  /** Link shown if nothing is found. */
  readonly hint: PlainLink
  readonly texts: FilterTexts
  /** On the static page of a choice: the current choice, and links to the whole list. */
  readonly current?: { readonly group: Group['name']; readonly key: string; readonly ways: readonly PlainLink[] }
}

/**
 * The posts of a blog page, with filters for topic, tag and author. Before hydration, and if the posts cannot be loaded, the choices are
 * links to static pages.
 */
export function BlogFilter({ data, groups, total, posts, pages, hint, texts, current }: BlogFilterProps): ReactNode {
  const choices = Object.fromEntries(groups.map((group) => [group.name, group.choices.map(({ key }) => key)]))
  const filter = useRef<HTMLDivElement>(null)
  const filtered = useFilteredPosts(data, choices, filter)
  const { selection, choose, isChosen, isLive, isFailed, found } = filtered

  const reset = (): void => {
    choose(Object.fromEntries(groups.map(({ name }) => [name, []])))
    filter.current?.querySelector<HTMLElement>('.chip')?.focus()
  }
  const [first, ...more] = groups.map((group) => (
    <FilterGroup
      key={group.name}
      legend={group.legend}
      choices={group.choices}
      chosen={selection?.[group.name]}
      counts={filtered.counts[group.name]}
      current={current?.group === group.name ? current.key : undefined}
      onToggle={isLive && selection ? (key) => choose(toggled(selection, group.name, key)) : undefined}
    />
  ))
  const isOpen = groups.slice(1).some(({ name }) => current?.group === name || (selection?.[name] ?? []).length > 0)

  return (
    <>
      <div className="filter" role="search" aria-label={texts.label} ref={filter}>
        {first}
        <MoreGroups label={texts.more} isOpen={isOpen}>
          {more}
        </MoreGroups>
        <div className="filter-foot">
          <p role="status">{statusOf(isChosen ? { isFailed, found } : { total }, texts)}</p>
          {isChosen && isFailed && <FootButton label={texts.retry} onClick={filtered.load} />}
          {isChosen && <FootButton label={texts.reset} onClick={reset} />}
          {current?.ways.map(({ label, href }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </div>
      </div>
      {found ? (
        <PostResults posts={found} selection={selection} hint={hint} showMore={texts.showMore} />
      ) : (
        <>
          <PostRows posts={posts} isBusy={isChosen && !isFailed} />
          <Pages {...pages} />
        </>
      )}
    </>
  )
}

type Standing = { readonly total: number } | { readonly isFailed: boolean; readonly found: readonly unknown[] | null }

/** Status for screen readers after each change: the number of posts, or the error. */
function statusOf(standing: Standing, texts: FilterTexts): string {
  if ('total' in standing) return numberOf(standing.total, texts)
  if (standing.isFailed) return texts.failed
  return standing.found ? numberOf(standing.found.length, texts) : texts.loading
}

function numberOf(count: number, { none, one, many }: FilterTexts): string {
  if (count === 0) return none
  return count === 1 ? one : many.replace('{count}', String(count))
}
