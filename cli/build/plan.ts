import type { Page } from '../../renderer/definitions/page.ts'
import type { LoadedSite } from '../content/loaded.ts'
import { digestOf } from './page-digests.ts'
import type { BuildRecord, RecordedPage } from './record.ts'

/** A page with the digest of its value. */
export interface PlannedPage {
  readonly page: Page
  readonly digest: string
}

/** Every page of the site, divided into those to render and those to keep. */
export interface Plan {
  readonly render: readonly PlannedPage[]
  /** Pages whose files are reused from the last build. */
  readonly keep: readonly (PlannedPage & { readonly recorded: RecordedPage })[]
}

/**
 * Decides what to render: new and changed pages, pages with missing or modified files, and everything if shared values have changed. Pure:
 * uses only the record and the list of intact files.
 */
export function plan(
  pages: readonly PlannedPage[],
  base: string,
  record: BuildRecord | undefined,
  isIntact: (file: string) => boolean,
): Plan {
  const known = record?.base === base ? record.pages : {}
  const render: PlannedPage[] = []
  const keep: (PlannedPage & { recorded: RecordedPage })[] = []
  for (const planned of pages) {
    const recorded = known[planned.page.route.path]
    if (recorded && recorded.digest === planned.digest && recorded.files.every(isIntact))
      keep.push({ ...planned, recorded })
    else render.push(planned)
  }
  return { render, keep }
}

/** Why a page is rendered: first build, shared values changed, new page, own value changed, or an output file is missing or modified. */
export type RenderReason = 'first' | 'shared' | 'new' | 'changed' | 'lost'

/** The reason for rendering a page that the plan does not keep. */
export function reasonToRender(
  { page, digest }: PlannedPage,
  base: string,
  record: BuildRecord | undefined,
): RenderReason {
  if (!record) return 'first'
  if (record.base !== base) return 'shared'
  const recorded = record.pages[page.route.path]
  if (!recorded) return 'new'
  return recorded.digest === digest ? 'lost' : 'changed'
}

/** All pages of a site, with their digests, which are made when they are first needed: in a first build after the pages. */
export function plannedPages(site: LoadedSite): PlannedPage[] {
  return [...site.pages, ...site.errorPages].map((page) => ({
    page,
    get digest() {
      return digestOf(page)
    },
  }))
}
