import { isRecord } from '../../renderer/content/plain-data.ts'
import type { ForeignText } from './front-matter.ts'

/**
 * A text that the old site does not show is a draft here, or it would be published: those of `_drafts/` and with `published: false` in
 * Jekyll, without an address in Eleventy (`permalink: false`), and without a page in Hugo (`headless`, `build: { render: never }`). `file`:
 * its path.
 */
export function withDraft(file: string, text: ForeignText): ForeignText {
  if (!isWithheld(file, text.data)) return text
  const { published: _published, ...data } = text.data
  return { ...text, data: { ...data, draft: true } }
}

function isWithheld(file: string, data: ForeignText['data']): boolean {
  const { published, permalink, headless, build, _build = build } = data
  if (/(?:^|\/)_drafts\//.test(file) || published === false || permalink === false || headless === true) return true
  return isRecord(_build) && ['never', false].includes(_build['render'] as string | boolean)
}
