import type { Locale } from '../../i18n/locales.ts'
import { locatorOf } from '../content/front-matter.ts'
import { placeInYaml } from '../content/yaml/yaml-places.ts'
import type { Entry } from '../definitions/entry.ts'
import { type Issue, issueIn, type SourceFile } from '../definitions/issue.ts'
import { withEscapes, withLetters } from '../definitions/decoded.ts'
import { pathOf } from '../definitions/url.ts'
import type { Claims } from './claims.ts'
import { type Group, policyOf } from './groups.ts'
import type { Library } from './library.ts'
import { nearestTo } from './nearest-address.ts'
import { routeOf } from './route-table.ts'

/** A page at the root of one language must be at the root of all its languages, because error pages and the language selection link there. */
export function checkHomes({ data, groups }: Library, { owners }: Claims): Issue[] {
  const { settings } = data
  const home = settings.locales.map((locale) => owners.get(pathOf(locale, '/'))?.entry).find(Boolean)
  const group = home && groups.get(`${home.collection}/${home.key}`)
  if (!group) return []
  return settings.locales.flatMap((locale) => {
    const entry = group.entries[locale]
    if (owners.has(pathOf(locale, '/'))) return []
    if (!entry) return policyOf(group, locale, settings) === undefined ? [] : withoutHome(home, locale, data.files.site)
    if (entry.damage) return []
    return issueIn(entry.file.path, locatorOf(entry.file)(['path']), {
      code: 'missing-home',
      message: `there is no page at ${pathOf(locale, '/')}: this one is at ${withLetters(routeOf(entry, settings).path)}, in \`${home.locale}\` it is the home page`,
      expected: '`path: /`',
    })
  })
}

/** A language without a home page. All other pages may use a fallback language, but not this one. */
function withoutHome(home: Entry, locale: Locale, { path, text }: SourceFile): Issue {
  const folder = home.file.path.slice(0, home.file.path.lastIndexOf('/'))
  return issueIn(path, placeInYaml(text, ['locales']), {
    code: 'missing-home',
    message: `there is no page at ${pathOf(locale, '/')}, where error pages and the language selection link to`,
    expected: `${folder}/${locale}.md: the home page is the first to be translated`,
  })
}

/** `parent` must be the path of a page in any language. */
export function checkParents(group: Group, groupByPath: ReadonlyMap<string, string>): Issue[] {
  return Object.values(group.entries).flatMap((entry) => {
    const path = entry.data.parent?.to
    if (path === undefined || groupByPath.has(withEscapes(path))) return []
    const nearest = nearestTo(path, groupByPath)
    return [
      issueIn(entry.file.path, locatorOf(entry.file)(['parent']), {
        code: 'dead-link',
        message: `no page at ${path}, which should be the parent page`,
        expected: 'the path of a page, without a language',
        hint: nearest && `did you mean \`${nearest}\`?`,
      }),
    ]
  })
}
