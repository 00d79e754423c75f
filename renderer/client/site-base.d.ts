/**
 * Path of the site's base URL without a slash at its end: `/sub`, or empty. The bundler replaces it, so that it costs nothing where it is
 * empty.
 */
declare const SITE_BASE: string
