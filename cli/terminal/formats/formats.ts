import { printedJson } from '../printable.ts'
import type { Format } from './format.ts'
import { githubReport } from './github.ts'
import { junitReport } from './junit.ts'
import { sarifReport } from './sarif.ts'

/** The issues as a list. */
const jsonReport: Format = (issues) => printedJson(issues)

/** Machine-readable formats; `pretty` is for people. */
export const FORMATS = { json: jsonReport, github: githubReport, sarif: sarifReport, junit: junitReport } as const

export const FORMAT_NAMES = ['pretty', 'json', 'github', 'sarif', 'junit'] as const
export type FormatName = (typeof FORMAT_NAMES)[number]
