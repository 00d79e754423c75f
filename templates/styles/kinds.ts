import type { Page, Theme } from 'kartograf'

interface Group {
  /** Types of sections whose styles are in `sheet`. */
  readonly types: readonly string[]
  readonly sheet: string
}

/** Groups of sections that only some pages have. Other sections are in sections.css. */
const GROUPS = {
  // Any text may have a table. Before the records, which it may become.
  tables: { types: [], sheet: 'components/text/prose-table.css' },
  figures: {
    types: [
      'bars',
      'body',
      'case-cards',
      'compare',
      'pairs',
      'prices',
      'raci',
      'roster',
      'sla',
      'small-multiples',
      'stat-band',
      'storage-table',
      'table',
      'time-axis',
    ],
    sheet: 'styles/figures.css',
  },
  axes: { types: ['pairs', 'small-multiples', 'time-axis'], sheet: 'components/chart/axis.css' },
  cases: { types: ['case-cards'], sheet: 'collections/casestudies/case-cards.css' },
  // Blocks of code are rare in sections other than a text.
  code: { types: ['body'], sheet: 'components/code/code.css' },
  steps: { types: ['diagram', 'process', 'story-row', 'timeline'], sheet: 'styles/steps.css' },
  lists: { types: ['hero-strip', 'site-map'], sheet: 'styles/lists.css' },
  split: { types: ['hero-split'], sheet: 'sections/hero-split/hero-split.css' },
  edges: { types: ['hero-split', 'hero-strip'], sheet: 'components/art/hero-edge.css' },
  maps: { types: ['extracts', 'hero-map', 'pillars'], sheet: 'styles/maps.css' },
  alarm: { types: ['hero-alarm'], sheet: 'styles/alarm.css' },
  finder: { types: ['service-index'], sheet: 'styles/finder.css' },
  offers: {
    types: ['benefit-list', 'callout', 'checklist', 'feature-grid', 'picture', 'related', 'screen'],
    sheet: 'styles/offers.css',
  },
  screens: { types: ['screen'], sheet: 'components/screen/screen.css' },
  forms: { types: ['contact-form', 'event-form'], sheet: 'components/form/form.css' },
  selects: { types: ['contact-form', 'event-form', 'service-index'], sheet: 'components/select/select.css' },
  people: { types: ['author-list', 'roster'], sheet: 'styles/people.css' },
  duties: { types: ['raci'], sheet: 'sections/raci/raci.css' },
  places: { types: ['contact-routes', 'locations', 'team'], sheet: 'styles/places.css' },
} as const satisfies Record<string, Group>

/** In Markdown, what a block of code has, and the line below the head of a table. Other texts may have them too, which costs a sheet. */
const FENCE = /`{3}|~{3}/
const TABLE = /\| *:?-|-:? *\|/

const groups: readonly (readonly [name: string, group: Group])[] = Object.entries(GROUPS)

/** Styles in addition to index.css, by the kinds that `kindsOf` returns. */
export const kindStyles: NonNullable<Theme['kindStyles']> = {
  message: ['components/entry/entry-hero.css', 'components/not-found/error.css'],
  root: ['components/art/hero-art.css', 'styles/root-page.css'],
  entry: ['styles/entries.css'],
  sections: ['styles/sections.css'],
  ...Object.fromEntries(groups.map(([name, { sheet }]) => [name, [sheet]])),
}

/** The kinds of a page by its content. */
export function kindsOf({ view }: Page): readonly string[] {
  if (view.template === 'entry') return ['entry']
  if (view.template !== 'page') return ['message']
  const sections = [...view.sections, ...Object.values(view.body?.blocks ?? {})]
  const shows = (types: readonly string[]): boolean => sections.some(({ type }) => types.includes(type))
  const filters = view.archive !== undefined || view.sections.some(({ filter }) => filter === true)
  const text = JSON.stringify([view.sections, view.body])
  const shown = groups.filter(
    ([name, { types }]) =>
      shows(types) ||
      (name === 'code' && FENCE.test(text)) ||
      (name === 'tables' && TABLE.test(text)) ||
      (name === 'lists' && filters) ||
      (name === 'offers' && view.describes === 'service'),
  )
  return ['sections', ...shown.map(([name]) => name)]
}
