import type { ShellContext } from '../../context.ts'

/** Texts of the search, in a file that its link names. */
export interface SearchLabels {
  readonly title: string
  readonly placeholder: string
  readonly close: string
  readonly results: string
  /** Announced when something was found, followed by the number. */
  readonly found: string
  readonly none: string
  readonly loading: string
  readonly failed: string
  readonly all: string
  /** Names of collections, as headings of results. */
  readonly kinds: Readonly<Record<string, string>>
}

export function searchLabels(t: ShellContext['t']): SearchLabels {
  return {
    title: t('search.title'),
    placeholder: t('search.placeholder'),
    close: t('search.close'),
    results: t('search.results'),
    found: t('search.found'),
    none: t('search.none'),
    loading: t('search.loading'),
    failed: t('search.failed'),
    all: t('search.all'),
    kinds: {
      pages: t('search.pages'),
      posts: t('search.posts'),
      casestudies: t('search.casestudies'),
      events: t('search.events'),
      jobs: t('search.jobs'),
      authors: t('search.authors'),
    },
  }
}
