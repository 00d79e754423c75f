/** Names of all that a page may keep in a browser, in one place: the page about cookies lists them. */
export const STORED = {
  /** Cookie: the language that the visitor has chosen. Name of @nuxtjs/i18n. */
  language: 'i18n_redirected',
  /** Session storage: the path that was loaded anew after a failure. */
  reload: 'site:reload',
  /** Session storage: what was typed into a form, over a document load. */
  form: 'site:form',
} as const
