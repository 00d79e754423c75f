import { readFileSync } from 'node:fs'
import path from 'node:path'
import { issueIn, START, type Issue } from '../../renderer/definitions/issue.ts'
import type { Settings } from '../../renderer/definitions/settings/settings.ts'
import { absoluteUrl, basePath } from '../../renderer/definitions/url.ts'
import { decodedAddress } from '../../renderer/definitions/decoded.ts'
import { isVariant } from '../../renderer/render/variants.ts'
import { hasAddress } from './addresses.ts'
import type { Plan } from './plan.ts'
import type { BuildRecord } from './record.ts'
import type { RenderResult } from './render/render-job.ts'

/** A page with the paths of this site that its HTML refers to. */
type Referring = Pick<RenderResult, 'path' | 'references' | 'error'>

/** Paths in `href` and `src` that begin with a slash, without query and anchor. Searches for the rare common part, which is fast. */
export function referencesIn(html: string): string[] {
  const found = new Set<string>()
  for (let at = html.indexOf(START_OF_ADDRESS); at !== -1; at = html.indexOf(START_OF_ADDRESS, at + 1)) {
    if (!/\s(?:href|src)$/.test(html.slice(Math.max(0, at - 5), at))) continue
    REST_OF_ADDRESS.lastIndex = at + 2
    found.add(REST_OF_ADDRESS.exec(html)?.[0] ?? '')
  }
  return [...found]
}

const START_OF_ADDRESS = '="/'
const REST_OF_ADDRESS = /[^"?#]*/y

/**
 * The pages kept from the last build, read from the output if a file is gone that they may refer to. A file with a digest in its name is
 * no such: pages get its name as a value, and are rendered again with another one.
 */
export function keptReferring(
  { keep }: Pick<Plan, 'keep'>,
  record: BuildRecord | undefined,
  files: ReadonlyMap<string, string>,
  { out, settings }: { readonly out: string; readonly settings: Pick<Settings, 'baseUrl' | 'domains'> },
): Referring[] {
  const isGone = (file: string): boolean => !files.has(file) && hasAddress(file) && !HASHED.test(file)
  if (!Object.keys(record?.files ?? {}).some(isGone)) return []
  const own = withoutOrigins(settings)
  return keep.map(({ page, recorded }) => {
    const documents = recorded.files.filter((file) => file.endsWith('.html'))
    const references = documents.flatMap((file) => referencesIn(own(readFileSync(path.join(out, file), 'utf8'))))
    return { path: page.route.path, references, error: null }
  })
}

const HASHED = /[.-][0-9a-f]{10}\.\w+$/

/** Takes from the addresses in a document of the output what it got when it became a file: the path of the base URL, or a domain. */
function withoutOrigins({ baseUrl, domains }: Pick<Settings, 'baseUrl' | 'domains'>): (html: string) => string {
  const others = Object.values(domains)
  const origins = [basePath(baseUrl), ...others, ...(others.length > 0 ? [absoluteUrl(baseUrl, '')] : [])].filter(
    (origin) => origin !== '',
  )
  return (html) => origins.reduce((text, origin) => text.replaceAll(`="${origin}/`, '="/'), html)
}

/**
 * Checks that paths in rendered HTML exist in the output, since templates may create links. Pages that could not be rendered are reported
 * separately.
 */
export function checkReferences(
  results: readonly Referring[],
  files: ReadonlyMap<string, string>,
  /** In `watch`, pictures are made on request. */
  isWatched = false,
): Issue[] {
  const failed = new Set(results.filter(({ error }) => error !== null).map(({ path: page }) => page))
  const isLater = (file: string): boolean => isWatched && isVariant(file)
  const isThere = (reference: string): boolean =>
    files.has(fileOf(reference)) || failed.has(reference) || isLater(fileOf(reference))
  const all = new Set(results.flatMap(({ references }) => references))
  const dead = new Set([...all].filter((reference) => !isThere(reference)))
  if (dead.size === 0) return []
  return results.flatMap(({ path: page, references }) =>
    references
      .filter((reference) => dead.has(reference))
      .map((reference) =>
        issueIn('templates/index.ts', START, {
          code: 'dead-reference',
          message: `${page} refers to ${reference}, which is not in the output`,
          expected: 'the path of a page or file',
        }),
      ),
  )
}

function fileOf(reference: string): string {
  const decoded = decodedAddress(reference).slice(1)
  return reference.endsWith('/') ? `${decoded}index.html` : decoded
}
