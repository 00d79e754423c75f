import { defineConfig } from 'vitest/config'

/** Pure code, the built fixture site, and Chromium: each with its own patience. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          testTimeout: 30_000,
          include: ['test/unit/**/*.test.{ts,tsx}'],
          setupFiles: ['test/support/locales.ts'],
        },
      },
      { test: { name: 'site', include: ['test/*.test.ts'], testTimeout: 120_000, hookTimeout: 120_000 } },
      {
        test: {
          name: 'browser',
          // A loaded machine can miss a frame or a timeout; a fault of the site fails twice.
          retry: 1,
          include: ['test/browser/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
