import { z } from 'kartograf'

/** A place on the earth. */
export const degrees = z.strictObject({
  north: z.number().min(-90).max(90).describe('Latitude in degrees.'),
  east: z.number().min(-180).max(180).describe('Longitude in degrees.'),
})
