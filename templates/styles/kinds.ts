import type { Page, Theme } from 'kartograf'

interface Group {
  /** Types of sections whose styles are in `sheet`. */
  readonly types: readonly string[]
  readonly sheet: string
}

/** Groups of sections that only some pages have. Other sections are in sections.css. */
const GROUPS = {
  proof: {
    types: [
      'bars',
      // A text may have tables and code.
      'body',
      'case-cards',
      'compare',
      'diagram',
      'pairs',
      'prices',
      'process',
      'raci',
      'roster',
      'sla',
      'small-multiples',
      'stat-band',
      'storage-table',
      'table',
      'time-axis',
      'timeline',
    ],
    sheet: 'styles/proof.css',
  },
  lists: {
    types: ['author-list', 'hero-strip', 'roster', 'site-map'],
    sheet: 'styles/lists.css',
  },
  maps: { types: ['extracts', 'hero-map', 'pillars'], sheet: 'styles/maps.css' },
  singles: { types: ['hero-alarm', 'service-index'], sheet: 'styles/singles.css' },
  offers: {
    types: ['benefit-list', 'callout', 'checklist', 'feature-grid', 'picture', 'related'],
    sheet: 'styles/offers.css',
  },
  contact: {
    types: ['contact-form', 'contact-routes', 'event-form', 'locations', 'team'],
    sheet: 'styles/contact.css',
  },
} as const satisfies Record<string, Group>

type Groups = readonly (readonly [name: string, group: Group])[]

const groups: Groups = Object.entries(GROUPS)

/** Styles in addition to index.css, by the kind that `kindOf` returns. Each combination of groups is a kind. */
export const kindStyles: NonNullable<Theme['kindStyles']> = {
  message: ['components/entry/entry-hero.css'],
  root: ['components/art/hero-art.css', 'styles/root-page.css'],
  entry: ['styles/entries.css'],
  ...Object.fromEntries(
    choices(groups).map((chosen) => [nameOf(chosen), ['styles/sections.css', ...chosen.map(([, { sheet }]) => sheet)]]),
  ),
}

/** The kind of a page by its content. */
export function kindOf({ view }: Page): string {
  if (view.template === 'entry') return 'entry'
  if (view.template !== 'page') return 'message'
  const sections = [...view.sections, ...Object.values(view.body?.blocks ?? {})]
  const shows = (types: readonly string[]): boolean => sections.some(({ type }) => types.includes(type))
  const filters = view.archive !== undefined || view.sections.some(({ filter }) => filter === true)
  return nameOf(
    groups.filter(
      ([name, { types }]) =>
        shows(types) || (name === 'lists' && filters) || (name === 'offers' && view.describes === 'service'),
    ),
  )
}

function nameOf(chosen: Groups): string {
  return ['sections', ...chosen.map(([name]) => name)].join(' ')
}

/** All combinations of the groups, in their order. */
function choices([first, ...rest]: Groups): Groups[] {
  if (first === undefined) return [[]]
  const others = choices(rest)
  return [...others, ...others.map((chosen) => [first].concat(chosen))]
}
