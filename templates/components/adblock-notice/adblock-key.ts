/** Key in the session storage, set when the notice has been dismissed. */
export const ADBLOCK_KEY = 'site:adblock'
