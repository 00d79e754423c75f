import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files that take longest, in this order: one that begins last would run alone. A clean clone knows no durations, and the size of a
 * file, by which vitest would go, says little. The others follow in the order of vitest.
 */
const LONGEST = [
  'browser/design',
  'browser/docs',
  'browser/forms',
  'browser/styles',
  'browser/island-failures',
  'browser/form-faults',
  'browser/museum',
  'browser/filter',
  'browser/services',
  'browser/whole',
  'browser/failures',
  'browser/consent',
  'browser/header',
  'browser/company-parts',
  'browser/base-path',
  'browser/starter',
  'browser/lists',
  'browser/contact',
  'browser/right-to-left',
  'browser/company-edit',
  'browser/parts',
  'browser/edit',
  'browser/arrival',
  'browser/search',
  'browser/navigation',
  'test/receiver',
  'test/package',
  'test/cli',
  'test/validator',
  'test/invalid',
  'test/museum',
  'test/threads',
  'test/reproducible',
  'test/incremental',
  'test/transcripts',
  'test/write',
  'test/previous',
  'test/pictures',
  'test/pull',
  'test/gallery',
  'test/rename',
  'test/rasters',
  'test/watch',
  'test/site-output',
  'test/copy',
  'test/languages',
  'test/deploy-scripts',
  'test/hosts',
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
  'cli/text-clock',
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
