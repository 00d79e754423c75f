import type { Markdown } from '../../renderer/definitions/fields/markdown.ts'
import type { Archive, Page, View } from '../../renderer/definitions/page.ts'
import { sha256 } from '../output/digest.ts'

/** In `watch`, most pages are the same objects as in the last build; in `generate`, those of unchanged texts are known from it. */
const digests = new WeakMap<Page, string>()

/** Digest of the value of a page. */
export function digestOf(page: Page): string {
  const digest = digests.get(page) ?? sha256(written(page))
  digests.set(page, digest)
  return digest
}

/** States the digest of a page whose value has not been made. */
export function stateDigest(page: Page, digest: string): void {
  digests.set(page, digest)
}

/** A page as JSON. Its text comes behind it, as it is, because escaping it would take most of the time. */
function written(page: Page): string {
  const view = withoutChoices(page.view)
  const { body } = (view.template === 'entry' ? view.shown : view) as { readonly body?: Partial<Markdown> | null }
  if (typeof body?.source !== 'string') return JSON.stringify({ ...page, view })
  const rest = JSON.stringify({ ...page, view: withBody(view, { ...body, source: '' }) })
  return `${rest.length} ${rest}${body.source}`
}

/** A view with the digest of its archive's choices: hundreds of tags, which are the same value on each of its pages. */
function withoutChoices(view: View): View {
  if (view.template !== 'page' || !view.archive) return view
  const { choices } = view.archive
  const digest = ofChoices.get(choices) ?? sha256(JSON.stringify(choices))
  ofChoices.set(choices, digest)
  return { ...view, archive: { ...view.archive, choices: { [digest]: [] } } }
}

const ofChoices = new WeakMap<Archive['choices'], string>()

function withBody(view: View, body: Partial<Markdown>): object {
  return view.template === 'entry' ? { ...view, shown: { ...view.shown, body } } : { ...view, body }
}
