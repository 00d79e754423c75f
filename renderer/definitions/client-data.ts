import type { Locale } from '../../i18n/locales.ts'
import type { Settings } from './settings/settings.ts'

/** Texts of the browser script in the language of the document. `{path}` is replaced by the requested path. */
export interface RuntimeTexts {
  readonly loading: string
  readonly failed: string
  /** A part of the page, such as a filter or a form, does not work. */
  readonly incomplete: string
  readonly retry: string
  /** Nothing exists at the path. */
  readonly missing: string
  /** The page exists, and its middleware refuses to show it. */
  readonly refused: string
  /** Link to the home page, below the previous two texts. */
  readonly home: string
}

/** Data of a document for the browser script, as JSON in `<script id="site-data">`. */
export interface ClientData {
  readonly locale: Locale
  readonly localeCookie: Settings['localeCookie']
  /** Interval between checks for a new build in milliseconds; 0 means never. */
  readonly pollInterval: number
  /** URL of each route middleware. */
  readonly middleware: Readonly<Record<string, string>>
  /** URLs of the theme's further modules, which are loaded after the page. */
  readonly scripts: readonly string[]
  readonly texts: Omit<RuntimeTexts, 'home'>
  /** Main part of a page without a file: not found, or refused. `{text}` is replaced by its heading. */
  readonly message: string
  /** `data-tone` of such a page. */
  readonly tone: string
}
