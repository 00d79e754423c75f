import { formatPhone } from '../../i18n/format.ts'
import type { Chrome } from '../definitions/context.ts'
import type { Link } from '../definitions/fields/links.ts'
import { labelIn } from '../definitions/fields/text.ts'
import type { DataPath } from '../definitions/issue.ts'
import type { FooterData } from '../definitions/settings/data-files.ts'
import type { StandIn } from '../library/fallback.ts'
import { staticImage } from '../library/library.ts'
import { type ChromeSource, fillIn, linkIn } from './chrome-values.ts'

/** The footer in a language. Phone and email are those of the settings, if it has none of its own. */
export function footerIn(source: ChromeSource): Chrome['footer'] {
  const { locale, targets } = source
  const { settings, footer } = targets.library.data
  const { contact } = settings
  return {
    bgColor: footer.bgColor ?? null,
    phone: fillIn(footer.phone ?? formatPhone(contact.phone, locale), ['phone'], source),
    email: fillIn(footer.email ?? contact.email, ['email'], source),
    ...textsIn(source),
    logos: footer.logos.map((logo, index) => ({
      img: staticImage(logo.img, targets.library),
      alt: labelIn(logo.alt, locale),
      url: logo.url === undefined ? null : linkIn(logo.url, ['logos', index, 'url'], source),
      class: logo.class ?? null,
    })),
  }
}

type Texts = Pick<Chrome['footer'], 'lang' | 'claim' | 'notes' | 'badges' | 'groups' | 'legal'>

/** What each language has of its own. */
function textsIn(source: ChromeSource): Texts {
  const { locale, targets } = source
  const texts: Partial<FooterData['languages'][string] & StandIn> = targets.library.data.footer.languages[locale] ?? {}
  const { lang, claim = '', notes = {}, badges = [], links = [], legal = [] } = texts
  // What stands in is wrong where it is written.
  const at = (path: DataPath): DataPath => ['languages', lang ?? locale, ...path]
  const fill = (value: string, ...path: DataPath): string => fillIn(value, at(path), source)
  const link = (to: string, ...path: DataPath): Link => linkIn(to, at(path), source)
  return {
    ...(lang && { lang }),
    claim: fill(claim, 'claim'),
    notes: Object.fromEntries(Object.entries(notes).map(([name, note]) => [name, fill(note, 'notes', name)])),
    badges: badges.map((badge, index) => fill(badge, 'badges', index)),
    groups: links.map((group, place) => ({
      title: group.title,
      links: group.links.map(({ title, url }, index) => ({
        title,
        link: link(url, 'links', place, 'links', index, 'url'),
      })),
    })),
    legal: legal.map(({ name, title, url }, index) => ({
      name,
      title,
      link: link(url, 'legal', index, 'url'),
    })),
  }
}
