import { brandOf, type Settings } from '../../definitions/settings/settings.ts'
import type { FactTree } from './facts.ts'

type Stated = Pick<Settings, 'brand' | 'brands' | 'locales' | 'baseUrl' | 'contact' | 'organization' | 'locations'>

/** Cached for the last settings, because every text needs it. */
const known = new WeakMap<Stated, { readonly facts: FactTree; readonly all: FactTree }>()

/** The fact base with facts from the settings: locations, and brand, URLs and phone numbers under `site`. */
export function allFacts(facts: FactTree, settings: Stated): FactTree {
  const last = known.get(settings)
  if (last?.facts === facts) return last.all
  const all = withSettings(facts, settings)
  known.set(settings, { facts, all })
  return all
}

function withSettings(facts: FactTree, settings: Stated): FactTree {
  const { baseUrl, contact, organization } = settings
  const locations = Object.entries(settings.locations).map(([key, place]) => [key, locationFacts(place)] as const)
  return {
    locations: Object.fromEntries(locations),
    ...facts,
    site: { brand: brandFact(settings), baseUrl, contact, organization: { legalName: organization.legalName } },
  }
}

/** The name of the site in each language, if it has more than one. */
function brandFact(settings: Stated): string | FactTree {
  const { brand, brands, locales } = settings
  if (Object.keys(brands).length === 0) return brand
  return { text: Object.fromEntries(locales.map((locale) => [locale, brandOf(settings, locale)])) }
}

/** A location as facts; `city` is the address line with the postal code. */
function locationFacts({
  name,
  city,
  postalCode,
  country: _country,
  ...rest
}: Settings['locations'][string]): FactTree {
  return { ...rest, name: { text: name }, city: `${postalCode} ${city}`, 'postal-code': postalCode, town: city }
}
