import { expect, test } from 'vitest'
import { missingLetters } from '../../../../cli/build/missing-letters.ts'
import { pageAt } from '../../builders.ts'
import { temporaryFolder } from '../temporary.ts'

const [a, b, c, d] = ['/de/a/', '/de/b/', '/en/a/', '/en/b/'].map((path) => pageAt(path)) as [
  never,
  never,
  never,
  never,
]

test('letters that a font lacks are told once for a language, also those of pages that are kept', () => {
  const run = {
    todo: { keep: [{ page: b, recorded: { digest: '', files: [], lacks: '犬' } }] },
    workspace: { root: temporaryFolder() },
    prepared: { site: { pages: [a, b, c, d] }, theme: { theme: { preload: ['fonts/latin.woff2#head'] } } },
  }
  const results = [{ path: '/de/a/', lacks: '猫犬' }, { path: '/en/a/' }, { path: '/en/b/', lacks: 'ж' }]
  const issues = missingLetters(results, run as never)
  expect(issues.map(({ message }) => message)).toEqual([
    'the picture for links to /de/a/, and of 1 more in this language, has empty boxes in place of 猫犬, which fonts/latin.woff2 lacks',
    'the picture for links to /en/b/ has empty boxes in place of ж, which fonts/latin.woff2 lacks',
  ])
})
