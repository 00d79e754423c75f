import type { Theme } from '../../../renderer/model/theme.ts'
import { formTexts } from './form-texts.ts'
import { Counter } from './islands/Counter.tsx'
import { Faulty } from './islands/Faulty.tsx'
import { DefaultLayout } from './layout.tsx'
import { sections } from './sections.tsx'
import * as pages from './pages.tsx'

/** The theme of the fixture site: as small as a theme can be, and with one of everything. */
export const theme: Theme = {
  layouts: { default: DefaultLayout, error: DefaultLayout, event: DefaultLayout, post: DefaultLayout },
  templates: {
    page: pages.SectionsPage,
    post: pages.PostPage,
    event: pages.EventPage,
    casestudy: pages.CasePage,
    author: pages.AuthorPage,
    job: pages.JobPage,
    'not-found': pages.NotFoundPage,
    error: pages.ErrorPage,
  },
  sections,
  markdown: (context) => ({
    components: {},
    footnotes: { heading: context.t('footnotes'), back: (reference) => context.t('footnotes.back', { reference }) },
  }),
  errorTitles: (t) => ({ 'not-found': t('error.notFound'), error: t('error.fatal') }),
  runtimeTexts: (t) => ({
    loading: t('loading'),
    failed: t('failed'),
    incomplete: t('incomplete'),
    retry: t('retry'),
    missing: `${t('error.notFound')} {path}`,
    refused: t('refused', { path: '{path}' }),
    home: t('home'),
  }),
  formTexts,
  islands: {
    Counter: { component: Counter, module: 'islands/Counter.tsx' },
    Faulty: { component: Faulty, module: 'islands/Faulty.tsx' },
  },
  middleware: { members: 'middleware/members.ts' },
  styles: 'style.css',
  preload: [],
}
