import { symlinkSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { themeSources } from '../../../../cli/content/theme-sources.ts'
import { temporaryFolder, writeFiles } from '../temporary.ts'

test('what editors and systems leave is no source of a theme', () => {
  const root = temporaryFolder()
  const stray = ['templates/._a.tsx', 'templates/parts/#b.ts#', 'templates/Thumbs.db', 'templates/a.tsx~']
  const files = ['templates/a.tsx', 'templates/parts/b.ts', ...stray]
  writeFiles(root, Object.fromEntries(files.map((file) => [file, 'x'])))
  symlinkSync('someone@machine.1', path.join(root, 'templates/.#a.tsx'))
  symlinkSync('nowhere.ts', path.join(root, 'templates/gone.ts'))
  expect(themeSources(root).map((source) => source.path)).toEqual(['templates/a.tsx', 'templates/parts/b.ts'])
})
