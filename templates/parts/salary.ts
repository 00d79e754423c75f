import { formatEuro } from '../../i18n/format.ts'
import type { ViewOf } from '../../renderer/model/page.ts'
import type { Context } from '../context.ts'

/** A pay band in words: `62.000 € bis 78.000 € im Jahr`. */
export function salaryOf(salary: ViewOf<'job'>['job']['salary'], { locale, t }: Context): string | null {
  if (!salary) return null
  const { min, max, unit } = salary
  return t(`job.salary.${unit}`, { min: formatEuro(min, locale), max: formatEuro(max, locale) })
}
