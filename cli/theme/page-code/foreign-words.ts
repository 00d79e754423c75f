import type { IssueDetails } from '../../../renderer/definitions/issue.ts'

/** The issue of a file on another host, or of a form for one. `what`: its address, and its element. */
export function foreignWords(what: string): IssueDetails {
  const [, url = '', element = ''] = /^(.*) of <(.*)>$/.exec(what) ?? []
  if (element === 'form') return foreignReceiver(url)
  return {
    code: 'foreign-host',
    severity: 'warning',
    message: `browsers do not load ${url}: the policy of the pages allows no files of other hosts, which would learn who reads them`,
    expected: 'a file of the site',
    hint: wayFor(element),
  }
}

function foreignReceiver(url: string): IssueDetails {
  return {
    code: 'foreign-host',
    severity: 'warning',
    message: `browsers do not send this form to ${url}: the policy of the pages allows no other hosts`,
    expected: 'a form of the theme, whose `endpoint` in content/site.yaml the policy allows',
    hint: '`defineForm` has its fields, checks and texts: see docs/recipes.md of kartograf',
  }
}

function wayFor(element: string): string {
  if (element === 'iframe') return 'a film or a map of another company is a service, see docs/services.md of kartograf'
  if (element === 'script')
    return 'install the package with npm, and import it in an island; one that cannot be installed is a service (docs/services.md of kartograf)'
  if (element === 'link')
    return 'download it, or install its package with npm; a style sheet is imported by `@import` in that of the theme'
  return 'put the file into content/static/, or let the text name it in a field (docs/themes.md of kartograf, “Pictures and icons”)'
}
