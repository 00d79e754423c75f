import { placeInYaml } from '../../renderer/content/yaml/yaml-places.ts'
import { issueIn, type DataPath, type Issue } from '../../renderer/definitions/issue.ts'
import type { SiteData } from '../../renderer/library/site-data.ts'

interface MadeUp {
  readonly field: DataPath
  readonly value: string
  /** What would happen online. */
  readonly harm: string
}

/** What `init` makes up, because a site is not valid without. */
const BASE_URL: MadeUp = {
  field: ['baseUrl'],
  value: 'https://www.example.com',
  harm: 'search engines would look for every page there',
}
const PHONE: MadeUp = { field: ['contact', 'phone'], value: '+00 000 000 000', harm: 'it rings nobody' }
const EMAIL: MadeUp = { field: ['contact', 'email'], value: 'hello@example.com', harm: 'nobody reads it' }

/** Warns about settings that are still those of a new site. */
export function starterValues({ settings, files }: Pick<SiteData, 'settings' | 'files'>): Issue[] {
  const { baseUrl, contact } = settings
  return [
    ...(baseUrl === BASE_URL.value ? [issueAbout(BASE_URL, files)] : []),
    // A schema joins groups of digits by spaces that do not break.
    ...(contact.phone.replaceAll(/\s/g, ' ') === PHONE.value ? [issueAbout(PHONE, files)] : []),
    ...(contact.email === EMAIL.value ? [issueAbout(EMAIL, files)] : []),
  ]
}

function issueAbout({ field, value, harm }: MadeUp, { site }: SiteData['files']): Issue {
  return issueIn(site.path, placeInYaml(site.text, field), {
    code: 'unwritten-text',
    severity: 'warning',
    message: `\`${field.join('.')}\` is still the \`${value}\` of a new site: ${harm}`,
    expected: 'the one of this site',
    hint: 'write your own',
  })
}
