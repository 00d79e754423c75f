import { grouped } from '../../renderer/definitions/grouped.ts'
import { placeAt } from '../../renderer/definitions/lines.ts'
import { issueIn, START, type Issue, type IssueDetails } from '../../renderer/definitions/issue.ts'
import { sourceOf } from '../../renderer/library/library.ts'
import type { LoadedSite } from '../content/loaded.ts'
import { sourceText } from '../content/source-text.ts'
import { filesOf, listed, textOf, type Built } from './built.ts'
import { loadsOfStyles } from './built-page.ts'

/** Issues about files that pages and style sheets load from other hosts, each file once. */
export function foreignHosts(site: LoadedSite, { root, out, pages }: Built): Issue[] {
  const { baseUrl, domains } = site.data.settings
  const own = new Set([baseUrl, ...Object.values(domains)].map((url) => new URL(url).host))
  const isForeign = (url: string): boolean => URL.canParse(url) && !own.has(new URL(url).host)
  const loaded = [...pages].flatMap(([page, { loads }]) => loads.filter(isForeign).map((url) => ({ url, page })))
  const byUrl = grouped(loaded, ({ url }) => url)
  const styles = filesOf(out, '.css').flatMap((file) =>
    loadsOfStyles(textOf(out, file) ?? '')
      .filter(isForeign)
      .map((url) => issueIn('templates/index.ts', START, foreign(url, [`/${file}`]))),
  )
  return [
    ...styles,
    ...Array.from(byUrl, ([url, loading]) =>
      foreignIn(
        url,
        loading.map(({ page }) => page),
        site,
        root,
      ),
    ),
  ]
}

/** The issue, at the URL in the text of the first page; if the text does not contain it, a template has added it. */
function foreignIn(url: string, paths: readonly string[], { pages }: LoadedSite, root: string): Issue {
  const first = pages.find(({ route }) => route.path === paths[0])
  const file = first ? sourceOf(first.route) : 'templates/index.ts'
  const text = sourceText(root, file) ?? ''
  const offset = text.indexOf(url)
  return issueIn(file, offset === -1 ? START : placeAt(text, offset), foreign(url, paths))
}

function foreign(url: string, where: readonly string[]): IssueDetails {
  return {
    code: 'foreign-host',
    severity: 'warning',
    message: `${listed(where)} load${where.length === 1 ? 's' : ''} ${url} from another host`,
    expected: 'a file of this site',
    hint: 'put the file into content/static/ or beside the text: otherwise the other host learns who reads the page',
  }
}
