import { readFileSync } from 'node:fs'
import type { TextFile } from '../../../renderer/definitions/collections/collection-outputs.ts'
import type { Page } from '../../../renderer/definitions/page.ts'
import type { Theme } from '../../../renderer/definitions/theme.ts'
import { stylesOf } from '../../../renderer/render/document.ts'
import { kindsOf } from '../../../renderer/render/page-parts.ts'
import { sha256 } from '../../output/digest.ts'
import type { CompiledAssets } from '../assets.ts'

interface Styled {
  readonly site: { readonly pages: readonly Page[]; readonly errorPages: readonly Page[] }
  readonly theme: { readonly theme: Pick<Theme, 'kindsOf'> }
  readonly assets: Pick<CompiledAssets, 'assets' | 'files'>
}

/** The style sheets of all documents of a site. Each is made of the parts for the kinds of a page, and of no others. */
export function wholeSheets({ site, theme, assets: { assets, files } }: Styled): TextFile[] {
  const sources = new Map(files.map((file) => [`/${file.path}`, file.source]))
  const codes = new Map<string, string>()
  const codeOf = (url: string): string => {
    const code = codes.get(url) ?? readFileSync(sources.get(url) ?? '', 'utf8')
    codes.set(url, code)
    return code
  }
  return kindsInUse(site, theme.theme).flatMap((kinds) => {
    const [whole, ...parts] = stylesOf(kinds, assets, sha256)
    return whole === assets.styles ? [] : [{ path: whole.slice(1), content: parts.map(codeOf).join('') }]
  })
}

/** Each combination of kinds that some document has, once. */
export function kindsInUse(site: Styled['site'], theme: Pick<Theme, 'kindsOf'>): (readonly string[])[] {
  const known = kinds.get(site)
  if (known?.theme === theme) return known.kinds
  const all = [['root'], ...[...site.pages, ...site.errorPages].map((page) => kindsOf(theme, page))]
  // A page with anything but a list could not be rendered, which is told.
  const lists = all.filter((own) => Array.isArray(own))
  const found = [...new Map(lists.map((own) => [own.join(' '), own])).values()]
  kinds.set(site, { theme, kinds: found })
  return found
}

/** Kinds by site: a change of a style sheet in `watch` needs those of all pages at once, and twice. */
const kinds = new WeakMap<
  Styled['site'],
  { readonly theme: Pick<Theme, 'kindsOf'>; readonly kinds: (readonly string[])[] }
>()
