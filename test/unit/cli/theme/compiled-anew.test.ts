import { readdirSync, statSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { loadTheme } from '../../../../cli/theme/theme.ts'
import { temporaryFolder, writeFiles } from '../temporary.ts'

const PAST = new Date('2026-01-01')

/** A site whose compiled theme was given another time, to tell what was kept from what is made anew. */
async function compiledTheme(): Promise<{ readonly isKept: (tool: string) => Promise<boolean> }> {
  const root = temporaryFolder()
  const workspace = { root, out: path.join(root, 'output'), cache: path.join(root, '.cache') }
  const folder = path.join(workspace.cache, 'theme')
  const file = (): string => path.join(folder, readdirSync(folder).find((name) => name.endsWith('.mjs')) ?? '')
  writeFiles(root, { 'templates/index.ts': "export const theme = { name: 'made' }" })
  // What was saved a moment before is compiled again.
  utimesSync(path.join(root, 'templates/index.ts'), PAST, PAST)
  await loadTheme(workspace, 'one')
  utimesSync(file(), PAST, PAST)
  const isKept = async (tool: string): Promise<boolean> => {
    await loadTheme(workspace, tool)
    return statSync(file()).mtimeMs === PAST.getTime()
  }
  return { isKept }
}

test('the same version of the program keeps what it has compiled', async () => {
  const { isKept } = await compiledTheme()
  expect(await isKept('one')).toBe(true)
})

test('another version of the program compiles again', async () => {
  const { isKept } = await compiledTheme()
  expect(await isKept('two')).toBe(false)
})

test('a folder in the cache where the theme has to be written is no error of the theme', async () => {
  const root = temporaryFolder()
  const workspace = { root, out: path.join(root, 'output'), cache: path.join(root, '.cache') }
  writeFiles(root, { 'templates/index.ts': "export const theme = { name: 'made' }", '.cache/theme/theme.json/in': '' })
  await expect(loadTheme(workspace, 'one')).rejects.toThrow(
    /theme\.json is a folder, and a file has to be written there/,
  )
})
