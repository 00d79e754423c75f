import type { Format } from './format.ts'

/** The issues as a list. */
export const jsonReport: Format = (issues) => JSON.stringify(issues, null, 2)
