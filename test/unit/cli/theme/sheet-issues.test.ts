import { realpathSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { bundleForNode } from '../../../../cli/theme/bundle/bundle-theme.ts'
import { sheetIssues } from '../../../../cli/theme/faults/sheet-issues.ts'
import { temporaryFolder, writeFiles } from '../temporary.ts'

test('a style sheet that a package imports in its code is left out of it, and belongs into a sheet of the theme', async () => {
  const root = realpathSync(temporaryFolder())
  writeFiles(root, {
    'templates/index.ts': "import { fancy } from 'fancy'\nexport const theme = { fancy, styles: 'main.css' }",
    'node_modules/fancy/package.json': '{ "type": "module", "main": "dist/index.js" }',
    'node_modules/fancy/dist/index.js': "import './style.css'\nexport const fancy = 1",
    'node_modules/fancy/dist/style.css': '.fancy { color: red }',
  })
  const { code, sheets } = await bundleForNode(path.join(root, 'templates/index.ts'))
  const sheet = path.join(root, 'node_modules/fancy/dist/style.css')
  expect(code).not.toContain('style.css')
  expect(sheets).toEqual([sheet])
  expect(sheetIssues(sheets, [sheet], root)).toEqual([])
  expect(sheetIssues(sheets, [], root)).toMatchObject([
    {
      code: 'unstyled-package',
      file: 'templates/index.ts',
      line: 1,
      column: 23,
      hint: "write `@import 'fancy/dist/style.css';` at the top of templates/main.css",
    },
  ])
})
