import { defineTheme, type Page } from 'kartograf'
import type { MessageKey } from './context.ts'
import { islands } from './islands.ts'
import { heroArt } from './art/hero-art.ts'
import { layouts } from './layouts/layouts.tsx'
import { AuthorPage } from './collections/authors/AuthorPage.tsx'
import { CaseStudyPage } from './collections/casestudies/CaseStudyPage.tsx'
import { ErrorPage } from './pages/ErrorPage.tsx'
import { EventPage } from './collections/events/EventPage.tsx'
import { JobPage } from './collections/jobs/JobPage.tsx'
import { MarketingPage } from './pages/MarketingPage.tsx'
import { MessagePage } from './pages/MessagePage.tsx'
import { NotFoundPage } from './pages/NotFoundPage.tsx'
import { PostPage } from './collections/posts/PostPage.tsx'
import { authorCollection } from './collections/authors/collection.ts'
import { caseCollection } from './collections/casestudies/collection.ts'
import { withStyledBlocks } from './collections/entry-blocks.ts'
import { eventCollection } from './collections/events/collection.ts'
import { jobHeadings } from './collections/jobs/headings.ts'
import { jobCollection } from './collections/jobs/collection.ts'
import { postCollection } from './collections/posts/collection.ts'
import { applicationForm, contactForm, eventRequestForm } from './forms/forms.ts'
import { serviceTexts } from './components/consent/service-texts.ts'
import { SKINS } from './components/emergency/alarm.ts'
import { refuseFooterColour } from './components/footer/footer-colour.ts'
import { ICONS } from './components/icon/icons.ts'
import { markdownOf } from './components/text/markdown.tsx'
import { sections } from './sections/registry.ts'
import { socialImage } from './social-image.ts'
import { codes } from './codes.ts'
import { specimens } from './specimens.tsx'
import { kindsOf, kindStyles } from './styles/kinds.ts'
import { CANVAS, LIGHT } from './art/colours.ts'
import { pillarOf } from './art/pillar.ts'

/** The theme: everything that the generator uses from this folder. */
export const theme = defineTheme<MessageKey>({
  layouts,
  templates: {
    page: MarketingPage,
    'not-found': NotFoundPage,
    error: ErrorPage,
  },
  collections: [
    postCollection(PostPage),
    eventCollection(EventPage),
    caseCollection(CaseStudyPage),
    authorCollection(AuthorPage),
    jobCollection(JobPage, jobHeadings),
  ].map(withStyledBlocks),
  sections,
  specimens,
  codes,
  links: ['career', 'contact', 'sitemap'],
  vocabulary: { skins: SKINS, icons: [...ICONS.keys()], refuseFooterColour },
  markdown: markdownOf,
  MessagePage,
  errorTitles: (t) => ({ 'not-found': t('error.notFoundTitle'), error: t('error.failedTitle') }),
  runtimeTexts: (t) => ({
    loading: t('runtime.loading'),
    failed: t('runtime.failed'),
    incomplete: t('runtime.incomplete'),
    retry: t('runtime.retry'),
    missing: t('error.notFound', { path: '{path}' }),
    refused: t('runtime.refused', { path: '{path}' }),
    home: t('runtime.home'),
  }),
  serviceTexts,
  tones: { dark: 'night', light: 'dawn' },
  browserColour,
  socialImage,
  rootArt: () => heroArt('root', 'constellation'),
  forms: [contactForm, eventRequestForm, applicationForm],
  islands,
  scripts: {
    adblock: 'components/adblock-notice/island/adblock-notice.ts',
    menu: 'components/mega-menu/island/menu.ts',
    search: 'components/search/island/search.ts',
  },
  styles: 'styles/index.css',
  kindStyles,
  kindsOf,
  optionalStyles: {
    services: ['components/consent/consent.css'],
    banner: ['components/emergency/emergency.css'],
    rightToLeft: ['styles/right-to-left.css'],
  },
  preload: ['text', 'head'].map(
    (part) => `@fontsource-variable/instrument-sans/files/instrument-sans-latin-wdth-normal.woff2#${part}`,
  ),
})

/** The colour behind the header of a page: the dark canvas, or the tint of light pages. */
function browserColour({ tone, area }: Pick<Page, 'tone' | 'area'>): string {
  return tone === 'dark' ? CANVAS.night : LIGHT[pillarOf(area)].canvas
}
