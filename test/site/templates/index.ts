import type { Theme } from '../../../renderer/model/theme.ts'
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
  markdown: (context) => ({ components: {}, footnotes: { heading: context.t('footnotes'), back: (reference) => context.t('footnotes.back', { reference }) } }),
  errorTitles: (t) => ({ 'not-found': t('error.notFound'), error: t('error.fatal') }),
  middleware: ['members'],
  styles: 'style.css',
  preload: [],
}
