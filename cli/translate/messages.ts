import { checkMessages, compareCatalogues, type CatalogueFault } from '../../i18n/check-messages.ts'
import type { Catalogue } from '../../i18n/messages.ts'
import { messagesPath } from '../content/data/messages-file.ts'
import { counter, placeholderParts } from './parts.ts'
import type { Segment } from './segments.ts'
import type { Translatable } from './translatable.ts'

/** The texts of the interface. Of a language that lacks some, only those are missing; there is no record of which are fresh. */
export function translatableMessages(
  from: string,
  locale: string,
  catalogues: Readonly<Record<string, Catalogue | undefined>>,
): Translatable {
  const source = catalogues[from] ?? {}
  const own = catalogues[locale] ?? {}
  const isWhole = Object.keys(source).every((key) => key in own)
  return {
    original: messagesPath(from),
    from,
    locale,
    file: messagesPath(locale),
    state: isWhole ? 'fresh' : 'missing',
    segments: Object.entries(source).map(messageSegment),
    known: Object.entries(own)
      .filter(([key]) => key in source)
      .map(messageSegment),
    isPartial: true,
    // In `l'{name}`, an apostrophe would make the braces words.
    fit: (words) => (COMPLEX.test(words) ? words : words.replaceAll(/(?<!')'(?=\{)/g, "''")),
    faultsIn: (words) => faultsIn(Object.fromEntries(words), source, locale),
    write: (words, current) =>
      `${JSON.stringify(withMessages(source, current === undefined ? own : catalogueOf(current), words), null, 2)}\n`,
    confirms: null,
  }
}

function faultsIn(words: Catalogue, source: Catalogue, locale: string): CatalogueFault[] {
  const faults = [...compareCatalogues(source, words), ...checkMessages(words, locale)]
  return faults.filter(({ code }) => code !== 'missing-message')
}

const COMPLEX = /\{\s*[\w-]+\s*,/
const NOTE =
  'ICU MessageFormat: translate the words within the inner braces only, and give every plural form that the language has.'

function messageSegment([id, message]: readonly [string, string]): Segment {
  return COMPLEX.test(message)
    ? { id, written: message, parts: [message], note: NOTE }
    : { id, written: message, parts: placeholderParts(message, counter()), note: '' }
}

/** What this run has written before, from another part of a document. */
function catalogueOf(written: string): Catalogue {
  return JSON.parse(written) as Catalogue
}

/** The messages in the order of the source; own ones that it lacks come last. */
function withMessages(source: Catalogue, own: Catalogue, words: ReadonlyMap<string, string>): Catalogue {
  const known = Object.keys(source).flatMap((key) => {
    const text = words.get(key) ?? own[key]
    return text === undefined ? [] : [[key, text] as const]
  })
  return Object.fromEntries([...known, ...Object.entries(own).filter(([key]) => !(key in source))])
}
