import path from 'node:path'
import { readSiteData } from '../../cli/site-data.ts'
import { useSiteLocales } from '../../cli/site-locales.ts'
import { readSources } from '../../cli/sources.ts'
import type { Locale } from '../../i18n/locales.ts'
import { allFacts } from '../../renderer/model/facts.ts'
import { glossaryIssues } from '../../renderer/model/glossary.ts'
import type { SourceFile } from '../../renderer/model/source-file.ts'
import type { SiteData } from '../../renderer/model/library.ts'
import { wordsIn } from './collect.ts'
import {
  antithesesIn,
  contentWords,
  hasNumber,
  lengthsOf,
  nearDuplicates,
  opensWithRefusal,
  type Words,
} from './measure.ts'

/** Prints how the texts of a site are written, language by language; `--pairs` lists the sentences that are nearly alike. */
export async function main(root: string, pairs: boolean): Promise<void> {
  await useSiteLocales(path.resolve(root))
  const { data, issues } = readSiteData(path.resolve(root), {})
  if (!data) throw new Error(issues.map(({ file, line, message }) => `${file}:${line} ${message}`).join('\n'))
  const { texts } = readSources(path.resolve(root), new Map())
  for (const locale of data.settings.locales) process.stdout.write(`${reportOf(locale, texts, data, pairs)}\n\n`)
}

function reportOf(locale: Locale, texts: readonly SourceFile[], data: SiteData, pairs: boolean): string {
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
  ].join('\n')
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
