import path from 'node:path'
import { type Issue, issueIn, START } from '../../../renderer/definitions/issue.ts'
import { relativePath } from '../../output/paths.ts'
import { placeOfImport } from './package-error.ts'

/** Code of the warnings. */
export const SETS_HTML = 'sets-html' as const

/** A warning for each package or module (`setters`) in code for the browser that sets HTML from strings. */
export function setterIssues(setters: readonly string[], root: string): Issue[] {
  return setters.map((setter) => {
    const isModule = path.isAbsolute(setter)
    const entry = { file: path.join(root, 'templates/index.ts'), ...START }
    const { file, ...place } = isModule ? { file: setter, ...START } : (placeOfImport(setter, root) ?? entry)
    return issueIn(relativePath(root, file), place, {
      code: SETS_HTML,
      severity: 'warning',
      message: `${isModule ? 'this module' : `the package \`${setter}\``} sets HTML from strings (\`innerHTML\`), where browsers stop it because of the policy of the pages`,
      expected: 'code that makes elements',
      hint: '`setsHtml: true` in content/site.yaml allows it for all code of the site',
    })
  })
}
