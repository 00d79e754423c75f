import type { ReactNode } from 'react'
import { formatDate } from 'kartograf'
import type { Context } from '../../context.ts'

interface Props {
  readonly start: string
  readonly end: string
  readonly context: Context
}

/** The first and the last day of an exhibition, in words. */
export function Dates({ start, end, context: { locale, t } }: Props): ReactNode {
  const first = formatDate(start, locale, start.slice(0, 4) === end.slice(0, 4) ? 'monthDay' : 'long')
  return t('dates', { first, last: formatDate(end, locale) })
}
