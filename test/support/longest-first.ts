import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files that take longest, in this order: one that begins last would run alone. A clean clone knows no durations, and the size of a
 * file, by which vitest would go, says little. The others follow in the order of vitest.
 */
export const LONGEST: readonly string[] = [
  'browser/design',
  'browser/docs',
  'browser/form-sending',
  'browser/island-failures',
  'browser/form-faults',
  'browser/company-edit',
  'browser/header',
  'browser/company-parts',
  'browser/filter',
  'browser/museum',
  'browser/styles',
  'browser/whole',
  'browser/services',
  'browser/restyled',
  'browser/forms',
  'browser/lists',
  'browser/right-to-left',
  'browser/failures',
  'browser/consent',
  'browser/search',
  'browser/navigation',
  'browser/edit',
  'browser/arrival',
  'browser/pieces',
  'browser/parts',
  'browser/notice',
  'browser/contact',
  'browser/tables',
  'browser/starter',
  'browser/base-path',
  'browser/page-bar',
  'browser/watch',
  'test/package',
  'test/receiver',
  'test/invalid',
  'test/cli',
  'test/threads',
  'test/incremental',
  'test/museum',
  'test/reproducible',
  'test/watch',
  'test/validator',
  'test/watch-folders',
  'test/watch-events',
  'test/previous',
  'test/rasters',
  'test/deploy-scripts',
  'test/transcripts',
  'test/theme-code',
  'test/hosts',
  'test/pictures',
  'test/site-output',
  'test/write',
  'test/gallery',
  'test/pull',
  'test/rename',
  'test/copy',
  'test/languages',
  'test/precompress',
  'test/external',
  'test/explain',
  'test/status',
  'test/urls',
  'test/shards',
  'markdown/straight-html',
  'markdown/parser',
  'cli/watchdog',
  'build/kept-load',
  'serve/site-folders',
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
