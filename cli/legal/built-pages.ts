import { htmlFileOf } from '../../renderer/definitions/url.ts'
import type { LoadedSite } from '../content/loaded.ts'
import { withoutOrigins } from '../build/references/references.ts'
import { textOf } from './built.ts'
import { type BuiltPage, builtPage } from './built-page.ts'

/** What the checks know of all pages of a site in an output, by path. */
export function builtPages({ pages, data }: Pick<LoadedSite, 'pages' | 'data'>, out: string): Map<string, BuiltPage> {
  const own = withoutOrigins(data.settings)
  return new Map(
    pages.flatMap(({ route }) => {
      const html = textOf(out, htmlFileOf(route.path))
      return html === undefined ? [] : [[route.path, builtPage(own(html))] as const]
    }),
  )
}
