import type { Page } from '../definitions/page.ts'

/** Whether the search of the site finds a page: as search engines do, and copies, but for the further pages of a list. */
export function isSearchable({ route, meta, view, copyOf }: Page): boolean {
  const isError = view.template === 'not-found' || view.template === 'error'
  return (
    !isError &&
    !meta.noindex &&
    (meta.canonical === null || meta.canonical === copyOf?.href) &&
    route.part === undefined
  )
}
