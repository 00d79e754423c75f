import { factNames } from '../../renderer/content/facts/fill-facts.ts'
import { compare } from '../../renderer/definitions/compare.ts'
import type { Entry } from '../../renderer/definitions/entry.ts'
import type { Issue } from '../../renderer/definitions/issue.ts'
import { entriesOf, type Library } from '../../renderer/library/library.ts'
import { factsIn } from '../content/page-contents.ts'
import { draftsIn, freshShare, STATES, type State, type Translation } from './translations.ts'
import { daysAfter } from '../../i18n/clock.ts'

/** A text, and the day on which it appears or disappears. */
interface Turn {
  readonly day: string
  readonly file: string
}

/** The state of a site: what is left to do, and what will change without an edit. Printed by `--format json`. */
export interface Status {
  readonly languages: Readonly<Record<string, Readonly<Record<State, number>> & { readonly percent: number }>>
  /** All except fresh and excluded ones. */
  readonly translations: readonly Omit<Translation, 'digest'>[]
  readonly messages: { readonly missing: readonly string[]; readonly unused: readonly string[] }
  readonly unusedFacts: readonly string[]
  readonly drafts: readonly string[]
  readonly appears: readonly Turn[]
  readonly expires: readonly Turn[]
  /** Issues of the whole site. If there are errors, the rest may be incomplete. */
  readonly errors: number
}

/**
 * What `status` reports. Translations that are drafts, or missing of a draft, are not counted: they are in work. `dataTexts`: texts outside
 * of entries that may use facts.
 */
export function statusOf(
  library: Library,
  translations: readonly Translation[],
  issues: readonly Issue[],
  dataTexts: readonly string[],
): Status {
  const entries = entriesOf(library)
  const drafts = draftsIn(entries)
  const counted = translations.filter(({ file, source, state }) => !drafts.has(state === 'missing' ? source : file))
  const open = counted.filter(({ state }) => state !== 'fresh' && state !== 'excluded')
  return {
    languages: languagesOf(counted),
    translations: open.map(({ digest: _digest, ...rest }) => rest),
    messages: { missing: sortedIssues('missing-message', issues), unused: sortedIssues('unused-message', issues) },
    unusedFacts: unusedFacts(library, entries, dataTexts),
    drafts: [...drafts],
    ...visibilityChanges(entries, library),
    errors: issues.filter(({ severity }) => severity === 'error').length,
  }
}

function languagesOf(translations: readonly Translation[]): Status['languages'] {
  const locales = [...new Set(translations.map(({ locale }) => locale))]
  return Object.fromEntries(
    locales.map((locale) => {
      const own = translations.filter((translation) => translation.locale === locale)
      const counts = STATES.map((state) => [state, own.filter((one) => one.state === state).length] as const)
      const byState = Object.fromEntries(counts) as Record<State, number>
      return [locale, { ...byState, percent: freshShare(own) }]
    }),
  )
}

function sortedIssues(code: Issue['code'], issues: readonly Issue[]): string[] {
  return issues.filter((issue) => issue.code === code).map(({ file, message }) => `${file}: ${message}`)
}

/** Facts that no text uses. Menu, footer and settings may use facts too. */
function unusedFacts({ data }: Library, entries: readonly Entry[], dataTexts: readonly string[]): string[] {
  const texts = [...entries.map(({ file }) => file.text), ...dataTexts]
  // `facts.median|words` uses `facts.median`.
  const used = new Set(texts.flatMap((text) => factsIn(text)).map((name) => name.split('|')[0]))
  return factNames(data.facts).filter((name) => !used.has(name))
}

function visibilityChanges(
  entries: readonly Entry[],
  { collections, clock }: Library,
): Pick<Status, 'appears' | 'expires'> {
  const appears: Turn[] = []
  const expires: Turn[] = []
  for (const { data, file, collection } of entries) {
    const { publish, expire, draft } = data
    if (draft) continue
    if (publish !== undefined && publish > clock.today) appears.push({ day: publish, file: file.path })
    const last = collections.get(collection)?.lastDay?.(data)
    const end = [expire, last === undefined ? undefined : daysAfter(last, 1)]
      .filter((day) => day !== undefined)
      .toSorted()[0]
    if (end !== undefined && end > clock.today) expires.push({ day: end, file: file.path })
  }
  return { appears: inOrder(appears), expires: inOrder(expires) }
}

function inOrder(turns: readonly Turn[]): Turn[] {
  return turns.toSorted((a, b) => compare(a.day, b.day) || compare(a.file, b.file))
}
