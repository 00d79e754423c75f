import { issueIn, type Issue } from '../../renderer/definitions/issue.ts'
import type { LoadedSite } from '../content/loaded.ts'
import type { Workspace } from '../output/paths.ts'
import { counted } from '../terminal/counted.ts'
import { askAll } from './ask-all.ts'
import type { Answer, World } from './ask.ts'
import { foundLinks, placeOfLink, type FoundLink } from './found-links.ts'
import { isIgnored } from './is-ignored.ts'
import { recall, remember } from './remembered.ts'

/**
 * Requests the external links of a site, for `check --external`. URLs that were found are not requested again within a day;
 * `externalLinks.ignore` of the settings excludes URLs.
 */
export async function externalIssues(site: LoadedSite, { root, cache }: Workspace, world: World): Promise<Issue[]> {
  const ignored = site.data.settings.externalLinks.ignore
  const links = foundLinks(site).filter(({ url }) => !ignored.some((pattern) => isIgnored(pattern, url)))
  const known = recall(cache, world.now())
  const answers = await askAll(
    links.map(({ url }) => url).filter((url) => known[url] === undefined),
    world,
  )
  const found = [...answers].filter(([, { state }]) => state === 'fine').map(([url]) => [url, world.now()] as const)
  remember(cache, { ...known, ...Object.fromEntries(found) })
  return links.flatMap((link) => issueOf(link, answers.get(link.url), root))
}

function issueOf({ url, files: [file = '', ...more] }: FoundLink, answer: Answer | undefined, root: string): Issue[] {
  if (!answer || answer.state === 'fine') return []
  const verb = more.length === 1 ? 'links' : 'link'
  const also = more.length === 0 ? '' : `; ${counted(more.length, 'more file')} ${verb} to it`
  const isDead = answer.state === 'dead'
  return [
    issueIn(file, placeOfLink(root, file, url), {
      code: isDead ? 'dead-external-link' : 'unreachable-link',
      severity: 'warning',
      message: `${url} cannot be reached: ${answer.reason}${also}`,
      expected: 'a URL that answers',
      hint: isDead
        ? 'link to where it has moved, or remove the link'
        : 'try again later; if the server refuses programs only, add the URL to `externalLinks.ignore` in content/site.yaml',
    }),
  ]
}
