/** The blocks of structured data of a document, as text. */
export function structuredDataIn(html: string): string[] {
  return [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map((match) => match[1] ?? '')
}

/** What Google requires of each type (developers.google.com/search/docs/appearance/structured-data), as paths. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  JobPosting: [
    'title',
    'description',
    'datePosted',
    'validThrough',
    'employmentType.0',
    'identifier.value',
    'hiringOrganization.name',
    'directApply',
  ],
  Event: [
    'name',
    'startDate',
    'endDate',
    'location',
    'eventAttendanceMode',
    'eventStatus',
    'organizer.name',
    'inLanguage',
  ],
  BreadcrumbList: ['itemListElement.1.item', 'itemListElement.1.name', 'itemListElement.1.position'],
  BlogPosting: [
    'headline',
    'datePublished',
    'dateModified',
    'author.0.name',
    'author.0.url',
    'publisher.name',
    'inLanguage',
  ],
  Article: ['headline', 'datePublished', 'dateModified', 'author.name', 'publisher.name', 'inLanguage'],
  ProfilePage: ['mainEntity.name', 'mainEntity.url'],
  Organization: ['name', 'legalName', 'url', 'contactPoint.0.telephone'],
  Service: ['name', 'description', 'url', 'provider.name', 'areaServed.0.name'],
  ExhibitionEvent: ['name', 'startDate', 'endDate', 'location.name', 'location.address.streetAddress', 'offers.price'],
  Museum: ['name'],
  ArtGallery: ['name', 'url', 'address.streetAddress'],
  LocalBusiness: ['name', 'url', 'telephone', 'address.streetAddress', 'address.addressCountry'],
  ProfessionalService: ['name', 'url', 'telephone', 'address.streetAddress', 'address.addressCountry'],
  WebSite: ['name', 'url', 'inLanguage'],
  FAQPage: ['mainEntity.0.name', 'mainEntity.0.acceptedAnswer.text'],
}

/** What is wrong with a block. */
export function missingIn(text: string): string[] {
  const thing = JSON.parse(text) as Record<string, unknown>
  const type = String(thing['@type'])
  const required = REQUIRED[type]
  if (thing['@context'] !== 'https://schema.org' || !required) return [`unexpected type ${type}`]
  const missing = required.filter((path) => [undefined, null, ''].includes(valueAt(thing, path) as undefined))
  const place =
    type === 'JobPosting' &&
    !valueAt(thing, 'jobLocation.0.address.addressCountry') &&
    !valueAt(thing, 'applicantLocationRequirements.0.name')
  const offset = type === 'Event' && !/T\d\d:\d\d:\d\d[+-]\d\d:\d\d$/.test(String(thing['startDate']))
  return [...missing, ...(place ? ['jobLocation'] : []), ...(offset ? ['offset of startDate'] : [])].map(
    (field) => `${type} lacks ${field}`,
  )
}

function valueAt(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, step) => (inner as Record<string, unknown> | undefined)?.[step], value)
}
