// Made from CLDR by cli/locales/make.mjs; changes belong there.
import type { LocalePack } from '../locale-pack.ts'
import { pack as de } from './de.ts'

export const pack: LocalePack = { ...de, tag: 'de-LU', name: 'Deutsch (Luxemburg)', region: 'LU' }
