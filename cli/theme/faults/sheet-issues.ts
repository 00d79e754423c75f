import { realpathSync } from 'node:fs'
import path from 'node:path'
import { type Issue, issueIn, START } from '../../../renderer/definitions/issue.ts'
import { relativePath } from '../../output/paths.ts'
import { packageOf } from '../bundle/html-setters.ts'
import { namingOwnSheet } from '../own-sheet.ts'
import { placeOfImport } from './package-error.ts'

/** Code of the warnings. */
export const LEFT_OUT = 'unstyled-package' as const

/** A warning for each style sheet that packages import in their code (`sheets`) and the styles of the theme (`styles`) do not contain. */
export function sheetIssues(sheets: readonly string[], styles: readonly string[], root: string): Issue[] {
  // Some package managers link packages, and code is known by where they are.
  const used = sheets.length === 0 ? [] : styles.map((sheet) => realpathSync(sheet))
  return sheets.filter((sheet) => !used.includes(sheet)).map((sheet) => sheetIssue(sheet, root))
}

function sheetIssue(sheet: string, root: string): Issue {
  const name = packageOf(sheet) ?? sheet
  const entry = { file: path.join(root, 'templates/index.ts'), ...START }
  const { file, ...place } = placeOfImport(name, root) ?? entry
  const specifier = sheet.replaceAll('\\', '/').replace(/.*\/node_modules\//, '')
  return issueIn(relativePath(root, file), place, {
    code: LEFT_OUT,
    severity: 'warning',
    message: `the package \`${name}\` has a style sheet that no sheet of the theme imports`,
    expected: 'styles in the sheets of the theme',
    hint: namingOwnSheet(`write \`@import '${specifier}';\` at the top of templates/style.css`, root),
  })
}
