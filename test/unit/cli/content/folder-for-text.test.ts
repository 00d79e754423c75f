import { expect, test } from 'vitest'
import type { Issue } from '../../../../renderer/definitions/issue.ts'
import { walk } from '../../../../cli/content/files/walk.ts'
import { temporaryFolder, writeFiles } from '../temporary.ts'

test('a folder with the name of a text is told, but not one among the files that are copied', () => {
  const root = temporaryFolder()
  writeFiles(root, {
    'content/pages/about/en.md/de.md': '',
    'content/pages/team.md/zh-Hans.md': '',
    'content/static/de.md/a.txt': '',
  })
  const issues: Issue[] = []
  walk(root, issues)
  expect(issues).toMatchObject([
    {
      code: 'forbidden-file',
      file: 'content/pages/about/en.md',
      message: 'this is a folder with the name of a text',
      expected: 'a file, or a folder with the name of an entry',
    },
  ])
})
