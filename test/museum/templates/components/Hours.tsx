import type { ReactNode } from 'react'
import { type OpeningHours, hoursLines } from '../collections/venues/hours.ts'
import type { Context } from '../context.ts'

interface Props {
  readonly hours: OpeningHours
  readonly context: Context
}

/** When a house is open, one line for days with equal hours. */
export function Hours({ hours, context: { locale, t } }: Props): ReactNode {
  return (
    <table className="hours">
      <tbody>
        {hoursLines(hours, locale).map(({ days, hours: times }) => (
          <tr key={days} data-closed={times === null || undefined}>
            <th scope="row">{days}</th>
            <td>{times ?? t('hours.closed')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
