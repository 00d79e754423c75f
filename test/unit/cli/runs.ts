import type { BuildSummary } from '../../../cli/build/build-result.ts'
import type { LoadedSite } from '../../../cli/content/loaded.ts'
import { dataOf } from '../builders.ts'

/** A site without content, but for what a test is about. */
export function loadedSite(given: Partial<LoadedSite> = {}): LoadedSite {
  return {
    data: dataOf(),
    collections: [],
    forms: [],
    pages: [],
    errorPages: [],
    chrome: {},
    redirects: [],
    thanks: {},
    nextChange: null,
    schedule: [],
    endings: [],
    leftOut: { counts: {}, first: null },
    withheld: [],
    ...given,
  }
}

/** A run that wrote nothing, but for what a test is about. */
export function buildSummary(given: Partial<BuildSummary> = {}): BuildSummary {
  return {
    id: 'id-1',
    site: {
      brand: 'Alpha',
      pages: { de: 1 },
      leftOut: { counts: {}, first: null },
      nextChange: null,
      schedule: [],
      noindex: false,
      inactiveForms: [],
    },
    rendered: [],
    kept: 0,
    brought: 0,
    written: [],
    removed: [],
    addresses: { added: [], changed: [], removed: [] },
    files: new Map(),
    foreign: [],
    parser: 'satteri',
    threads: 1,
    pageTimes: [],
    texts: { known: 0, all: 0 },
    ...given,
  }
}
