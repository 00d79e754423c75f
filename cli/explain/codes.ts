import type { DocumentedCode } from '../../renderer/definitions/issue-code.ts'
import { FILE_CODES } from './codes/files.ts'
import { SETTING_CODES } from './codes/settings.ts'
import { TEXT_CODES } from './codes/texts.ts'
import { THEME_CODES } from './codes/theme.ts'
import type { Explanation } from './explanation.ts'

/** A page for each kind of issue; one without is an error of the compiler. */
export const EXPLANATIONS: Readonly<Record<DocumentedCode, Explanation>> = {
  ...TEXT_CODES,
  ...FILE_CODES,
  ...SETTING_CODES,
  ...THEME_CODES,
}

/** `unknown-topic`, `unknown-author`: kinds of name follow from the theme, and what is to be said of them is the same. */
const UNKNOWN_NAME: Explanation = {
  means: 'A field names something that the site or its theme does not have.',
  matters: 'There is nothing that could be shown in its place.',
  mend: 'Correct the name to one of those that are listed, or add what it names: an entry, a term in `content/topics.yaml`, a location in `content/site.yaml`, a section or layout of the theme.',
}

/** The page of a kind of issue; undefined where it is no code of the generator. */
export function explanationOf(code: string): Explanation | undefined {
  const pages: Readonly<Record<string, Explanation>> = EXPLANATIONS
  return Object.hasOwn(pages, code) ? pages[code] : code.startsWith('unknown-') ? UNKNOWN_NAME : undefined
}
