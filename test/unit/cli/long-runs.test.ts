import path from 'node:path'
import { expect, test } from 'vitest'
import { ownAddress } from '../../../cli/import/own-host.ts'
import { printable } from '../../../cli/terminal/printable.ts'
import { inOneLine } from '../../../cli/translate/inline-parts.ts'
import { checkBlocks } from '../../../renderer/content/check-blocks.ts'
import { withTables } from '../../../renderer/outputs/edit/kept-tables.ts'
import { temporaryFolder, writeFiles } from './temporary.ts'

// What others write may have one sign a hundred thousand times. An expression that tries each of them as its beginning takes minutes for it.

const run = (signs: string): string => signs.repeat(100_000)

test.each<[string, () => unknown, unknown]>([
  ['blanks in a line that is exported', () => inOneLine(`a \n> b${run(' ')}c`).length, 100_004],
  ['blanks in what is printed', () => printable(`a${run(' ')}b`).length, 100_002],
  ['blanks in the row of a table', () => withTables(`|-${run(' ')}x`, '|-').length, 100_003],
  [
    'beginnings of a block',
    () =>
      checkBlocks({ data: {}, body: `::block${run('{#')}`, bodyLine: 1 }, {} as never, {
        path: 'a.md',
        text: '',
        digest: '',
      }).issues.length,
    1,
  ],
  [
    'empty lines in settings of another generator',
    () => {
      const root = temporaryFolder()
      writeFiles(root, { 'docusaurus.config.ts': `${run('\n')}url: 'https://docs.example',\n` })
      return ownAddress(path.join(root, 'docs'))
    },
    'https://docs.example/',
  ],
])('%s', (_what, work, expected) => {
  const start = performance.now()
  expect(work()).toBe(expected)
  expect(performance.now() - start).toBeLessThan(2000)
})
