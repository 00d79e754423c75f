import type { ReactNode } from 'react'
import { linkOf } from 'kartograf'
import type { Context } from '../../context.ts'
import { Island } from '../../islands.ts'
import { VatNote } from '../../components/prices/VatNote.tsx'
import { type SectionOf, framedSection } from '../../components/section/section.tsx'
import type { FinderTexts, ServiceFinderProps } from './island/ServiceFinder.tsx'
import { type Columns, ServiceTable } from './island/ServiceTable.tsx'
import { BASES, type Basis, type ServiceGroup } from './island/service.ts'
import { type BudgetSteps, budgets } from './price.ts'
import { MODELS, schema } from './schema.ts'
import { groupOf } from './service-of.ts'

function ServiceIndex({ section, context }: SectionOf<typeof schema>): ReactNode {
  const groups = section.groups.map((group) => groupOf(group, section.budgets, context))
  return (
    <>
      {section.filter ? (
        <Island
          name="ServiceFinder"
          when="interaction"
          props={{ ...finderOf(groups, section.budgets, context) }}
          answers={['area', 'model', 'budget', 'sort', 'compare']}
          context={context}
        />
      ) : (
        groups.map((group) => <ServiceTable key={group.title} group={group} columns={columnsOf(context)} />)
      )}
      <VatNote context={context} />
    </>
  )
}

function finderOf(groups: readonly ServiceGroup[], steps: BudgetSteps, context: Context): ServiceFinderProps {
  const { t } = context
  const total = groups.flatMap(({ services }) => services).length
  return {
    groups,
    facets: [
      {
        key: 'area',
        legend: t('service.area'),
        options: groups.map(({ key, title }) => ({ value: key, name: title })),
      },
      {
        key: 'model',
        legend: t('service.model'),
        options: MODELS.map((value) => ({ value, name: t(`service.models.${value}`) })),
      },
      { key: 'budget', legend: t('service.budget'), options: budgets(steps, context) },
    ],
    bases: Object.fromEntries(BASES.map((basis) => [basis, t(`service.basis.${basis}`)])) as Record<Basis, string>,
    columns: columnsOf(context),
    results: Array.from({ length: total + 1 }, (_, count) => t('service.results', { count })),
    texts: textsOf(context),
  }
}

function columnsOf({ t }: Context): Columns {
  return {
    service: t('service.service'),
    audience: t('service.audience'),
    terms: t('service.terms'),
    model: t('service.model'),
    duration: t('service.duration'),
    price: t('service.price'),
  }
}

function textsOf({ t, chrome }: Context): FinderTexts {
  const names = { first: '{first}', second: '{second}' }
  return {
    label: t('service.filter'),
    more: t('service.more'),
    reset: t('filter.reset'),
    none: t('service.none'),
    contact: { label: t('service.ask'), href: linkOf(chrome, 'contact').href },
    sort: t('service.sort'),
    orders: [t('service.order.area'), t('service.order.price'), t('service.order.price-down')],
    pick: { column: t('service.comparison'), label: t('service.compare') },
    pair: {
      one: t('service.one', names),
      two: t('service.two', names),
      full: t('service.full'),
      show: t('service.show'),
      drop: t('service.drop'),
    },
    comparison: {
      heading: t('service.compared', names),
      criterion: t('service.criterion'),
      included: t('prices.included'),
      conditions: t('service.conditions'),
      response: t('service.response'),
      missing: t('service.missing'),
    },
  }
}

export const serviceIndex = framedSection('service-index', schema, ServiceIndex, { rhythm: 'tight' })
