import type { Status } from '../status/status.ts'
import { STATES, type State } from '../status/translations.ts'
import { counted } from './counted.ts'
import { printable } from './printable.ts'

/** Maximum lines of a list; `--format json` has all. */
const MOST = 20

/** What to do about a translation in a state. */
const TO_DO: Readonly<Partial<Record<State, string>>> = {
  stale: 'the source has changed: bring them up to date, then kartograf status --confirm FILE',
  unconfirmed: 'compare them with their source, then kartograf status --confirm FILE',
  missing: 'write them, or say `untranslated` in the source',
}

export function statusReport(status: Status): string {
  const { messages, unusedFacts, drafts, appears, expires } = status
  const turns = (list: Status['appears']): string[] => list.map(({ day, file }) => `${day} ${file}`)
  const parts = [
    ...table(status),
    ...STATES.flatMap((state) => openIn(state, status)),
    ...list('messages missing', messages.missing),
    ...list('messages that no template uses', messages.unused),
    ...list('facts that no text uses', unusedFacts),
    ...list('drafts', drafts),
    ...list('will appear', turns(appears)),
    ...list('will expire', turns(expires)),
    ...(status.errors > 0 ? ['', `The site has ${counted(status.errors, 'error')}, which kartograf check lists.`] : []),
  ]
  return printable(parts.join('\n'))
}

function table({ languages }: Status): string[] {
  const rows = Object.entries(languages)
  if (rows.length === 0) return ['The site has one language: there is nothing to translate.']
  return [
    `${'translations'.padEnd(14)}${STATES.map((state) => cell(state, state)).join('')}`,
    ...rows.map(
      ([locale, counts]) =>
        `  ${locale.padEnd(12)}${STATES.map((state) => cell(state, counts[state])).join('')}  ${counts.percent} % fresh`,
    ),
  ]
}

/** A table cell as wide as its heading, so that the table fits 80 columns. */
function cell(state: State, content: string | number): string {
  return String(content).padStart(state.length + 2)
}

function openIn(state: State, { translations }: Status): string[] {
  const files = translations
    .filter((one) => one.state === state)
    .map(({ file, policy }) => (policy ? `${file}  (shows a copy)` : file))
  return list(`${state}: ${TO_DO[state] ?? ''}`, files)
}

function list(title: string, items: readonly string[]): string[] {
  if (items.length === 0) return []
  const rest = items.length - MOST
  return [
    '',
    `${title} (${items.length})`,
    ...items.slice(0, MOST).map((item) => `  ${item}`),
    ...(rest > 0 ? [`  and ${rest} more: --format json lists all`] : []),
  ]
}
