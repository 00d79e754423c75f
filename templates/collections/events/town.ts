import type { EventData } from './schema.ts'

/** The city line of an address in the country's format: `80331 München`, `San Francisco, CA 94103`. */
export function townOf({
  postalCode,
  city,
  region,
}: Pick<NonNullable<EventData['place']>, 'postalCode' | 'city' | 'region'>): string {
  const town = region === undefined ? [postalCode, city] : [`${city},`, region, postalCode]
  return town.filter(Boolean).join(' ')
}
