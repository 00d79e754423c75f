import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from '../support/run/longest-first.ts'
import { writeInMemory } from '../support/run/memory.ts'

writeInMemory(path.resolve(import.meta.dirname, '../..'))

/** Faults and attacks through the command line, apart from the tests of what works. `LONG=1` takes the long figures. */
export default defineConfig({
  test: {
    root: '.',
    include: ['test/faults/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // One waits for the builds of the other: two at once pay on two cores, and each has a site of its own.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
  },
})
