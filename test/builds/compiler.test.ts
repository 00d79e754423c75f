import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test, vi } from 'vitest'
import { MendableError } from '../../cli/program.ts'
import { IconError } from '../../cli/theme/icons/icon-fault.ts'
import { compilerHere, createCompiler } from '../../cli/theme/compiler.ts'
import { PROJECT } from '../support/site.ts'
import { temporaryFolder } from '../unit/cli/temporary.ts'

process.env['SITE_TOOL_FOLDER'] = PROJECT
const { compileProgram } = (await import(pathToFileURL(path.join(PROJECT, 'cli/compile.mjs')).href)) as {
  compileProgram: (tool: string) => Promise<{ folder: string }>
}
const { folder } = await compileProgram(PROJECT)
const other = createCompiler(pathToFileURL(path.join(folder, 'compiler.mjs')))
afterAll(other.end)

const site = path.join(PROJECT, 'test/site')

test('another process gives what this one would give', async () => {
  const sheet = [[path.join(site, 'templates/style.css')]]
  expect(await other.bundleStyles(sheet, site, false)).toEqual(await compilerHere.bundleStyles(sheet, site, false))
  const entry = path.join(site, 'templates/index.ts')
  expect((await other.bundleForNode(entry, null)).code).toBe((await compilerHere.bundleForNode(entry, null)).code)
})

test('a theme imports the generator from the compiled program, and has no copy of it', async () => {
  const { code } = await other.bundleForNode(path.join(site, 'templates/index.ts'))
  expect(code).toContain(` from "${pathToFileURL(path.join(folder, 'for-themes.mjs')).href}"`)
  expect(code).not.toContain('function defineSection')
  expect(code).not.toContain('ZodString')
})

test('it reports what is wrong as this one does, and goes on', async () => {
  const icon = path.join(temporaryFolder(), 'icon.svg')
  writeFileSync(icon, '<svg')
  const told = await compilerHere.drawIcons(icon).catch((error: unknown) => error)
  const answer = await other.drawIcons(icon).catch((error: unknown) => error)
  expect(answer).toBeInstanceOf(IconError)
  expect(String(answer)).toBe(String(told))
  const missing = [[path.join(site, 'templates/missing.css')]]
  await expect(other.bundleStyles(missing, site, false)).rejects.toThrow('missing.css')
  expect(await other.drawIcons(path.join(site, 'content/static/favicon.svg'))).toHaveLength(3)
})

test('it makes the same pictures, and those after its end in a new process', async () => {
  const screen = path.join(PROJECT, 'content/pages/company/switzerland-v2/winterthur.png')
  const variant = { type: 'webp', width: 64, height: 40, source: '', crop: null } as const
  const here = await compilerHere.encode(screen, variant)
  expect(Buffer.from(await other.encode(screen, variant)).equals(here)).toBe(true)
  other.end()
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="40"><path fill="#f00" d="M0 0h30v20z"/></svg>'
  expect(Buffer.from(await other.draw(svg)).equals(await compilerHere.draw(svg))).toBe(true)
  await expect(other.encode('missing.png', variant)).rejects.toThrow('missing.png')
  other.end()
})

test('what says how to mend a machine does so from the other process as well', async () => {
  const module = path.join(PROJECT, 'test/support/process/without-sharp.mjs')
  vi.stubEnv('NODE_OPTIONS', `--import=${pathToFileURL(module).href}`)
  const answer = await other
    .encode('a.png', { type: 'webp', width: 1, height: 1, source: '', crop: null })
    .catch((error: unknown) => error)
    .finally(vi.unstubAllEnvs)
  expect(answer).toBeInstanceOf(MendableError)
  expect(String(answer)).toContain('because the package sharp has no binary')
})

test('a process that ends fails who waits for it', async () => {
  const file = path.join(temporaryFolder(), 'ends.mjs')
  writeFileSync(file, 'process.on("message", () => process.exit(7))')
  await expect(createCompiler(pathToFileURL(file)).bundleForNode('x')).rejects.toThrow('makes pictures failed')
})
