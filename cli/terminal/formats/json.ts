import type { Format } from './format.ts'

/** The issues as they are: a list, empty where nothing is wrong. */
export const jsonReport: Format = (issues) => JSON.stringify(issues, null, 2)
