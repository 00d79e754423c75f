import type { Explanation } from '../../../renderer/definitions/explanation.ts'

/** Explanations of issues in templates and their output. */
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
    mend: 'Look at the place that is named; `kartograf check --types` often says more.',
    example: 'export const theme: Theme = { … }',
  },
  'foreign-host': {
    means: 'A page loads a file from another host: a script, a font, a picture, a frame.',
    matters:
      'The other host learns the address of everyone who reads the page, which needs their consent, and the page breaks when it fails.',
    mend: 'Put the file into `content/static/`, beside the text, or into the theme.',
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
  'type-error': {
    means: 'TypeScript has found an error in the theme, or could not be asked.',
    matters:
      'A field that a component uses may be missing or of another kind, which fails only on the page that has it.',
    mend: 'Look at the place that is named. `kartograf check --types` runs the `typescript` of the site with its `tsconfig.json`.',
  },
} as const satisfies Readonly<Record<string, Explanation>>
