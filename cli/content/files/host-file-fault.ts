import { issueIn, START, type Issue } from '../../../renderer/definitions/issue.ts'
import { STATIC_FOLDER } from '../../../renderer/definitions/static-folder.ts'
import { FOR_HOSTS, nameForHosts } from '../../../renderer/outputs/hosts/headers.ts'

/** What a site wants that brings its own `_headers`. */
const HEADERS =
  'hosts that islands fetch from are `connect` in content/site.yaml, those of films, maps and scripts `services`, and `hsts` is there too; a step after `generate` can append other headers to the file in output/, or the host has settings for them'

const REDIRECTS = 'redirects are in content/redirects.yaml, one a line: `/old: /en/contact/`'

/** The issue of a file in `content/static/` that would take the place of one that the build writes for a host; undefined for others. */
export function hostFileFault(file: string): Issue | undefined {
  if (!file.startsWith(STATIC_FOLDER)) return undefined
  const published = nameForHosts(file.slice(STATIC_FOLDER.length))
  const name = FOR_HOSTS.find((known) => known === published)
  if (name === undefined) return undefined
  return issueIn(file, START, {
    code: 'forbidden-file',
    message: `the build writes \`${name}\` itself: a copy of your own would replace ${name === '_redirects' ? 'its redirects' : 'the security policy and the caching of all files'}`,
    expected: 'settings of which the build makes it, for all hosts alike',
    hint: name === '_redirects' ? REDIRECTS : HEADERS,
  })
}
