import { addLink } from './add-link.ts'
import { MANIFEST } from '../definitions/url.ts'

/**
 * Adds links and scripts that would compete with fonts and styles if they were in the document: the manifest, which browsers request as
 * soon as they see it, and further modules of the theme.
 */
export function loadLate(
  document: Document,
  scripts: readonly string[],
  loadModule: (src: string) => Promise<unknown>,
): void {
  addLink(document, { rel: 'manifest', href: `${SITE_BASE}/${MANIFEST}` })
  for (const src of scripts) void loadModule(src)
}
