import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { loadTheme } from '../../../cli/theme/theme.ts'
import { temporaryFolder, writeFiles } from './temporary.ts'

/** A site whose theme is compiled and then changed behind the program's back, to tell what was kept from what is made anew. */
async function keptTheme(): Promise<{ readonly compile: (tool: string) => Promise<string> }> {
  const root = temporaryFolder()
  const workspace = { root, out: path.join(root, 'output'), cache: path.join(root, '.cache') }
  const folder = path.join(workspace.cache, 'theme')
  const file = (): string => path.join(folder, readdirSync(folder).find((name) => name.endsWith('.mjs')) ?? '')
  writeFiles(root, { 'templates/index.ts': "export const theme = { name: 'made' }" })
  await loadTheme(workspace, 'one')
  writeFileSync(file(), readFileSync(file(), 'utf8').replace('made', 'kept'))
  const compile = async (tool: string): Promise<string> => {
    await loadTheme(workspace, tool)
    return readFileSync(file(), 'utf8')
  }
  return { compile }
}

test('the same version of the program keeps what it has compiled', async () => {
  const { compile } = await keptTheme()
  expect(await compile('one')).toContain('kept')
})

test('another version of the program compiles anew', async () => {
  const { compile } = await keptTheme()
  expect(await compile('two')).toContain('made')
})
