import { grouped } from '../../renderer/definitions/grouped.ts'
import { issueIn, START, type Issue, type IssueDetails } from '../../renderer/definitions/issue.ts'
import { referenceFinder } from '../build/references/reference-places.ts'
import type { LoadedSite } from '../content/loaded.ts'
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
  return [...styles, ...(byUrl.size === 0 ? [] : ofPages(byUrl, site, root))]
}

/** Leaves out what the theme was told of a file on another host where `advice` names the pages that load it, too. */
export function withoutForeign(issues: readonly Issue[], advice: readonly Issue[]): Issue[] {
  const lines = new Set(advice.filter(isForeignHost).map(lineOf))
  return issues.filter((issue) => !isForeignHost(issue) || !lines.has(lineOf(issue)))
}

function isForeignHost({ code }: Issue): boolean {
  return code === 'foreign-host'
}

function lineOf({ file, line }: Issue): string {
  return `${file}:${line}`
}

type Loads = ReadonlyMap<string, readonly { readonly page: string }[]>

/** The issues, each where the text of the first page, or else the theme, writes the URL. */
function ofPages(byUrl: Loads, { pages }: LoadedSite, root: string): Issue[] {
  const find = referenceFinder(pages, root)
  return Array.from(byUrl, ([url, loading]) => {
    const paths = loading.map(({ page }) => page)
    const { file, ...place } = find(url, paths[0] ?? '', 'text')
    return issueIn(file, place, foreign(url, paths))
  })
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
