import { useRef, type ReactNode } from 'react'
import { type Facet, Facets } from '../../../components/filter/island/Facets.tsx'
import { FootButton } from '../../../components/filter/island/FootButton.tsx'
import { useFacets } from '../../../components/filter/island/use-facets.ts'
import { Comparison, type ComparisonTexts } from './Comparison.tsx'
import { More } from './More.tsx'
import { PairBar, type PairTexts } from './PairBar.tsx'
import { type Columns, ServiceTable } from './ServiceTable.tsx'
import { Sort } from './Sort.tsx'
import { type Basis, type Order, type Service, type ServiceGroup, ORDERS, byPrice, onlyFound } from './service.ts'
import { COMPARE, usePair } from './use-pair.ts'

export interface FinderTexts {
  readonly label: string
  /** Label that opens the further choices on phones. */
  readonly more: string
  readonly reset: string
  readonly none: string
  readonly contact: { readonly label: string; readonly href: string }
  readonly sort: string
  /** Names of the sort orders, by area first. */
  readonly orders: readonly string[]
  readonly pick: { readonly column: string; readonly label: string }
  readonly pair: PairTexts
  readonly comparison: ComparisonTexts
}

export interface ServiceFinderProps {
  readonly groups: readonly ServiceGroup[]
  readonly facets: readonly Facet[]
  /** Headings of the groups when sorted by price. */
  readonly bases: Readonly<Record<Basis, string>>
  readonly columns: Columns
  /** Messages by number of results, starting at 0. */
  readonly results: readonly string[]
  readonly texts: FinderTexts
}

/** Query parameter of the sort order. */
const SORT = 'sort'

const PICKED = 'service-pair'

/** All services, with filters, sorting by price, and a comparison of two. The state is in the URL. */
export function ServiceFinder({ groups, facets, bases, columns, results, texts }: ServiceFinderProps): ReactNode {
  const services = groups.flatMap((group) => group.services)
  const state = useFacets(facets, services, { [SORT]: ORDERS, [COMPARE]: services.map(({ key }) => key) })
  const { others, found, choose } = state
  const order = ORDERS.find((one) => others[SORT]?.includes(one))
  const pair = usePair(services, others[COMPARE] ?? [], choose)
  const heading = useRef<HTMLHeadingElement>(null)

  const picking = {
    ...texts.pick,
    pair: pair.keys,
    isFull: isPair(pair.services),
    reason: PICKED,
    onPick: pair.pick,
  }
  return (
    <>
      <FinderFilter facets={facets} services={services} state={state} order={order} results={results} texts={texts} />
      {(order ? byPrice(found, order, bases) : onlyFound(groups, found)).map((group) => (
        <ServiceTable key={group.key} group={group} columns={columns} picking={picking} />
      ))}
      {found.length === 0 && (
        <p className="empty-note">
          {texts.none} <a href={texts.contact.href}>{texts.contact.label}</a>
        </p>
      )}
      <PairBar
        id={PICKED}
        pair={pair.services}
        isRefused={pair.isRefused}
        texts={texts.pair}
        onShow={() => heading.current?.focus()}
        onDrop={pair.drop}
      />
      {isPair(pair.services) && (
        <Comparison pair={pair.services} columns={columns} texts={texts.comparison} heading={heading} />
      )}
    </>
  )
}

interface FilterProps extends Pick<ServiceFinderProps, 'facets' | 'results' | 'texts'> {
  readonly services: readonly Service[]
  readonly state: ReturnType<typeof useFacets<Service>>
  readonly order: Order | undefined
}

/** The choices, of which the first ones always show, the order, and the number of results. */
function FinderFilter({ facets, services, state, order, results, texts }: FilterProps): ReactNode {
  const { filter, isRead, chosen, found, choose, toggle, clear, isFiltered } = state
  const facetsOf = (some: readonly Facet[]): ReactNode => (
    <Facets facets={some} items={services} chosen={chosen} onToggle={toggle} />
  )

  return (
    <form className="filter filter-scripted" role="search" aria-label={texts.label} ref={filter}>
      {facetsOf(facets.slice(0, 1))}
      <More label={texts.more} isNeeded={isBeyondFirst(facets, chosen) || order !== undefined}>
        {facetsOf(facets.slice(1))}
        <Sort
          label={texts.sort}
          names={texts.orders}
          order={order}
          isLive={isRead}
          onSort={(next) => choose({ [SORT]: next ? [next] : [] })}
        />
      </More>
      <div className="filter-foot">
        <p role="status">{results[found.length]}</p>
        {isFiltered && <FootButton label={texts.reset} onClick={clear} />}
      </div>
    </form>
  )
}

function isPair(services: readonly Service[]): services is readonly [Service, Service] {
  return services.length === 2
}

/** Whether a choice is selected that is collapsed on phones. */
function isBeyondFirst(facets: readonly Facet[], chosen: Readonly<Record<string, readonly string[]>>): boolean {
  return facets.slice(1).some(({ key }) => (chosen[key] ?? []).length > 0)
}
