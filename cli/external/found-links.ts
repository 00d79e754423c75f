import { isRecord } from '../../renderer/content/plain-data.ts'
import { START, type Place } from '../../renderer/definitions/issue.ts'
import { placeAt } from '../../renderer/definitions/lines.ts'
import { sourceOf } from '../../renderer/library/library.ts'
import type { LoadedSite } from '../content/loaded.ts'
import { sourceText } from '../content/source-text.ts'

/** An external URL, and the files that link to it. */
export interface FoundLink {
  readonly url: string
  readonly files: readonly string[]
}

/** The external links of all pages, menus and footers, each once and without its fragment, which servers never see. */
export function foundLinks({ pages, chrome, data }: LoadedSite): FoundLink[] {
  const files = new Map<string, Set<string>>()
  const meet = (value: unknown, file: string): void => {
    for (const url of linksIn(value)) files.set(url, (files.get(url) ?? new Set()).add(file))
  }
  for (const { route, view } of pages) meet(view, sourceOf(route))
  for (const { footer, ...menu } of Object.values(chrome)) {
    meet(footer, data.files.footer.path)
    meet(menu, data.files.navigation.path)
  }
  return [...files].map(([url, from]) => ({ url, files: [...from] }))
}

function linksIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(linksIn)
  if (!isRecord(value)) return []
  const { kind, external, href } = value
  if (kind === 'link') return external === true && typeof href === 'string' ? [href.replace(/#.*$/, '')] : []
  return Object.values(value).flatMap(linksIn)
}

/** Position of the URL in a file; its start if the URL is composed of facts. */
export function placeOfLink(root: string, file: string, url: string): Place {
  const text = sourceText(root, file) ?? ''
  const offset = text.indexOf(url)
  return offset === -1 ? START : placeAt(text, offset)
}
