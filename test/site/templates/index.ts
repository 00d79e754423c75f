import type { Theme } from 'kartograf'
import { authorCollection } from '../../../templates/collections/authors/collection.ts'
import { caseCollection } from '../../../templates/collections/casestudies/collection.ts'
import { eventCollection } from '../../../templates/collections/events/collection.ts'
import { jobCollection } from '../../../templates/collections/jobs/collection.ts'
import { forms } from './forms.ts'
import { Counter } from './islands/Counter.tsx'
import { Faulty } from './islands/Faulty.tsx'
import { DefaultLayout } from './layout.tsx'
import { sections } from './sections.tsx'
import { serviceSections, serviceTexts } from './services.tsx'
import * as pages from './pages.tsx'
import { picturedPosts } from './posts.ts'

/** The theme of the fixture site: as small as a theme can be, and with one of everything. */
export const theme: Theme = {
  layouts: { default: DefaultLayout, error: DefaultLayout, event: DefaultLayout, post: DefaultLayout },
  templates: {
    page: pages.SectionsPage,
    'not-found': pages.NotFoundPage,
    error: pages.ErrorPage,
  },
  collections: [
    picturedPosts,
    eventCollection(pages.EventPage),
    caseCollection(pages.CasePage),
    authorCollection(pages.AuthorPage),
    jobCollection(pages.JobPage),
  ],
  sections: [...sections, ...serviceSections],
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
  serviceTexts,
  optionalStyles: { services: ['services.css'] },
  forms,
  islands: {
    Counter: { component: Counter, module: 'islands/Counter.tsx' },
    Faulty: { component: Faulty, module: 'islands/Faulty.tsx' },
  },
  middleware: { members: 'middleware/members.ts' },
  styles: 'style.css',
  preload: [],
}
