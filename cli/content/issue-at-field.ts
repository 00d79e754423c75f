import { placeInFrontMatter } from '../../renderer/content/front-matter.ts'
import { issueIn, type Issue, type IssueDetails } from '../../renderer/definitions/issue.ts'
import type { Route } from '../../renderer/definitions/page.ts'
import { sourceOf } from '../../renderer/library/library.ts'
import { sourceText } from './source-text.ts'

/** An issue of a page, at a field in the front matter of its text. `root`: folder of the site. */
export function issueAtField(route: Route, field: string, root: string, details: IssueDetails): Issue {
  const file = sourceOf(route)
  return issueIn(file, placeInFrontMatter(sourceText(root, file) ?? '', [field]), details)
}
