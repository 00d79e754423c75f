/** Name in addresses, and field of the contact form, of the page that a visitor asks from: `?about=/en/azure/`. */
export const ASKED_FROM = 'about'
