import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'

const PROJECT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..', '..')

/**
 * The exports of `main.ts` in a folder, compiled into `.cache/`, since Node 20 does not run TypeScript. `url` is that of a module beside
 * it.
 */
export async function compiled(url) {
  const folder = path.dirname(fileURLToPath(url))
  const dir = path.join(PROJECT, '.cache', path.basename(folder))
  const build = await rolldown({
    input: path.join(folder, 'main.ts'),
    platform: 'node',
    external: /^[^./]/,
    logLevel: 'silent',
  })
  await build.write({ dir, format: 'esm', entryFileNames: '[name].mjs' })
  await build.close()
  return import(pathToFileURL(path.join(dir, 'main.mjs')).href)
}
