/** Path of the site's base URL without a trailing slash: `/sub`, or empty. The bundler replaces it, so that an empty one costs nothing. */
declare const SITE_BASE: string
