import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { SHARED } from '../support/run/shared-sites.ts'

const JAR = path.join(
  path.dirname(createRequire(import.meta.url).resolve('vnu-jar/package.json')),
  'build/dist/vnu.jar',
)

/** For one short run the quick compiler is enough; it takes a third less, and more of the stack. */
const JVM = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xss8m']

const hasJava = spawnSync('java', ['-version']).status === 0
if (!hasJava)
  process.stderr.write('Skipped: the W3C Nu validator (vnu-jar) needs Java 11 or newer, and there is no `java` here.\n')

describe.skipIf(!hasJava)('the W3C Nu validator', () => {
  test('finds no error in any document of the site and of the fixture with every section', () => {
    const { stderr } = spawnSync(
      'java',
      [...JVM, '-jar', JAR, '--errors-only', '--skip-non-html', '--format', 'gnu', ...Object.values(SHARED)],
      { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
    )
    expect(stderr.split('\n').filter(Boolean).slice(0, 20)).toEqual([])
  })
})
