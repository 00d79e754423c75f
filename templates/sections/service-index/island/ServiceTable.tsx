import { Fragment, type ReactNode } from 'react'
import { type PlainLink, type Service, type ServiceGroup, priceText } from './service.ts'

/** Model and duration share a column, and a line. */
const DETAILS = ['audience', 'terms', 'price'] as const

/** Headings of the columns, and of the rows of a comparison. */
export type Columns = Readonly<Record<'service' | 'model' | 'duration' | (typeof DETAILS)[number], string>>

/** Selection of services for a comparison. */
interface Picking {
  readonly column: string
  readonly label: string
  readonly pair: readonly string[]
  /** Whether the pair is complete, so that no other can be selected. `reason`: id of the element that says so. */
  readonly isFull: boolean
  readonly reason: string
  readonly onPick: (key: string) => void
}

interface Props {
  readonly group: ServiceGroup
  readonly columns: Columns
  readonly picking?: Picking | undefined
}

/** The services of a group as a table. In narrow containers each row becomes a record. */
export function ServiceTable({ group, columns, picking }: Props): ReactNode {
  return (
    <div className="data-table service-index-area" data-pillar={group.pillar}>
      <table>
        <caption>
          <h3>{group.title}</h3>
        </caption>
        <thead>
          <tr>
            {(['service', ...DETAILS] as const).map((column) => (
              <th key={column} scope="col" data-column={column}>
                {columns[column]}
              </th>
            ))}
            {picking && (
              <th scope="col" className="service-index-pick">
                {picking.column}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {group.services.map((service) => (
            <Row key={service.key} service={service} group={group} picking={picking} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ service, group, picking }: Omit<Props, 'columns'> & { readonly service: Service }): ReactNode {
  return (
    <tr data-item={service.key} data-pillar={group.pillar ? undefined : service.pillar}>
      <th scope="row">
        <ServiceName name={service.name} link={service.link} />
        {!group.pillar && <p className="note">{service.area}</p>}
      </th>
      {DETAILS.map((column) => (
        <td key={column} data-column={column}>
          {detailOf(service, column)}
        </td>
      ))}
      {picking && (
        <td className="service-index-pick">
          <Pick service={service} picking={picking} />
        </td>
      )}
    </tr>
  )
}

function detailOf(service: Service, column: (typeof DETAILS)[number]): ReactNode {
  switch (column) {
    case 'price':
      return <Price price={service.price} />
    case 'terms':
      return <Terms service={service} />
    case 'audience':
      return service.audience
  }
}

/** Each part of a price on lines of its own: its figure, what it is for, and a note. */
function Price({ price }: Pick<Service, 'price'>): ReactNode {
  return price.map((part) => (
    <Fragment key={priceText(part)}>
      <strong>{part.figure}</strong>
      {part.per && <span>{part.per}</span>}
      {part.note && <span>{`(${part.note})`}</span>}
    </Fragment>
  ))
}

function Terms({ service: { model, duration } }: { readonly service: Service }): ReactNode {
  return (
    <>
      <b>{model}</b>
      {duration && `, ${duration}`}
    </>
  )
}

function Pick({
  service: { key, name },
  picking,
}: {
  readonly service: Service
  readonly picking: Picking
}): ReactNode {
  const { pair, isFull, reason, label, onPick } = picking
  const isPicked = pair.includes(key)
  const isRefused = isFull && !isPicked
  return (
    <label>
      <input
        type="checkbox"
        id={pickId(key)}
        checked={isPicked}
        aria-disabled={isRefused || undefined}
        aria-describedby={isRefused ? reason : undefined}
        onChange={() => onPick(key)}
      />
      <span>
        {label} <span className="visually-hidden">{name}</span>
      </span>
    </label>
  )
}

/** The id of the checkbox of a service. */
export function pickId(key: string): string {
  return `pick-${key}`
}

export function ServiceName({ name, link }: { readonly name: string; readonly link: PlainLink | null }): ReactNode {
  if (!link) return name
  const { href, hreflang, target, hint } = link
  return (
    <a href={href} hrefLang={hreflang} target={target} rel={target && 'noopener'}>
      {name}
      {hint && <span className="link-hint"> ({hint})</span>}
    </a>
  )
}
