import { rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { writeSealed } from '../../../../../cli/output/sealed.ts'
import { watchOutside } from '../../../../../cli/watch/sources/outside-files.ts'
import { stampFile } from '../../../../../cli/theme/compile-cache.ts'
import { temporaryFolder, writeFiles } from '../../temporary.ts'

const FILES = ['lib/Lib.tsx', 'data.json', 'templates/index.ts', 'node_modules/x/index.js', 'broken.ts']
const INSTALLED = 'node_modules/.package-lock.json'
const PATIENT = { timeout: 5_000 }

/** A site whose theme was compiled of all but the last of the files. */
function compiledSite() {
  const root = temporaryFolder()
  const cache = path.join(root, '.cache')
  writeFiles(root, { ...Object.fromEntries(FILES.map((file) => [file, ''])), '.cache/theme/none': '' })
  const inputs = FILES.slice(0, -1).map((file) => [path.join(root, file), stampFile(path.join(root, file))])
  writeSealed(path.join(cache, 'theme', 'theme.json'), { inputs })
  const changed: string[] = []
  const outside = watchOutside({ root, cache, out: path.join(cache, 'watch') }, (file) =>
    changed.push(path.relative(root, file)),
  )
  onTestFinished(outside.close)
  return { root, changed, outside }
}

test('what a theme imports from elsewhere is watched, once it is compiled, and neither its folder nor packages are', async () => {
  const { root, changed, outside } = compiledSite()
  outside.follow([])
  writeFiles(root, Object.fromEntries(FILES.map((file) => [file, 'edited'])))
  await expect.poll(() => changed.toSorted(), PATIENT).toEqual(['data.json', 'lib/Lib.tsx'])
  await delay(600)
  expect(changed).toHaveLength(2)
})

test('so is a file that was edited since it was compiled, one that goes and comes, one that does not compile, and those with which an installation ends', async () => {
  const { root, changed, outside } = compiledSite()
  writeFiles(root, { 'data.json': '{}' })
  outside.follow(['broken.ts'])
  await expect.poll(() => changed, PATIENT).toEqual(['data.json'])
  rmSync(path.join(root, 'lib/Lib.tsx'))
  await expect.poll(() => changed, PATIENT).toEqual(['data.json', 'lib/Lib.tsx'])
  outside.follow(['broken.ts'])
  writeFiles(root, { 'lib/Lib.tsx': 'again', 'broken.ts': 'mended', 'package.json': '{}', [INSTALLED]: '{}' })
  const later = ['broken.ts', 'lib/Lib.tsx', INSTALLED, 'package.json']
  await expect.poll(() => changed.slice(2).toSorted(), PATIENT).toEqual(later)
})

test('an output that is deleted is told once', async () => {
  const { root, changed } = compiledSite()
  const out = '.cache/watch'
  writeFiles(root, { [`${out}/index.html`]: '' })
  await delay(300)
  rmSync(path.join(root, out), { recursive: true })
  await expect.poll(() => changed, PATIENT).toEqual([out])
  await delay(300)
  expect(changed).toEqual([out])
})
