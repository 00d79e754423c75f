import path from 'node:path'
import { readSiteData } from '../../cli/content/data/site-data.ts'
import { useSiteLocales } from '../../cli/content/data/site-locales.ts'
import { readSources } from '../../cli/content/files/sources.ts'
import type { Locale } from '../../i18n/locales.ts'
import { allFacts } from '../../renderer/content/facts/site-facts.ts'
import { glossaryIssues } from '../../renderer/library/glossary.ts'
import type { SourceFile } from '../../renderer/definitions/issue.ts'
import type { SiteData } from '../../renderer/library/site-data.ts'
import { wordsIn } from './collect.ts'
import {
  antithesesIn,
  contentWords,
  evenest,
  hasNumber,
  lengthsOf,
  nearDuplicates,
  opensWithRefusal,
  type Words,
} from './measure.ts'
import { drawn } from './sample.ts'

interface Options {
  /** Lists the sentences that are nearly alike. */
  readonly pairs: boolean
  /** Lists twelve texts of each language for a second reader, drawn by this seed. */
  readonly seed: string | undefined
}

/** Texts that a second reader reads of each language. */
const SAMPLE = 12

/** Prints how the texts of a site are written, language by language. */
export async function main(root: string, options: Options): Promise<void> {
  await useSiteLocales(path.resolve(root))
  const { data, issues } = readSiteData(path.resolve(root), {})
  if (!data) throw new Error(issues.map(({ file, line, message }) => `${file}:${line} ${message}`).join('\n'))
  const { texts } = readSources(path.resolve(root), new Map())
  for (const locale of data.settings.locales) process.stdout.write(`${reportOf(locale, texts, data, options)}\n\n`)
}

function reportOf(locale: Locale, texts: readonly SourceFile[], data: SiteData, { pairs, seed }: Options): string {
  const words = wordsIn(locale, texts, allFacts(data.facts, data.settings))
  const alike = nearDuplicates(words.sentences)
  const violations = texts
    .filter(({ path: file }) => file.endsWith(`/${locale}.md`))
    .flatMap((file) => glossaryIssues(data.glossary, file))
  return [
    locale,
    ...lengths(words),
    line(
      'headings with a number',
      share(words.headings, (heading) => hasNumber(heading, locale)),
    ),
    line(
      'answers that open with a refusal',
      share(words.answers, (answer) => opensWithRefusal(answer, locale)),
    ),
    line(
      'least change of length',
      evenest(words.sentences, 3)
        .map(([page, variation]) => `${page} ${variation.toFixed(2)}`)
        .join(', '),
    ),
    line('antitheses', antitheses(words, locale)),
    line(
      'most frequent',
      contentWords(
        words.sentences.map(({ text }) => text),
        locale,
        10,
      )
        .map(([word, count]) => `${word} ${count}`)
        .join(', '),
    ),
    line('nearly alike on two pages', `${alike.length} pairs`),
    ...(pairs
      ? alike.flatMap(({ pages, texts: [a, b] }) => [`    ${pages[0]}: ${a}`, `    ${pages[1]}: ${b}`, ''])
      : []),
    line('against the glossary', String(violations.length)),
    ...(seed === undefined ? [] : sampleOf(words, `${seed} ${locale}`)),
  ].join('\n')
}

function sampleOf({ sentences }: Words, seed: string): string[] {
  const pages = drawn(
    sentences.map(({ page }) => page),
    seed,
    SAMPLE,
  )
  return [line('for a second reader', pages[0] ?? ''), ...pages.slice(1).map((page) => line('', page))]
}

function lengths({ sentences }: Words): string[] {
  const { mean, p10, p90 } = lengthsOf(sentences.map(({ text }) => text))
  return [line('sentences', `${sentences.length}, words in each: mean ${mean.toFixed(1)}, p10 ${p10}, p90 ${p90}`)]
}

function antitheses({ sentences }: Words, locale: Locale): string {
  const count = sentences.reduce((sum, { text }) => sum + antithesesIn(text, locale), 0)
  return `${count}, ${((count / Math.max(1, sentences.length)) * 100).toFixed(1)} in 100 sentences`
}

function share(items: readonly string[], is: (item: string) => boolean): string {
  const count = items.filter(is).length
  return `${count} of ${items.length}, ${((count / Math.max(1, items.length)) * 100).toFixed(0)} %`
}

function line(label: string, value: string): string {
  return `  ${label.padEnd(34)}${value}`
}
