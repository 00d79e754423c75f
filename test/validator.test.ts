import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { AT, PROJECT, site } from './support/site.ts'

const JAR = path.join(
  path.dirname(createRequire(import.meta.url).resolve('vnu-jar/package.json')),
  'build/dist/vnu.jar',
)
const ROOTS = { real: PROJECT, sections: path.join(PROJECT, 'test/sections') }
const OUTS = Object.entries(ROOTS).map(([name, root]) => ({
  root,
  out: path.join(PROJECT, `.cache/test-validator-${name}`),
}))

const hasJava = spawnSync('java', ['-version']).status === 0
if (!hasJava)
  process.stderr.write('Skipped: the W3C Nu validator (vnu-jar) needs Java 11 or newer, and there is no `java` here.\n')

describe.skipIf(!hasJava)('the W3C Nu validator', () => {
  beforeAll(() => {
    for (const { root, out } of OUTS) {
      rmSync(out, { recursive: true, force: true })
      const { code, stderr } = site(['generate', '--root', root, '--out', out, '--at', AT])
      if (code !== 0) throw new Error(stderr)
    }
  })

  test('finds no error in any document of the site and of the fixture with every section', () => {
    const folders = OUTS.map(({ out }) => out)
    const { stderr } = spawnSync(
      'java',
      ['-jar', JAR, '--errors-only', '--skip-non-html', '--format', 'gnu', ...folders],
      { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
    )
    expect(stderr.split('\n').filter(Boolean).slice(0, 20)).toEqual([])
  })
})
