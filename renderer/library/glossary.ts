import { isLocale } from '../../i18n/locales.ts'
import { locale, text } from '../definitions/fields/text.ts'
import { z } from '../definitions/fields/kind.ts'
import { issueIn, type Issue, type SourceFile } from '../definitions/issue.ts'
import { escapePattern } from '../../i18n/escape-pattern.ts'
import { UNSPACED_LETTERS } from '../definitions/letters/unspaced-letters.ts'

const wordsOfALanguage = z.strictObject({
  use: z.array(text()).min(1, 'must name at least one form').describe('Allowed forms; the first one is suggested.'),
  avoid: z.array(text()).default([]).describe('Forms to avoid; a `*` at the end matches any ending.'),
  in: z.array(text()).optional().describe('Entries to which this applies, by path prefix; all by default.'),
})

/** `content/glossary.yaml`: preferred terms. */
export const glossarySchema = z.strictObject({
  terms: z
    .array(
      z.strictObject({
        term: text().describe('What is meant.'),
        why: text().describe('The reason, which the warning quotes.'),
        languages: z.partialRecord(locale(), wordsOfALanguage).describe('The terms of each language.'),
      }),
    )
    .default([])
    .describe('One entry per concept.'),
})
export type Glossary = z.infer<typeof glossarySchema>

/** Parts of a text that are not prose: code, URLs, facts, field names, and what visitors may type into a search. */
const NOT_PROSE =
  /^(?:aliases|path|keywords):.*(?:\n[ \t]*- .*)*$|^[\w-]+: \[[\w-]+(?:, [\w-]+)*\]$|^(?:```|~~~)[\s\S]*?^(?:```|~~~)|`[^`\n]*`|\{\{[^{}\n]*\}\}|https?:\/\/\S+|(?<![\p{L}\p{N}])\/[\w/.#-]+|^[ \t]*(?:- )?[\w-]+:(?= )/gmu

/** Issues for words in a content file that the glossary replaces with others. */
export function glossaryIssues({ terms }: Glossary, file: SourceFile): Issue[] {
  const [, entry = '', name = ''] = /^content\/(.+)\/([\w-]+)\.md$/.exec(file.path) ?? []
  if (terms.length === 0 || !isLocale(name)) return []
  const prose = proseOf(file.text)
  return terms.flatMap(({ why, languages }) => {
    const words = languages[name]
    if (!words || (words.in && !words.in.some((start) => entry.startsWith(start)))) return []
    const { use } = words
    const avoid = words.avoid.filter((form) => mayHave(prose, form))
    if (avoid.length === 0) return []
    const rest = prose.split('\n').map((line) => without(use, line))
    return avoid.flatMap((form) => placesOf(form, rest).map((place) => issueAt(place, file, use, why)))
  })
}

/** Whether a form may be in a text, in either case of its first letter. Much faster than its pattern, and most texts have few of all forms. */
function mayHave(prose: string, form: string): boolean {
  const [first = ''] = form
  return prose.includes(form.replace(/\*$/, '').slice(first.length))
}

/** The text with everything that is not prose blanked out, so that offsets stay the same. Soft hyphens are ignored. */
function proseOf(source: string): string {
  return source.replaceAll(NOT_PROSE, (part) => part.replaceAll(/[^\n]/g, ' ')).replaceAll('\u00AD', '')
}

/** A preferred term may contain one to avoid: `Windows 365 for Agents` contains `Agents`. */
function without(forms: readonly string[], line: string): string {
  return forms.reduce((rest, form) => rest.replaceAll(form, ' '.repeat(form.length)), line)
}

interface Found {
  readonly line: number
  readonly column: number
  readonly word: string
}

function placesOf(form: string, lines: readonly string[]): Found[] {
  const pattern = wholeWord(form)
  return lines.flatMap((line, index) =>
    [...line.matchAll(pattern)].map((match) => ({ line: index + 1, column: match.index + 1, word: match[0] })),
  )
}

/** Matches case exactly, except that lower-case words also match at the start of a sentence. */
function wholeWord(form: string): RegExp {
  const stem = escapePattern(form.replace(/\*$/, ''))
  const either = stem.replace(/^\p{Ll}/u, (first) => `[${first}${first.toUpperCase()}]`)
  const ending = form.endsWith('*') ? String.raw`\p{L}*` : ''
  const [before, after] = [/^./su, /.$/su].map((edge) => (UNSPACED.test(edge.exec(stem)?.[0] ?? '') ? '' : LETTER))
  return new RegExp(`${before && `(?<!${before})`}${either}${ending}${after && `(?!${after})`}`, 'gu')
}

const LETTER = String.raw`[\p{L}\p{N}]`
/** Scripts without spaces between words, where a letter beside a term is no sign of another word. */
const UNSPACED = new RegExp(`[${UNSPACED_LETTERS}]`, 'u')

function issueAt({ word, ...place }: Found, { path }: SourceFile, use: readonly string[], why: string): Issue {
  return issueIn(path, place, {
    code: 'glossary',
    severity: 'warning',
    message: `\`${word}\` is not the preferred term of this site`,
    expected: use.join(', '),
    hint: why,
  })
}
