import path from 'node:path'
import { AT, PROJECT, site } from './site.ts'

/**
 * Outputs that many files of tests look at and none changes: the company's site, and the fixture that shows every section in
 * its tones. They are built before the tests of a run (`setup`), upon what an earlier run has left.
 */
export const SHARED = {
  real: path.join(PROJECT, '.cache', 'test-real'),
  sections: path.join(PROJECT, '.cache', 'test-sections'),
} as const

const ROOTS = { real: PROJECT, sections: path.join(PROJECT, 'test', 'sections') } as const

const READY = 'SHARED_SITES_READY'

/** Global setup of vitest: brings the shared outputs up to date, once for all projects of a run that name it. */
export function setup(): void {
  if (process.env[READY]) return
  for (const name of ['real', 'sections'] as const) {
    const run = site(['generate', '--root', ROOTS[name], '--out', SHARED[name], '--at', AT])
    if (run.code !== 0) throw new Error(`The site ${name} could not be built.\n${run.stderr}`)
    if (name === 'real' && run.stderr !== '') throw new Error(`The company's site has warnings.\n${run.stderr}`)
  }
  process.env[READY] = '1'
}
