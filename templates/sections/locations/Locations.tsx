import type { ReactNode } from 'react'
import { type Link, type Resolved, inline, link, text, z } from 'kartograf'
import type { Context } from '../../context.ts'
import { placesArt } from '../../art/places-art.ts'
import { ArtImage } from '../../components/art/ArtImage.tsx'
import { Icon } from '../../components/icon/Icon.tsx'
import { PhoneLink } from '../../components/link/PhoneLink.tsx'
import { isWebsite, SmartLink } from '../../components/link/SmartLink.tsx'
import { withArrow } from '../../components/link/with-arrow.tsx'
import { degrees } from '../../components/section/degrees.ts'
import { type SectionOf, framedSection, headed } from '../../components/section/section.tsx'

const place = z.strictObject({
  city: text().describe('Town.'),
  at: degrees.optional().describe('Where it is, for the map of all offices.'),
  role: text().optional().describe('What this location does.'),
  address: z.array(text()).min(1).describe('The address line by line.'),
  phone: text().describe('Telephone; after a comma, what to choose there: `+49 89 1234567, option 4`.'),
  hours: text().describe('Opening hours.'),
  directions: inline().describe('How to get there.'),
  map: link().optional().describe('URL of a map, such as `{{locations.munich.map}}`.'),
  entity: text().describe('Legal name of the local company.'),
})

const schema = headed('Offices by country, with address, hours and directions.', {
  groups: z
    .array(
      z.strictObject({
        title: text().optional().describe('The country; none for offices of one country.'),
        items: z.array(place).min(1).describe('Its offices.'),
      }),
    )
    .min(1)
    .describe('The countries.'),
})

type Place = Resolved<z.infer<typeof place>>

function Locations({ section, context }: SectionOf<typeof schema>): ReactNode {
  const offices = section.groups.flatMap(({ items }) => items)
  return (
    <>
      {section.groups.map((group) => (
        <div key={group.title ?? ''} className="locations-group">
          {group.title && <h3>{group.title}</h3>}
          <ul>
            {group.items.map((item) => (
              <Office key={item.city} office={item} offices={offices} level={group.title ? 4 : 3} context={context} />
            ))}
          </ul>
        </div>
      ))}
    </>
  )
}

interface OfficeProps {
  readonly office: Place
  readonly offices: readonly Place[]
  readonly level: 3 | 4
  readonly context: Context
}

function Office({ office, offices, level, context }: OfficeProps): ReactNode {
  const Heading = level === 3 ? 'h3' : 'h4'
  return (
    <li className="locations-office">
      <OfficeMap office={office} offices={offices} context={context} />
      <Heading>{office.city}</Heading>
      {office.role && <p className="note">{office.role}</p>}
      <address>
        <span>{office.entity}</span>
        {office.address.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <OfficeFacts office={office} context={context} />
    </li>
  )
}

/** How to reach an office: telephone, hours, the way, and a map. */
function OfficeFacts({ office, context }: Pick<OfficeProps, 'office' | 'context'>): ReactNode {
  return (
    <ul className="locations-facts">
      <li>
        <Icon name="phone" size={16} />
        <PhoneLink phone={office.phone} context={context} />
      </li>
      <li>
        <Icon name="clock" size={16} />
        <span>{office.hours}</span>
      </li>
      <li>
        <Icon name="train-front" size={16} />
        <span>{context.markdown(office.directions)}</span>
      </li>
      {office.map && (
        <li>
          <Icon name="map-pin" size={16} />
          <span>
            <SmartLink link={office.map} context={context}>
              {mapLabel(office.map, context.t('location.map', { city: office.city }))}
            </SmartLink>
          </span>
        </li>
      )}
    </ul>
  )
}

/** The name of a map and the website that it is on. */
function mapLabel(map: Link, label: string): ReactNode {
  if (!isWebsite(map)) return label
  return withArrow(`${label} (${new URL(map.href).host.replace(/^www\./, '')})`)
}

/** Map of all offices with this one lit, if their positions are given. */
function OfficeMap({ office, offices, context }: Omit<OfficeProps, 'level'>): ReactNode {
  const mapped = offices.filter(({ at }) => at !== undefined)
  if (!office.at || mapped.length < LEAST_MAPPED) return null
  const places = mapped.flatMap(({ at }) => (at ? [at] : []))
  return <ArtImage src={context.file('art.svg', placesArt(places, mapped.indexOf(office), 'petrol'))} />
}

/** Minimum number of places for a map. */
const LEAST_MAPPED = 4

export const locations = framedSection('locations', schema, Locations)
