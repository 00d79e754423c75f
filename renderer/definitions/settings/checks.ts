import { text } from '../fields/text.ts'
import { z } from '../fields/kind.ts'

/** Severities that a site can give to warnings. */
const SEVERITIES = ['error', 'warning', 'off'] as const

const kilobytes = () => z.number().positive().optional()

/** Limits for the size of a page. */
export const budgets = () =>
  z
    .strictObject({
      html: kilobytes().describe('Its document.'),
      payload: kilobytes().describe('What is loaded when navigating from another page.'),
      styles: kilobytes().describe('Its style sheets.'),
      scripts: kilobytes().describe('Its scripts, including those of islands.'),
      images: kilobytes().describe('Its pictures.'),
    })
    .optional()
    .describe(
      'Maximum kB (1,000 bytes, uncompressed) of a page; pages over a budget cause a warning with the largest parts.',
    )

/** Options of `check --external`. */
export const externalLinks = () =>
  z
    .strictObject({
      ignore: z
        .array(text())
        .default([])
        .describe('URLs to exclude; `*` matches any characters.')
        .meta({ examples: [['https://*.example.com/*']] }),
    })
    .prefault({})
    .describe('For `check --external`, which asks other servers whether links lead anywhere.')

/** Severity of issues by code. */
export const severities = () =>
  z
    .record(text(), z.enum(SEVERITIES))
    .default({})
    .describe('Severity of warnings by code: `error`, `warning` even with `--strict`, or `off`.')
    .meta({ examples: [{ length: 'error', glossary: 'off' }] })
