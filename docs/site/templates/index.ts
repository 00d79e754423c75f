import { defineTheme } from 'kartograf'
import { ErrorPage, layout, NotFoundPage } from './layout.tsx'
import { markdownOf } from './markdown.tsx'
import { DocumentPage } from './page.tsx'

/** The theme of the documents: a menu, a text, and what is on the page. */
export const theme = defineTheme({
  layouts: { default: layout },
  templates: { page: DocumentPage, 'not-found': NotFoundPage, error: ErrorPage },
  scripts: { search: 'search.ts' },
  styles: 'style.css',
  markdown: markdownOf,
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
  browserColour: () => '#10231d',
})
