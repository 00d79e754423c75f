/** The pigments of all pictures. They hang on a light and on a dark wall, so each picture brings its own paper. */
export const INK = '#1f2a33'
export const PAPER = '#efe6d4'
export const LINEN = '#e2d5bb'
export const INDIGO = '#23456f'
export const SEA = '#3c7a7d'
export const MADDER = '#b1482f'
export const OCHRE = '#d09a3c'
export const NIGHT = '#16222e'
