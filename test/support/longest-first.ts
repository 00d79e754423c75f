import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files that take longest, in this order: one that begins last would run alone. A clean clone knows no durations, and the size of a
 * file, by which vitest would go, says little. The others follow in the order of vitest.
 */
const LONGEST = [
  'browser/design',
  'browser/forms',
  'browser/form-faults',
  'browser/company-edit',
  'browser/docs',
  'browser/company-parts',
  'browser/island-failures',
  'browser/services',
  'browser/whole',
  'browser/filter',
  'browser/styles',
  'browser/museum',
  'browser/header',
  'browser/lists',
  'browser/failures',
  'browser/right-to-left',
  'browser/navigation',
  'browser/edit',
  'browser/consent',
  'browser/search',
  'browser/arrival',
  'browser/parts',
  'browser/starter',
  'browser/contact',
  'browser/base-path',
  'browser/page-bar',
  'browser/watch',
  'browser/notice',
  'test/package',
  'test/receiver',
  'test/invalid',
  'test/cli',
  'test/validator',
  'test/reproducible',
  'test/museum',
  'test/incremental',
  'test/threads',
  'test/transcripts',
  'test/previous',
  'test/write',
  'test/rasters',
  'test/pictures',
  'test/site-output',
  'test/hosts',
  'test/pull',
  'test/gallery',
  'test/rename',
  'test/watch',
  'test/copy',
  'test/languages',
  'test/deploy-scripts',
  'test/precompress',
  'test/external',
  'test/explain',
  'test/status',
  'test/urls',
  'test/shards',
  'markdown/straight-html',
  'markdown/parser',
  'cli/load-again',
  'cli/kept-load',
  'markdown/index-text',
  'cli/watchdog',
  'cli/server',
  'markdown/colour',
  'unit/art',
  'schema/editors',
  'cli/lock',
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
