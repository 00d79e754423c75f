import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files that take far longer than their size tells, which is what the order of a first run goes by: one that begins last would run
 * alone. The others follow in the order of vitest.
 */
const LONGER_THAN_THEY_LOOK = [
  'browser/forms',
  'browser/form-faults',
  'browser/docs',
  'browser/island-failures',
  'browser/styles',
  'browser/services',
  'browser/filter',
  'browser/museum',
  'browser/lists',
  'browser/header',
  'browser/whole',
  'browser/company-parts',
  'browser/company-edit',
  'browser/search',
  'browser/right-to-left',
  'browser/design',
  'test/receiver',
  'test/cli',
  'test/package',
  'test/validator',
  'test/invalid',
  'test/incremental',
  'test/threads',
  'test/reproducible',
  'test/shards',
  'test/museum',
  'test/rasters',
  'test/pictures',
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
  const rank = LONGER_THAN_THEY_LOOK.findIndex((name) => moduleId.endsWith(`${name}.test.ts`))
  return rank < 0 ? LONGER_THAN_THEY_LOOK.length : rank
}
