import type { DocumentedCode } from '../../renderer/definitions/issue-code.ts'
import { BODY_CODES } from './codes/bodies.ts'
import { FILE_CODES } from './codes/files.ts'
import { SETTING_CODES } from './codes/settings.ts'
import { TEXT_CODES } from './codes/texts.ts'
import { THEME_CODES } from './codes/theme.ts'
import type { Explanation } from '../../renderer/definitions/explanation.ts'

/** An explanation for each issue code; a missing one is a compile error. */
export const EXPLANATIONS: Readonly<Record<DocumentedCode, Explanation>> = {
  ...TEXT_CODES,
  ...BODY_CODES,
  ...FILE_CODES,
  ...SETTING_CODES,
  ...THEME_CODES,
}

/** `unknown-topic`, `unknown-author` and so on depend on the theme and share one explanation. */
const UNKNOWN_NAME: Explanation = {
  means: 'A field names something that the site or its theme does not have.',
  matters: 'There is nothing to show in its place.',
  mend: 'Use one of the listed names, or add what is missing: an entry, a term in `content/topics.yaml`, a location in `content/site.yaml`, a section or layout of the theme.',
}

/** The explanation of an issue code; undefined if the code is unknown. */
export function explanationOf(code: string): Explanation | undefined {
  const pages: Readonly<Record<string, Explanation>> = EXPLANATIONS
  return Object.hasOwn(pages, code) ? pages[code] : code.startsWith('unknown-') ? UNKNOWN_NAME : undefined
}
