import { withLetters } from '../../renderer/definitions/decoded.ts'
import type { Issue } from '../../renderer/definitions/issue.ts'
import type { Page } from '../../renderer/definitions/page.ts'
import type { BuiltPage } from '../legal/built-page.ts'
import { issueAtField } from '../content/issue-at-field.ts'

/** Warns about pages that no page links to but their own translations. `built`: the HTML of pages by path. */
export function unlinkedPages(
  pages: readonly Page[],
  built: ReadonlyMap<string, Pick<BuiltPage, 'links'>>,
  root: string,
): Issue[] {
  const groups = new Map(pages.map(({ route }) => [route.path, route.group]))
  const linked = new Set(
    [...built].flatMap(([page, { links }]) => [...links].filter((link) => groups.get(link) !== groups.get(page))),
  )
  return pages
    .filter((page) => isToBeFound(page) && !linked.has(page.route.path))
    .map(({ route }) =>
      issueAtField(route, 'title', root, {
        code: 'unlinked-page',
        severity: 'warning',
        message: `no other page links to ${withLetters(route.path)}`,
        expected: 'a link from the menu, a list or a text',
        hint: 'a page that is reached in another way, such as from a campaign, has `noindex: true`, and a variant of another one `canonical`',
      }),
    )
}

/** Home pages are where visitors begin; a variant of another page, and a copy in another language, are found by way of that. */
function isToBeFound({ route, meta, view }: Page): boolean {
  if (route.path === `/${route.locale}/` || route.copyOf) return false
  return !meta.noindex && meta.canonical === null && view.template !== 'not-found' && view.template !== 'error'
}
