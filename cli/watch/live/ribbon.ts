import { entryAt } from '../../../renderer/library/library.ts'
import type { Targets } from '../../../renderer/library/link-routes.ts'
import { reasonHidden } from '../../../renderer/library/publication.ts'
import type { Entry } from '../../../renderer/definitions/entry.ts'
import type { Issue } from '../../../renderer/definitions/issue.ts'
import { withoutLocale } from '../../../renderer/definitions/url.ts'

/** Text of the ribbon of a page: why visitors do not see it, and its warnings; null if neither applies. */
export function ribbonOf(path: string, targets: Targets, warnings: readonly Issue[] = []): string | null {
  const parts = [hiddenReason(path, targets), warningsFor(path, targets, warnings)]
  return parts.filter(Boolean).join(' · ') || null
}

/** Why visitors do not see a page, and how to show it if it is not shown; null if visitors see it. */
function hiddenReason(path: string, targets: Targets): string | null {
  const { library, table } = targets
  const shown = entryOn(path, targets)
  if (shown) return reasonOf(shown, targets)
  const { locale, rest } = withoutLocale(path)
  const group = library.groups.get(table.hiddenByPath.get(rest) ?? '')
  const hidden = locale === null ? undefined : group?.hidden[locale]
  const reason = hidden ? reasonOf(hidden, targets) : null
  return reason === null || reason === EXPIRED ? reason : `${reason} · shown with --drafts`
}

function entryOn(path: string, { library, table }: Targets): Entry | undefined {
  const route = table.byPath.get(path)
  return route && entryAt(route, library)
}

/** The warnings of a page in a few words. Unlike errors, warnings do not cover the page; the terminal lists them. */
function warningsFor(path: string, targets: Targets, warnings: readonly Issue[]): string | null {
  const file = entryOn(path, targets)?.file.path
  const [first, ...more] = warnings.filter((issue) => issue.file === file)
  if (!first) return null
  const place = `line ${first.line}: ${first.code}`
  return more.length === 0 ? `Warning in ${place}` : `${more.length + 1} warnings, first in ${place}`
}

const EXPIRED = 'Expired'

/** Also with `--drafts`, which visitors do not have. */
function reasonOf(entry: Entry, { library: { clock, collections } }: Targets): string | null {
  const reason = reasonHidden(entry, collections.get(entry.collection), { ...clock, drafts: false })
  if (reason === 'draft') return 'Draft'
  if (reason === 'scheduled') return `Scheduled for ${entry.data.publish}`
  return reason === 'expired' ? EXPIRED : null
}
