/** Name in the session storage: the notice about ad blockers has been dismissed. */
export const ADBLOCK_KEY = 'site:adblock'
