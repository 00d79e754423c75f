import { withLetters } from '../../renderer/definitions/decoded.ts'
import type { Issue } from '../../renderer/definitions/issue.ts'
import type { LoadedSite } from '../content/loaded.ts'
import { inNavigation, linkTo, listed, type Built } from './built.ts'
import { fartherThanTwoClicks } from './clicks.ts'
import { foreignHosts } from './foreign-hosts.ts'
import { serviceIssues } from './services.ts'
import { storageIssues } from './storage.ts'

/**
 * Checks that every page leads to the legal pages named in `legal` of the menu data, that the page about storage lists everything that
 * scripts store, that consent to services can be withdrawn, and that pages load nothing from other hosts.
 */
export function legalIssues(site: LoadedSite, built: Built): Issue[] {
  return [
    ...distantPages(site, built),
    ...storageIssues(site, built),
    ...serviceIssues(site, built),
    ...foreignHosts(site, built),
  ]
}

function distantPages(site: LoadedSite, { pages }: Built): Issue[] {
  const { settings, navigation } = site.data
  return navigation.legal.near.flatMap((name, index) =>
    settings.locales.flatMap((locale) => {
      const target = linkTo(name, locale, site)
      const own = new Map(
        site.pages.flatMap(({ route: { path, locale: of } }) => (of === locale ? [[path, linksOf(path)]] : [])),
      )
      const far = target === undefined ? [] : fartherThanTwoClicks(own, target)
      if (far.length === 0) return []
      return inNavigation(site, ['legal', 'near', index], {
        code: 'far-legal-page',
        message: `${listed(far)} in \`${locale}\` ${far.length === 1 ? 'is' : 'are'} more than two clicks from \`${name}\` (${withLetters(target ?? '')})`,
        expected: 'a link to it on every page, or on a page that every page links to',
        hint: `add it to \`languages.${locale}.legal\` in content/footer.yaml, and let the footer of every layout show it`,
      })
    }),
  )

  function linksOf(path: string): ReadonlySet<string> {
    return pages.get(path)?.links ?? new Set()
  }
}
