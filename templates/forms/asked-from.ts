/** Query parameter, and field of the contact form, for the page that the visitor came from: `?about=/en/azure/`. */
export const ASKED_FROM = 'about'
