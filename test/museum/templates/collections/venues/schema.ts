import { type DataOf, frontMatter, markdown, same, text, z } from 'kartograf'
import { motif } from '../../art/pictures.ts'
import { openingHours } from './hours.ts'

/** Front matter of a house. What is equal in both languages is declared so. */
export const venueSchema = frontMatter({
  district: text(),
  street: text(),
  built: same(z.number().int()),
  hours: same(openingHours()),
  motif: same(motif()),
  phone: same(text()),
  access: markdown(),
})
export type VenueData = DataOf<typeof venueSchema>
