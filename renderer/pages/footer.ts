import type { Locale } from '../../i18n/locales.ts'
import type { Chrome } from '../definitions/context.ts'
import type { Link } from '../definitions/fields/links.ts'
import { labelIn } from '../definitions/fields/text.ts'
import type { DataPath, Issue } from '../definitions/issue.ts'
import type { FooterData } from '../definitions/settings/data-files.ts'
import type { StandIn } from '../library/fallback.ts'
import { staticImage } from '../library/library.ts'
import type { Targets } from '../library/link-routes.ts'
import { fillIn, linkIn } from './chrome-values.ts'

/** The footer in a language. Phone and email are those of the settings, if it has none of its own. */
export function footerIn(locale: Locale, targets: Targets, issues: Issue[]): Chrome['footer'] {
  const { settings, footer } = targets.library.data
  const values = valuesIn(locale, targets, issues)
  const { contact } = settings
  return {
    bgColor: footer.bgColor ?? null,
    phone: values.fill(footer.phone ?? contact.phone, ['phone']),
    email: values.fill(footer.email ?? contact.email, ['email']),
    ...textsIn(locale, targets, values),
    logos: footer.logos.map((logo, index) => ({
      img: staticImage(logo.img, targets.library),
      alt: labelIn(logo.alt, locale),
      url: logo.url === undefined ? null : values.link(logo.url, ['logos', index, 'url']),
      class: logo.class ?? null,
    })),
  }
}

/** Resolves links and fills in facts of the footer. `path`: where in its file. */
interface Values {
  readonly link: (to: string, path: DataPath) => Link
  readonly fill: (value: string, path: DataPath) => string
}

function valuesIn(locale: Locale, targets: Targets, issues: Issue[]): Values {
  const file = 'footer'
  return {
    link: (to, path) => linkIn(locale, to, { file, path }, targets, issues),
    fill: (value, path) => fillIn(value, locale, { file, path }, targets.library, issues),
  }
}

type Texts = Pick<Chrome['footer'], 'lang' | 'claim' | 'notes' | 'badges' | 'groups' | 'legal'>

/** What each language has of its own. */
function textsIn(locale: Locale, { library }: Targets, { link, fill }: Values): Texts {
  const texts: (FooterData['languages'][Locale] & StandIn) | undefined = library.data.footer.languages[locale]
  // What stands in is wrong where it is written.
  const at = (...path: DataPath): DataPath => ['languages', texts?.lang ?? locale, ...path]
  return {
    ...(texts?.lang && { lang: texts.lang }),
    claim: fill(texts?.claim ?? '', at('claim')),
    notes: Object.fromEntries(
      Object.entries(texts?.notes ?? {}).map(([name, note]) => [name, fill(note, at('notes', name))]),
    ),
    badges: (texts?.badges ?? []).map((badge, index) => fill(badge, at('badges', index))),
    groups: (texts?.links ?? []).map((group, place) => ({
      title: group.title,
      links: group.links.map(({ title, url }, index) => ({
        title,
        link: link(url, at('links', place, 'links', index, 'url')),
      })),
    })),
    legal: (texts?.legal ?? []).map(({ title, url }, index) => ({ title, link: link(url, at('legal', index, 'url')) })),
  }
}
