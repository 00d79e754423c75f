import { spawnSync } from 'node:child_process'
import { expect, onTestFinished, test, vi } from 'vitest'
import { FLAGS, peerVersions } from '../../../cli/start.mjs'

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

test('a missing peer package is named with the command that installs it', () => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const ended = vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`)
  })
  onTestFinished(() => [said, ended].forEach((spy) => spy.mockRestore()))
  const found = (name: string) => {
    if (name.startsWith('zod')) throw Object.assign(new Error(name), { code: 'MODULE_NOT_FOUND' })
    return { version: '19.0.0' }
  }
  expect(() => peerVersions(found)).toThrow('exit 3')
  expect(said.mock.lastCall).toEqual(['Beside kartograf, zod is not installed: npm install zod\n'])
  expect(peerVersions(() => ({ version: '1.0.0' }))).toEqual(['1.0.0', '1.0.0', '1.0.0'])
})
