import type { Locale } from '../../i18n/locales.ts'
import type { Settings } from './settings.ts'

/** Texts that the browser script shows, in the language of the document. `{path}` is replaced by the requested address. */
export interface RuntimeTexts {
  readonly loading: string
  readonly failed: string
  /** A part of the page, such as a filter or a form, does not work. */
  readonly incomplete: string
  readonly retry: string
  /** Nothing lies at the path. */
  readonly missing: string
  /** The page exists, and its middleware refuses to show it. */
  readonly refused: string
  /** Link to the home page, below the two texts before. */
  readonly home: string
}

/** Data of a document for the browser script, as JSON in `<script id="site-data">`. */
export interface ClientData {
  readonly locale: Locale
  readonly localeCookie: Settings['localeCookie']
  /** Milliseconds between two looks for a new build; 0: never. */
  readonly pollInterval: number
  /** Address of each route middleware. */
  readonly middleware: Readonly<Record<string, string>>
  /** Addresses of the theme's further modules, which come when the page is there. */
  readonly scripts: readonly string[]
  readonly texts: Omit<RuntimeTexts, 'home'>
  /** Main part of a page without a file: not found, or refused. `{text}` is replaced by its heading. */
  readonly message: string
  /** `data-tone` of such a page. */
  readonly tone: string
}
