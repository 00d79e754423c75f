import type { Link, Markdown } from 'kartograf'
import type { Context } from '../../context.ts'
import { pillarOf } from '../../art/pillar.ts'
import { opensNewTab } from '../../components/link/SmartLink.tsx'
import type { PlainLink, Service, ServiceGroup } from './island/service.ts'
import { type BudgetSteps, budgetsOf, costOf, wordsOf } from './price.ts'
import type { Group, Row } from './schema.ts'

/** A group of services as plain text, for tables and island. */
export function groupOf(group: Group, steps: BudgetSteps, context: Context): ServiceGroup {
  const { title, pillar, rows } = group
  return {
    key: pillar,
    title,
    pillar: pillarOf(pillar),
    services: rows.map((row) => serviceOf(row, group, steps, context)),
  }
}

function serviceOf(row: Row, group: Group, steps: BudgetSteps, context: Context): Service {
  const { service, href, audience, model, models, price, duration } = row
  return {
    key: keyOf(row),
    name: service,
    link: href ? plainLink(href, context) : null,
    pillar: pillarOf(group.pillar),
    area: group.title,
    audience,
    model,
    duration: bound(duration),
    price: wordsOf(price, context),
    ...costOf(price),
    terms: { area: [group.pillar], model: models, budget: budgetsOf(price, steps) },
    ...statedOn(row),
  }
}

/** Keeps a number and its noun on one line, because columns are narrow. */
function bound(duration: string): string {
  return duration.replaceAll(/(?<=\d) (?=\p{L})/gu, '\u00a0')
}

/** The last segment of its page, in any language: `managed-intune`. */
function keyOf({ href, service }: Row): string {
  return href?.href.split(/[?#]/)[0]?.split('/').findLast(Boolean) ?? service
}

function plainLink(link: Link, { t }: Context): PlainLink {
  const { href, hreflang } = link
  const hint = hreflang ? t(`language.in.${hreflang}`) : opensNewTab(link) ? t('link.newTab') : undefined
  return {
    href,
    ...(hreflang && { hreflang }),
    ...(opensNewTab(link) && { target: '_blank' as const }),
    ...(hint !== undefined && { hint }),
  }
}

/**
 * Details from the page of a service about the offers of this row: those with one of its amounts. Without an offer, the results of the
 * steps are what the customer gets.
 */
function statedOn({ price, offers, steps, levels }: Row): Pick<Service, 'included' | 'conditions' | 'response'> {
  const amounts = typeof price === 'string' ? [] : price.map(({ amount }) => amount.text)
  const own = offers.flatMap(({ cards }) => cards).filter((card) => amounts.includes(card.price))
  const [level] = levels.flatMap(({ rows }) => rows)
  return {
    included: own.length > 0 ? own.flatMap(({ includes }) => includes).map(plainOf) : resultsOf(steps),
    conditions: own.flatMap(({ term }) => (term === undefined ? [] : [term])),
    response: level ? `${level.priority}: ${plainOf(level.reaction)}` : '',
  }
}

function resultsOf(processes: Row['steps']): string[] {
  return processes.flatMap(({ steps }) => steps).map(({ deliverable }) => deliverable)
}

/** Inline Markdown as plain text, without marks and link targets. */
function plainOf({ source }: Pick<Markdown, 'source'>): string {
  return source.replaceAll(/\[([^[\]]*)\]\([^()]*\)/g, '$1').replaceAll(/[*_`]/g, '')
}
