import path from 'node:path'
import { expect, test } from 'vitest'
import { ownSource } from '../../../cli/init/own-source.ts'
import { temporaryFolder, writeFiles } from './temporary.ts'

/** Where a program is from that npm has noted so in a project beside `kartograf.tgz`. */
function sourceOf(note: string, files: Readonly<Record<string, string>> = {}) {
  const folder = temporaryFolder()
  writeFiles(folder, { ...files, 'project/node_modules/.package-lock.json': note })
  const { spec, isKnown } = ownSource(path.join(folder, 'project/node_modules/kartograf'), '1.2.3')
  return { spec: spec.replace(folder, '<folder>'), isKnown }
}

const from = (resolved: unknown): string => JSON.stringify({ packages: { 'node_modules/kartograf': { resolved } } })
const GUESS = { spec: '1.2.3', isKnown: false }

test('a program from a tarball gives a new site the same tarball', () => {
  expect(sourceOf(from('file:../kartograf.tgz'), { 'kartograf.tgz': '' })).toEqual({
    spec: 'file:<folder>/kartograf.tgz',
    isKnown: true,
  })
})

test('a program from a registry gives it its version', () => {
  const tarball = 'https://registry.example/kartograf/-/kartograf-1.2.3.tgz'
  expect(sourceOf(from(tarball))).toEqual({ spec: '1.2.3', isKnown: true })
})

test.each(['git+ssh://git@git.example/kartograf.git#0a1b2c', 'https://files.example/kartograf-1.2.3.tgz'])(
  'a program from %s, which is no registry, gives it that address',
  (resolved) => {
    expect(sourceOf(from(resolved))).toEqual({ spec: resolved, isKnown: true })
  },
)

test.each([
  ['whose tarball is gone', from('file:../kartograf.tgz')],
  ['that npm has not noted', '{}'],
  ['with a note of another kind', from(7)],
  ['with a broken note', '{'],
])('a program %s is only supposed to be in a registry', (_, note) => {
  expect(sourceOf(note)).toEqual(GUESS)
})

test('so is one that is no package of a project, as a clone', () => {
  expect(ownSource(temporaryFolder(), '1.2.3')).toEqual(GUESS)
})
