import type { Explanation } from '../explanation.ts'

/** What can be wrong with templates and with what is made of them. */
export const THEME_CODES = {
  'broken-assets': {
    means: 'A style sheet, a script or a font of the theme does not compile.',
    matters: 'No page could be shown as it is meant.',
    mend: 'Look at the place that is named.',
  },
  'broken-icon': {
    means: 'The icon of the site cannot be drawn.',
    matters: 'Bookmarks and home screens would show none.',
    mend: 'Save it as a square SVG without scripts and outside references.',
  },
  'broken-theme': {
    means: '`templates/index.ts` does not compile, or exports no `theme`.',
    matters: 'Without templates there are no pages.',
    mend: 'Look at the place that is named; `npx tsc --noEmit` often says more.',
    example: 'export const theme: Theme = { … }',
  },
  'over-budget': {
    means: 'A page is heavier than `budgets` in `content/site.yaml` allows.',
    matters: 'On a slow connection it takes too long.',
    mend: 'The largest parts are named. Make them smaller, or raise the budget knowingly.',
    example: 'budgets: { html: 100, scripts: 60 }',
  },
  'render-failed': {
    means: 'A component of the theme has failed while it drew a page.',
    matters: 'The page cannot be shown.',
    mend: 'Look at the place in the template that is named, and at what is special about that page.',
  },
} as const satisfies Readonly<Record<string, Explanation>>
