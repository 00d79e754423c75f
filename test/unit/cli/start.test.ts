import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { FLAGS } from '../../../cli/start.mjs'

test('each flag of V8 that a start sets on this Node is one that it knows', () => {
  const [major = ''] = process.versions.node.split('.')
  const known = spawnSync(process.execPath, ['--v8-options'], { encoding: 'utf8' }).stdout
  expect(known).toContain('  --max-old-space-size (')
  const unknown = (FLAGS[major] ?? []).filter((flag) => !known.includes(`  ${flag.replace(/=.*/, '')} (`))
  expect(unknown).toEqual([])
})

test('the space for new objects grows at once on Node 20 only', () => {
  expect(Object.keys(FLAGS).filter((major) => FLAGS[major]?.some((flag) => flag.includes('semi-space')))).toEqual([
    '20',
  ])
})
