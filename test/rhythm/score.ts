import { sharedBy, withoutFrame, type Shared } from './measure.ts'
import { serviceGroups } from './services.ts'

export interface ScoredPage {
  readonly page: string
  /** Types of its sections between the frame. */
  readonly types: readonly string[]
  /** What it shares with the page before it in its group; undefined for the first one. */
  readonly before: Shared | undefined
}

export interface ScoredGroup {
  readonly title: string
  readonly pages: readonly ScoredPage[]
}

/** All services in the order of the index of a language, each compared with the one before it. */
export function scoreOf(root: string, locale: string): readonly ScoredGroup[] {
  return serviceGroups(root, locale).map(({ title, services }) => {
    const sequences = services.map(({ types }) => withoutFrame(types))
    const pages = services.map(({ page }, place) => scored(page, sequences[place] ?? [], sequences[place - 1]))
    return { title, pages }
  })
}

function scored(page: string, types: readonly string[], previous: readonly string[] | undefined): ScoredPage {
  return { page, types, before: previous && sharedBy(previous, types) }
}
