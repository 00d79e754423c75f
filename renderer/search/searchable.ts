import type { Page } from '../definitions/page.ts'

/** Whether the site search finds a page: those that search engines may index, and copies, but not further pages of lists. */
export function isSearchable({ route, meta, view, copyOf }: Page): boolean {
  const isError = view.template === 'not-found' || view.template === 'error'
  return (
    !isError &&
    !meta.noindex &&
    (meta.canonical === null || meta.canonical === copyOf?.href) &&
    route.part === undefined
  )
}
