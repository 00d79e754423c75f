import { isLocale, type Locale } from '../../i18n/locales.ts'
import { isRecord } from '../../renderer/content/plain-data.ts'
import { factText, type FactTree } from '../../renderer/content/facts/facts.ts'
import { fillFacts } from '../../renderer/content/facts/fill-facts.ts'
import { parseFrontMatter } from '../../renderer/content/front-matter.ts'
import type { SourceFile } from '../../renderer/definitions/issue.ts'
import { sentencesOf, type Words } from './measure.ts'

/** Fields that hold running text. */
const PROSE = new Set([
  'text',
  'lead',
  'answer',
  'note',
  'description',
  'summary',
  'challenge',
  'decision',
  'solution',
  'lessons',
  'deliverable',
  'source',
  'caption',
  'travel',
  'material',
  'outcomes',
  'tasks',
  'first90',
  'must',
  'nice',
  'onCall',
  'benefits',
  'intro',
  'items',
  'audience',
  'notFor',
])

interface Found {
  readonly prose: string[]
  readonly headings: string[]
  readonly answers: string[]
}

/** The words of all texts of a language, facts filled in and marks taken off. */
export function wordsIn(locale: Locale, files: readonly SourceFile[], facts: FactTree): Words {
  const pages = files.flatMap((file) => {
    const [, page = '', language = ''] = /^content\/(.+)\/(\w+)\.md$/.exec(file.path) ?? []
    return isLocale(language) && language === locale ? [{ page, found: foundIn(file.text, locale, facts) }] : []
  })
  return {
    sentences: pages.flatMap(({ page, found }) => found.prose.flatMap(sentencesOf).map((text) => ({ text, page }))),
    headings: pages.flatMap(({ found }) => found.headings),
    answers: pages.flatMap(({ found }) => found.answers),
  }
}

function foundIn(text: string, locale: Locale, facts: FactTree): Found {
  const { data, body } = parseFrontMatter(text)
  const found: Found = { prose: [], headings: [], answers: [] }
  const fill = (source: string): string => plain(fillFacts(source, (fact) => factText(facts, fact, locale)).text)
  collect(data, '', found, fill)
  collectMarkdown(body, found, fill)
  return found
}

function collect(value: unknown, key: string, found: Found, fill: (text: string) => string): void {
  if (Array.isArray(value)) for (const item of value) collect(item, key, found, fill)
  if (isRecord(value)) for (const [name, inner] of Object.entries(value)) collect(inner, name, found, fill)
  if (typeof value !== 'string') return
  if (key === 'heading') found.headings.push(fill(value))
  if (key === 'answer') found.answers.push(fill(value))
  if (PROSE.has(key)) collectMarkdown(value, found, fill)
}

/** Paragraphs and list items; tables and code are not read aloud. */
function collectMarkdown(source: string, found: Found, fill: (text: string) => string): void {
  const blocks = source.replaceAll(/^(```|~~~)[\s\S]*?^\1/gm, '').split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.) )/)
  for (const block of blocks.map((one) => one.trim()).filter(Boolean)) {
    if (/^#{2,3} /.test(block)) found.headings.push(fill(block.split('\n')[0] ?? ''))
    else if (!/^(\||\[\^|#)/.test(block))
      found.prose.push(fill(block.replace(/^(?:[-*]|\d+\.) /, '').replaceAll(/^>\s?(\[![A-Z]+\])?/gm, '')))
  }
}

function plain(text: string): string {
  return text
    .replaceAll(/\[\^[^\]]*\]/g, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*_`#]|\u00AD/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
