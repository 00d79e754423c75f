// Names of all that a page may keep in a browser, in one place: the page about cookies lists them.

/** Cookie: the language that the visitor has chosen. Name of @nuxtjs/i18n. */
export const LANGUAGE_COOKIE = 'i18n_redirected'

/** Session storage: the path that was loaded anew after a failure. */
export const RELOAD_KEY = 'site:reload'

/** Session storage: what was typed into a form, over a document load. */
export const FORM_KEY = 'site:form'
