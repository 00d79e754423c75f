import type { ParsedEntry } from '../../../renderer/content/entry.ts'
import { placeInYaml } from '../../../renderer/content/yaml/yaml-places.ts'
import { issueIn, type Issue } from '../../../renderer/definitions/issue.ts'
import type { Targets } from '../../../renderer/library/link-routes.ts'
import { checkGroups } from '../../../renderer/library/policies.ts'
import { checkSameFields } from '../../../renderer/library/same-fields.ts'
import { checkSettingNames } from '../../../renderer/library/settings-check.ts'
import type { SiteData } from '../../../renderer/library/site-data.ts'
import { siteForms } from '../../../renderer/library/site-forms.ts'
import { laterRedirects, type redirectsOf } from '../../../renderer/outputs/redirects.ts'
import { chromeOf } from '../../../renderer/pages/chrome.ts'
import { checkHidden, checkLater } from '../../../renderer/pages/later-days.ts'
import type { PagesAndIssues, References } from '../../../renderer/pages/pages.ts'
import { foldReferences } from '../../../renderer/pages/fold-references.ts'
import { unusedFiles } from '../../../renderer/pages/unused.ts'
import type { checkingTranslators } from '../../content/data/translators.ts'
import type { Sources } from '../../content/files/sources.ts'
import type { LoadInput } from '../../content/loaded.ts'
import type { SiteBase } from './site-base.ts'

/** The parts of a site, each with its issues. */
export interface SiteParts {
  readonly pages: PagesAndIssues
  readonly chrome: ReturnType<typeof chromeOf>
  readonly redirects: ReturnType<typeof redirectsOf>
  readonly forms: ReturnType<typeof siteForms>
  readonly texts: ReturnType<typeof checkingTranslators>
}

/** All issues of a site, today and on each later day on which something appears or disappears. */
export function issuesOf(
  { input, collections, library, routes, targets }: SiteBase,
  { pages, chrome, redirects, forms, texts }: SiteParts,
  parsed: readonly ParsedEntry[],
  references: References,
): readonly Issue[] {
  const { data, sources, theme } = input
  const ofToday = [
    ...checkIcon(data, sources),
    ...parsed.flatMap((entry) => entry.issues),
    ...texts.issues,
    ...pages.issues,
    ...routes.issues,
    ...checkGroups(library),
    ...checkSameFields(library),
    ...chrome.issues,
    ...redirects.issues,
    ...forms.issues,
    ...checkSettingNames(targets, theme),
  ]
  const today = {
    targets,
    references,
    others: (later: Targets, before: Targets) => issuesAround(later, before, input),
  }
  const known = [...ofToday, ...checkHidden(today)]
  const issues = [...known, ...checkLater(today, known), ...unusedFiles(library, references, sources.issues)]
  const knowsPaths = !data.damaged.has('addresses') && !issues.some(isMisspeltCollection)
  const told = knowsPaths ? issues : issues.filter(({ code }) => !ABOUT_ADDRESSES.has(code))
  return foldReferences(told, collections)
}

/** What a later day changes besides pages. */
function issuesAround(later: Targets, before: Targets, { theme }: LoadInput): Issue[] {
  return [...chromeOf(later).issues, ...laterRedirects(later, before), ...siteForms(later, theme.forms).issues]
}

/** Without its settings, a collection has other addresses. */
function isMisspeltCollection({ code, file }: Issue): boolean {
  return code === 'unknown-collection' && file === 'content/site.yaml'
}

/** Issues that are meaningless if the languages or the paths of collections are unknown. */
const ABOUT_ADDRESSES = new Set([
  'dead-link',
  'missing-translation',
  'missing-language',
  'bad-redirect',
  'duplicate-url',
])

/** The icon of the settings must be one of the files that are copied as they are. */
function checkIcon({ settings, files }: SiteData, { statics }: Sources): Issue[] {
  const { icon } = settings
  if (icon === undefined || statics.has(icon)) return []
  return [
    issueIn(files.site.path, placeInYaml(files.site.text, ['icon']), {
      code: 'missing-file',
      message: `there is no file content/static${icon}`,
      expected: 'the path of a file in content/static/, such as /favicon.svg',
    }),
  ]
}
