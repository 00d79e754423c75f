import type { Page } from '../../renderer/definitions/page.ts'
import { sha256 } from '../output/paths.ts'

/** In `watch`, most pages are the same objects as in the last build; in `generate`, those of unchanged texts are known from it. */
const digests = new WeakMap<Page, string>()

/** Digest of the value of a page. */
export function digestOf(page: Page): string {
  const digest = digests.get(page) ?? sha256(JSON.stringify(page))
  digests.set(page, digest)
  return digest
}

/** States the digest of a page whose value has not been made. */
export function stateDigest(page: Page, digest: string): void {
  digests.set(page, digest)
}
