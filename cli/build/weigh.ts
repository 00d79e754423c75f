import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { TextFile } from '../../renderer/definitions/collections/collection-outputs.ts'
import type { Issue } from '../../renderer/definitions/issue.ts'
import { overBudget } from './budgets.ts'
import type { Prepared } from './build-types.ts'
import type { Plan } from './plan.ts'
import type { OutputFile } from '../output/output-file.ts'
import type { Rendered } from './render/render-all.ts'

interface Places {
  readonly out: string
  readonly staging: string
  readonly intact: ReadonlyMap<string, OutputFile>
}

/** Checks budgets of all pages, including kept ones, so that incremental runs report the same as clean builds. */
export function weigh(
  todo: Plan,
  { results, originals, sheets }: Pick<Rendered, 'results' | 'originals'> & { readonly sheets: readonly TextFile[] },
  { site, assets, sources }: Prepared,
  { out, staging, intact }: Places,
): Issue[] {
  if (!site.data.settings.budgets) return []
  const made = [...results.flatMap(({ files }) => files), ...originals, ...assets.files, ...sources.copies]
  const styles = sheets.map(({ path: file, content }): [string, number] => [file, Buffer.byteLength(content)])
  const sizes = new Map([...made.map((file): [string, number] => [file.path, file.size]), ...styles])
  const scripts = new Map(assets.files.map((file) => [file.path, file.source]))
  const pages = [
    ...todo.keep.map(({ page, recorded }) => ({ path: page.route.path, loads: recorded.loads ?? [] })),
    ...results,
  ]
  const output = {
    sizeOf: (file: string) => sizes.get(file) ?? intact.get(file)?.size ?? 0,
    read: (file: string) => readFileSync(path.join(existsSync(path.join(staging, file)) ? staging : out, file), 'utf8'),
    importsOf: (script: string) => importsIn(scripts.get(script)),
  }
  return overBudget(pages, output, site.data)
}

/** Paths in the output of the scripts that a compiled script imports. */
function importsIn(file: string | undefined): string[] {
  if (file === undefined) return []
  const imports = readFileSync(file, 'utf8').matchAll(/\b(?:from|import)\s*"\.\/([^"]+)"/g)
  return Array.from(imports, ([, name]) => `assets/${name}`)
}
