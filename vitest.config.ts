import { defineConfig } from 'vitest/config'
import { LongestFirst } from './test/support/run/longest-first.ts'
import { writeInMemory } from './test/support/run/memory.ts'

writeInMemory(import.meta.dirname)

/** A condition may take its time on a loaded machine; a test that holds does not wait for it. */
const patient = { poll: { timeout: 15_000 } }
const sharedSites = {
  globalSetup: ['test/support/run/shared-sites.ts'],
  setupFiles: ['test/support/run/wait-for-shared-sites.ts'],
}

/**
 * Pure code, the command line with built sites, and Chromium: each with its own patience, one after the other. Beside the first, the
 * sites are built that the others share. Tests of the last two wait for other processes most of the time, so that two files at once pay
 * even on two cores.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        // The bundler sets it in code for browsers.
        define: { SITE_BASE: '""' },
        test: {
          name: 'unit',
          // One load of the modules for all files of a worker: a test that changes a module's state puts it back.
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          include: ['test/unit/**/*.test.{ts,tsx}'],
          setupFiles: ['test/support/run/locales.ts'],
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'site',
          expect: patient,
          include: ['test/*.test.ts', 'test/*/*.test.ts'],
          exclude: ['test/{unit,browser,faults}/**'],
          ...sharedSites,
          // A worker keeps its process with the program loaded from file to file.
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: 'browser',
          // A loaded machine can miss a frame or a timeout; a fault of the site fails twice.
          retry: 1,
          expect: patient,
          include: ['test/browser/**/*.test.ts'],
          ...sharedSites,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // A worker keeps its Chromium from file to file.
          isolate: false,
          // A browser has processes enough to fill two cores with two workers; a third one costs 5 %.
          maxWorkers: 2,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
})
