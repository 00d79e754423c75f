import { formatMoney } from '../../i18n/format.ts'
import type { Context } from '../context.ts'
import type { JobView } from '../collections/jobs/collection.ts'

/** A pay band in words: `62.000 € bis 78.000 € im Jahr`. */
export function salaryOf(salary: JobView['job']['salary'], { locale, t }: Context): string | null {
  if (!salary) return null
  const { min, max, currency, unit } = salary
  return t(`job.salary.${unit}`, { min: formatMoney(min, currency, locale), max: formatMoney(max, currency, locale) })
}
