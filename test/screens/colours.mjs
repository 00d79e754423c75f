// Colours of the plans: those of the site's light tone, as literals, because pictures know no style sheet.

export const INK = '#264455'
export const THIN = '#8495a0'
export const FLOOR = '#ffffff'
export const GROUND = '#ecf1f4'
export const ROOM = '#e2f4fa'
export const WAY = '#00668b'
export const GLOW = '#f27618'
