// Made from CLDR by cli/locales/make.mjs; changes belong there.
import type { LocalePack } from '../locale-pack.ts'
import { pack as nl } from './nl.ts'

export const pack: LocalePack = { ...nl, tag: 'nl-BE', name: 'Nederlands (België)', region: 'BE', dates: { ...nl.dates, numeric: 'd/M/y' } }
