import type { Locale } from '../../i18n/locales.ts'

/** `{path}/_payload.json`: what differs between pages with the same shell. */
export interface Payload {
  /** Documents with another shell cannot show it, because header, footer, styles or scripts differ. */
  readonly shell: string
  readonly path: string
  readonly locale: Locale
  readonly title: string
  /** Names of the route middleware that must allow the page. */
  readonly middleware: readonly string[]
  /** Attributes of `<body>`. */
  readonly body: Readonly<Record<string, string>>
  /** URLs of the style sheet of the page's kind, and of those that it is made of: the shared one first. */
  readonly styles: readonly string[]
  /** HTML of the page's tags in `<head>`. */
  readonly head: string
  /** HTML of `<main>`. */
  readonly main: string
  /** HTML of the page's own parts in header and footer, by slot. */
  readonly slots: Readonly<Record<string, string>>
}
