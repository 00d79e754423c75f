// Names of everything that the runtime stores in the browser. The page about storage lists them.

/** Cookie: the chosen language. Same name as in @nuxtjs/i18n. */
export const LANGUAGE_COOKIE = 'i18n_redirected'

/** Session storage: the path that was reloaded after a failure. */
export const RELOAD_KEY = 'site:reload'

/** Session storage: form input, kept across a document load. */
export const FORM_KEY = 'site:form'

/** Local storage: services that a visitor has agreed to; only on sites with services. */
export const CONSENT_KEY = 'site:consent'
