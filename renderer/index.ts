/**
 * The package `kartograf`, for themes: define functions, kinds of field, types, and functions for components. Browser code imports
 * `kartograf/client` instead.
 */
export { isTimeZone, withOffset } from '../i18n/clock.ts'
export { tokensOf } from '../i18n/date-pattern.ts'
export { isDate } from '../i18n/dates.ts'
export {
  datePartsOf,
  formatDate,
  formatDateRange,
  formatList,
  formatMoney,
  formatNumber,
  formatPercent,
  formatPhone,
  formatTime,
  formatTimeRange,
  keepUnits,
} from '../i18n/format.ts'
export type { LocalePack } from '../i18n/locale-pack.ts'
export { LOCALES } from '../i18n/locale-tags.ts'
export { type Locale, isLocale, packOf } from '../i18n/locales.ts'
export { archiveOf } from './definitions/collections/archive-of.ts'
export {
  type Card,
  type CollectionName,
  type LinkedTerm,
  type PageCard,
  type Term,
  collectionName,
} from './definitions/collections/cards.ts'
export {
  type CardScope,
  type CollectionDefinition,
  type DataOf,
  type DrawPage,
  type SearchScope,
  type ShownFields,
  type ViewScope,
  defineCollection,
} from './definitions/collections/collection.ts'
export { type DataFault, type Question, type Thing } from './definitions/collections/collection-outputs.ts'
export { type Entry } from './definitions/entry.ts'
export { compare } from './definitions/compare.ts'
export {
  type Chrome,
  type Context,
  type FooterGroup,
  type NavLink,
  type Proof,
  type ShellContext,
  type Translate,
  linkOf,
} from './definitions/context.ts'
export { type FormDefinition, defineForm } from './definitions/define-form.ts'
export {
  type SectionDefinition,
  type SectionOf,
  type SectionProps,
  defineSection,
} from './definitions/define-section.ts'
export { defineIslands } from './definitions/islands/define-islands.ts'
export { defineTheme } from './definitions/theme/define-theme.ts'
export { type Embed, embed, film } from './definitions/fields/media.ts'
export { type Image, image, picture } from './definitions/fields/pictures.ts'
export { type Link, action, link, telLink } from './definitions/fields/links.ts'
export { type Heading, type Markdown, inline, markdown } from './definitions/fields/markdown.ts'
export { type Quantity, excerptOf, list, quantity, ref } from './definitions/fields/references.ts'
export { type Resolved } from './definitions/fields/resolved.ts'
export { country, currency, labelIn, locale, text } from './definitions/fields/text.ts'
export { date, dateTime, time } from './definitions/fields/dates.ts'
export { noTranslate, same } from './definitions/fields/kind.ts'
export { z } from './definitions/fields/kind.ts'
export { attachmentLimitsOf, targetOf } from './definitions/settings/form-settings.ts'
export type { Explanation } from './definitions/explanation.ts'
export { frontMatter } from './definitions/collections/front-matter.ts'
export { escapeHtml } from './definitions/html.ts'
export { inLanguage } from './definitions/in-language.ts'
export { Island } from './definitions/islands/island.tsx'
export type { Face, Outliner } from './definitions/outline.ts'
export type { ImgProps, PicturePlace } from './definitions/picture.ts'
export type { Archive, Choice, Page, SectionData, SwitcherItem, Template, ViewOf } from './definitions/page.ts'
export { type Service, type ServiceTexts, type StoredItem, storedByServices } from './definitions/settings/services.ts'
export { type Settings, tagOf } from './definitions/settings/settings.ts'
export { Slot } from './definitions/slot.tsx'
export { CONSENT_KEY, FORM_KEY, LANGUAGE_COOKIE, RELOAD_KEY } from './definitions/stored.ts'
export {
  type Layout,
  type MarkdownTheme,
  type MessageProps,
  type RouteMiddleware,
  type SocialImage,
  type Theme,
} from './definitions/theme.ts'
export { absoluteUrl } from './definitions/url.ts'
export type { AttachmentLimits } from './forms/attachments.ts'
export type { Fault, FormAnswer, FormTexts, Refusal } from './forms/contract.ts'
export type { FieldKind, FormField, FormFields } from './forms/fields.ts'
export { calendarFile, calendarPath } from './outputs/calendar.ts'
export { addressOf, organizationRef } from './render/json-ld/site.ts'
export { Facade, ServiceSettings } from './services/facade.tsx'
export { Film } from './services/film.tsx'
