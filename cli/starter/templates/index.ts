import { defineTheme } from 'kartograf'
import { contactForm } from './contact-form.tsx'
import { ErrorPage, layout, NotFoundPage, SectionsPage } from './layout.tsx'
import { postCollection } from './posts.tsx'
import { sections } from './sections.tsx'

/** The theme: everything that the generator needs from this folder. */
export const theme = defineTheme({
  layouts: { default: layout },
  templates: { page: SectionsPage, 'not-found': NotFoundPage, error: ErrorPage },
  collections: [postCollection],
  sections,
  forms: [contactForm],
  legalLinks: ['privacy'],
  styles: 'style.css',
  markdown: ({ t }) => ({
    components: {},
    footnotes: { heading: t('footnotes'), back: (reference) => t('footnotes.back', { reference }) },
  }),
  errorTitles: (t) => ({ 'not-found': t('error.notFound'), error: t('error.failed') }),
  runtimeTexts: (t) => ({
    loading: t('runtime.loading'),
    failed: t('runtime.failed'),
    incomplete: t('runtime.incomplete'),
    retry: t('runtime.retry'),
    missing: t('error.notFound'),
    refused: t('error.refused'),
    home: t('error.home'),
  }),
  browserColour: () => '#1f5a4c',
})
