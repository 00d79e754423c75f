import type { ReactNode } from 'react'
import { linkOf, type Archive, type Choice } from 'kartograf'
import type { Context } from '../../context.ts'
import {
  BlogFilter,
  type BlogFilterProps,
  type FilterTexts,
  type Group,
} from '../../components/filter/island/BlogFilter.tsx'
import { Island } from '../../islands.ts'
import type { PostCard } from '../cards.ts'
import { filterablePost, type PostText } from './post-text.ts'

/** The file with all posts of a language, next to the first page of the list. */
const DATA = '_posts.json'

interface Props {
  readonly archive: Archive<PostCard>
  readonly posts: readonly PostText[]
  readonly context: Context
}

/** A page of the blog with its filter. Pages of a topic or tag need no script: their choices are links. */
export function PostArchive({ archive, posts, context }: Props): ReactNode {
  const { t, chrome } = context
  if (archive.all) context.beside(DATA, JSON.stringify(archive.all.map((card) => filterablePost(card, context))))
  const props: BlogFilterProps = {
    data: archive.home + DATA,
    groups: groupsOf(archive, context),
    total: archive.count,
    posts,
    pages: pagesOf(archive, context),
    hint: { label: t('filter.suggest'), href: linkOf(chrome, 'contact').href },
    texts: textsOf(context),
  }
  const { term, home } = archive
  if (!term) {
    const answers = props.groups.map(({ name }) => name)
    return <Island name="BlogFilter" props={{ ...props }} when="interaction" answers={answers} context={context} />
  }
  const group = term.kind === 'tags' ? 'tag' : 'topic'
  const ways = [
    { label: t('filter.all'), href: home },
    { label: t('filter.combine', { name: term.name }), href: `${home}?${group}=${term.key}` },
  ]
  return <BlogFilter {...props} current={{ group, key: term.key, ways }} />
}

function groupsOf({ choices, term }: Archive, { t }: Context): Group[] {
  // The topic of the page comes first: on phones, the row continues beyond the edge.
  const isOther = ({ key }: Choice): number => Number(key !== term?.key)
  const shown = (kind: string): Choice[] => (choices[kind] ?? []).toSorted((a, b) => isOther(a) - isOther(b))
  return [
    { name: 'topic', legend: t('filter.topics'), choices: shown('topics') },
    { name: 'tag', legend: t('filter.tags'), choices: shown('tags') },
    { name: 'author', legend: t('filter.authors'), choices: shown('authors') },
  ]
}

function pagesOf({ page, links, previous, next }: Archive, { t }: Context): BlogFilterProps['pages'] {
  const texts = {
    label: t('pages.label'),
    page: t('pages.page', { page: '{page}' }),
    previous: t('pages.previous'),
    next: t('pages.next'),
  }
  return { page, links, previous, next, texts }
}

function textsOf({ t }: Context): FilterTexts {
  return {
    label: t('filter.label'),
    more: t('filter.more'),
    one: t('filter.one'),
    many: t('filter.many', { count: '{count}' }),
    none: t('post.none'),
    loading: t('filter.loading'),
    failed: t('filter.failed'),
    retry: t('runtime.retry'),
    reset: t('filter.reset'),
    showMore: t('filter.showMore'),
  }
}
