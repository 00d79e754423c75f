import { defineTheme } from 'kartograf'
import { draw } from './art/pictures.ts'
import { exhibitionCollection } from './collections/exhibitions/collection.ts'
import { venueCollection } from './collections/venues/collection.ts'
import { bookingForm } from './forms/booking.ts'
import { BookingForm } from './forms/island/BookingForm.tsx'
import { defaultLayout } from './layouts/default.tsx'
import { ErrorPage, MessagePage, NotFoundPage, SectionsPage } from './pages/pages.tsx'
import { sections } from './sections/registry.ts'

/** How the site of the museums looks. */
export const theme = defineTheme({
  layouts: { default: defaultLayout },
  templates: { page: SectionsPage, 'not-found': NotFoundPage, error: ErrorPage },
  collections: [exhibitionCollection, venueCollection],
  sections,
  links: ['privacy'],
  markdown: ({ t }) => ({
    components: {},
    footnotes: { heading: t('footnotes'), back: (reference) => t('footnotes.back', { reference }) },
  }),
  MessagePage,
  errorTitles: (t) => ({ 'not-found': t('lost.heading'), error: t('failed.heading') }),
  runtimeTexts: (t) => ({
    loading: t('runtime.loading'),
    failed: t('runtime.failed'),
    incomplete: t('runtime.incomplete'),
    retry: t('runtime.retry'),
    missing: t('lost.text', { path: '{path}' }),
    refused: t('lost.text', { path: '{path}' }),
    home: t('runtime.home'),
  }),
  forms: [bookingForm],
  islands: { BookingForm: { component: BookingForm, module: 'forms/island/BookingForm.tsx' } },
  rootArt: () => draw('shore', 'root', 'wide'),
  socialImage: ({ route }) => draw(route.collection === 'venues' ? 'shutters' : 'shore', route.key, 'card'),
  styles: 'styles/index.css',
  preload: [
    '@fontsource-variable/alexandria/files/alexandria-latin-wght-normal.woff2',
    '@fontsource-variable/alexandria/files/alexandria-arabic-wght-normal.woff2',
  ],
})
