import type { ReactNode } from 'react'
import { type Link, type Resolved, defineSection, inline, link, text, z, telLink } from 'kartograf'
import type { Context } from '../../context.ts'
import { ArtTile } from '../../components/art/Art.tsx'
import { Icon } from '../../components/icon/Icon.tsx'
import { SectionFrame, frameFields, headFields } from '../../components/section/SectionFrame.tsx'
import { isWebsite, SmartLink } from '../../components/link/SmartLink.tsx'
import type { SectionOf } from '../../components/section/section-of.ts'

const place = z.strictObject({
  city: text(),
  role: text().optional(),
  address: z.array(text()).min(1),
  phone: text(),
  hours: text(),
  directions: inline(),
  map: link().optional(),
  entity: text(),
})

const schema = z.strictObject({
  type: z.literal('locations'),
  ...frameFields,
  ...headFields,
  groups: z.array(z.strictObject({ title: text(), items: z.array(place).min(1) })).min(1),
})

type Place = Resolved<z.infer<typeof place>>

function Locations({ section, context, index }: SectionOf<typeof schema>): ReactNode {
  return (
    <SectionFrame section={section} index={index} context={context} className="locations">
      <div className="block">
        {section.groups.map((group) => (
          <div key={group.title} className="locations-group">
            <h3>{group.title}</h3>
            <ul>
              {group.items.map((item) => (
                <Office key={item.city} office={item} context={context} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </SectionFrame>
  )
}

function Office({ office, context }: { readonly office: Place; readonly context: Context }): ReactNode {
  return (
    <li className="locations-office">
      <ArtTile seed={`locations/${office.city}`} motif="constellation" pillar="petrol" context={context} />
      <h4>{office.city}</h4>
      {office.role && <p className="note">{office.role}</p>}
      <address>
        <span>{office.entity}</span>
        {office.address.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <ul className="locations-facts">
        <li>
          <Icon name="phone" size={16} />
          <SmartLink link={telLink(office.phone)} context={context}>
            {office.phone}
          </SmartLink>
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
            <span data-external="">
              <SmartLink link={office.map} context={context}>
                {context.t('location.map', { city: office.city })}
                {isWebsite(office.map) && <Website link={office.map} />}
              </SmartLink>
            </span>
          </li>
        )}
      </ul>
    </li>
  )
}

/** Whose map it is, with the arrow of an external link on its line. */
function Website({ link: { href } }: { readonly link: Link }): ReactNode {
  return (
    <>
      {' '}
      <span className="nowrap">
        ({new URL(href).host.replace(/^www\./, '')})
        <Icon name="arrow-up-right" size={16} />
      </span>
    </>
  )
}

/** Offices by country, with address, hours and the way there. */
export const locations = defineSection('locations', schema, Locations)
