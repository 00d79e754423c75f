import { readFileSync } from 'node:fs'
import path from 'node:path'
import { compare } from '../../../renderer/definitions/compare.ts'
import { withEscapes } from '../../../renderer/definitions/decoded.ts'
import { htmlFileOf } from '../../../renderer/definitions/url.ts'
import { hasAnchor } from './anchors.ts'
import { idsIn } from './doubled-ids.ts'
import type { RenderResult } from '../../output/render-result.ts'
import type { Run } from '../run/run.ts'

/** Addresses with an anchor that pages refer to. */
export interface Anchors {
  /** For the record: the next build looks whether a page that it renders again has lost one. */
  readonly named: readonly string[]
  /** Those that lead to no element, each with the ids that its page has. */
  readonly lost: ReadonlyMap<string, readonly string[]>
}

/**
 * Looks into the pages that links with an anchor lead to: into rendered ones for all links, and into kept ones for those that the last
 * build has not seen.
 */
export function anchorsOf(
  { staging, workspace, record, todo }: Pick<Run, 'staging' | 'workspace' | 'record' | 'todo'>,
  results: readonly Pick<RenderResult, 'path' | 'references' | 'error'>[],
): Anchors {
  const before = new Set(todo.keep.length > 0 ? record?.anchors : [])
  const rendered = new Set(results.flatMap(({ path: page, error }) => (error === null ? [page] : [])))
  const kept = new Set(todo.keep.map(({ page }) => page.route.path))
  const now = results.flatMap(({ references }) => references.filter((address) => address.indexOf('#') > 0))
  const named = [...new Set([...before, ...now])].toSorted(compare)
  const read = reader((page) => (rendered.has(page) ? staging : workspace.out))
  const lost = named.flatMap((address) => {
    const { page, anchor } = partsOf(address)
    if (!rendered.has(page) && (!kept.has(page) || before.has(address))) return []
    const html = read(page)
    return hasAnchor(html, anchor) ? [] : [[address, [...idsIn(html).ids]] as const]
  })
  return { named, lost: new Map(lost) }
}

function partsOf(address: string): { readonly page: string; readonly anchor: string } {
  const at = address.indexOf('#')
  return { page: withEscapes(address.slice(0, at)), anchor: address.slice(at + 1) }
}

/** Reads each page once, as the addresses are in order, and keeps no more than one. */
function reader(folderOf: (page: string) => string): (page: string) => string {
  let last = { page: '', html: '' }
  return (page) => {
    if (last.page !== page) last = { page, html: readFileSync(path.join(folderOf(page), htmlFileOf(page)), 'utf8') }
    return last.html
  }
}
