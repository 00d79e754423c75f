import type { Explanation } from 'kartograf'

/** The issues that only this theme reports, for `kartograf explain`. */
export const codes = {
  'missing-salary': {
    means: 'A job offer does not state the pay.',
    matters:
      'Directive (EU) 2023/970, Article 5, gives applicants the right to know the pay or its range before the interview, and search engines rank offers without pay lower.',
    mend: 'Add the pay range, the same in every language.',
    example: 'salary: { min: 62000, max: 78000, unit: year }',
  },
} as const satisfies Readonly<Record<string, Explanation>>
