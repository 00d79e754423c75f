import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files that take longest, in this order: one that begins last would run alone. A clean clone knows no durations, and the size of a
 * file, by which vitest would go, says little. The others follow in the order of vitest.
 */
export const LONGEST: readonly string[] = [
  'browser/company/design',
  'browser/sites/docs',
  'browser/forms/form-sending',
  'browser/runtime/island-failures',
  'browser/forms/form-faults',
  'browser/company/company-edit',
  'browser/company/readers',
  'browser/company/header',
  'browser/company/company-parts',
  'browser/company/filter',
  'browser/sites/museum',
  'browser/runtime/styles',
  'browser/runtime/whole',
  'browser/company/services',
  'browser/runtime/restyled',
  'browser/forms/forms',
  'browser/company/lists',
  'browser/runtime/right-to-left',
  'browser/runtime/failures',
  'browser/company/consent',
  'browser/company/search',
  'browser/runtime/navigation',
  'browser/sites/edit',
  'browser/runtime/arrival',
  'browser/runtime/pieces',
  'browser/runtime/parts',
  'browser/runtime/notice',
  'browser/forms/contact',
  'browser/company/tables',
  'browser/sites/starter',
  'browser/runtime/base-path',
  'browser/runtime/island-console',
  'browser/company/page-bar',
  'browser/company/lost-paths',
  'browser/runtime/watch',
  'test/package/package',
  'test/hosting/receiver',
  'test/builds/invalid',
  'test/commands/cli',
  'test/builds/threads',
  'test/builds/incremental',
  'test/package/museum',
  'test/builds/reproducible',
  'test/commands/watch',
  'test/company/validator',
  'test/commands/watch-folders',
  'test/commands/watch-events',
  'test/builds/previous',
  'test/builds/rasters',
  'test/hosting/deploy-scripts',
  'test/package/transcripts',
  'test/builds/theme-code',
  'test/hosting/hosts',
  'test/builds/pictures',
  'test/company/site-output',
  'test/commands/write',
  'test/commands/gallery',
  'test/commands/pull',
  'test/commands/rename',
  'test/commands/copy',
  'test/builds/languages',
  'test/builds/precompress',
  'test/commands/external',
  'test/commands/explain',
  'test/commands/status',
  'test/commands/urls',
  'test/builds/shards',
  'markdown/straight-html',
  'markdown/parser',
  'cli/watchdog',
  'build/kept-load',
  'watch/sources/site-folders',
  'serve/server',
  'build/load-again',
  'markdown/index-text',
  'output/lock',
  'markdown/colour',
  'art/drawings',
  'art/maps',
  'schema/editors',
  'faults/crash',
  'faults/failing',
  'faults/mutated',
  'faults/receiver',
]

/** The order of files in which the workers of a project end together. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => groupOf(a) - groupOf(b) || rankOf(a) - rankOf(b))
  }
}

const groupOf = ({ project }: TestSpecification): number => project.config.sequence.groupOrder

function rankOf({ moduleId }: TestSpecification): number {
  const rank = LONGEST.findIndex((name) => moduleId.endsWith(`${name}.test.ts`))
  return rank < 0 ? LONGEST.length : rank
}
