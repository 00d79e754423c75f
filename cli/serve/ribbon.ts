import { groupOf } from '../../renderer/library/library.ts'
import type { Targets } from '../../renderer/library/link-routes.ts'
import { hasExpired } from '../../renderer/library/publication.ts'
import type { Entry } from '../../renderer/definitions/entry.ts'
import { withoutLocale } from '../../renderer/definitions/url.ts'

/** Why visitors do not see the page at a path, in a few words; null if they do. A hidden page says how to see it. */
export function ribbonOf(path: string, targets: Targets): string | null {
  const { library, table } = targets
  const route = table.byPath.get(path)
  const shown = route && groupOf(route, library)?.entries[route.locale]
  if (shown) return reasonOf(shown, targets)
  const { locale, rest } = withoutLocale(path)
  const group = library.groups.get(table.hiddenByPath.get(rest) ?? '')
  const hidden = locale === null ? undefined : group?.hidden[locale]
  const reason = hidden ? reasonOf(hidden, targets) : null
  return reason === null || reason === EXPIRED ? reason : `${reason} · shown with --drafts`
}

const EXPIRED = 'Expired'

function reasonOf(entry: Entry, { library: { clock, collections } }: Targets): string | null {
  if (hasExpired(entry, collections.get(entry.collection), clock)) return EXPIRED
  const { draft, publish } = entry.data
  if (draft) return 'Draft'
  return publish !== undefined && publish > clock.today ? `Scheduled for ${publish}` : null
}
