import { withLetters } from '../../renderer/definitions/decoded.ts'
import type { Explanation } from '../../renderer/definitions/explanation.ts'
import type { PageExplanation } from '../explain/explain-page.ts'
import { printable } from './printable.ts'

/** Maximum length of lines. A narrower terminal reduces it. */
const WIDTH = 100
const NAME_WIDTH = 14

/** The explanation of an issue code. */
export function codeReport(code: string, { means, matters, mend, example }: Explanation): string {
  return [
    code,
    '',
    ...row('What it means', means, 16),
    ...row('Why it matters', matters, 16),
    ...row('How to mend it', mend, 16),
    ...(example === undefined ? [] : ['', ...example.split('\n').map((line) => `      ${line}`)]),
  ].join('\n')
}

/** The explanation of a page, one subject per line. */
export function pageReport(page: PageExplanation): string {
  const { translations, messages, lastRun, nextRun } = page
  const others = Object.entries(translations).map(([locale, path]) => `${locale} ${withLetters(path)}`)
  const drawn = page.drawnBy.map(({ name, file }) => (file === null ? name : `${name} (${file})`))
  const from = [
    ...(page.inFrame ? ['menu or footer of every page in its language'] : []),
    ...page.linkedFrom.map(withLetters),
  ]
  return printable(
    [
      `${withLetters(page.path)}  ${page.title}`,
      ...row('text', page.text),
      ...row('translations', listed(others, 'none')),
      ...row('layout', page.layout),
      ...row('drawn by', listed(drawn, 'nothing')),
      ...row('files', listed(page.files.map(withLetters), 'none')),
      ...row('facts', listed(page.facts, 'none')),
      ...row('messages', `${messages.keys.length} of ${messages.file}: ${listed(messages.keys, 'none')}`),
      ...row('links to', listed(page.linksTo.map(withLetters), 'nothing')),
      ...row('linked from', listed(from, 'nowhere: visitors find it by search and sitemap only')),
      ...(lastRun ? row('last build', `${lastRun.renders ? 'rendered it' : 'kept it'}: ${lastRun.why}`) : []),
      ...row('next build', `${nextRun.renders ? 'renders it' : 'keeps it'}: ${nextRun.why}`),
    ].join('\n'),
  )
}

function listed(items: readonly string[], none: string): string {
  return items.length === 0 ? none : items.join(', ')
}

/** A name and its text, wrapped into aligned lines. */
function row(name: string, words: string, width = NAME_WIDTH): string[] {
  const columns = Math.min(process.stdout.columns || WIDTH, WIDTH)
  return wrapped(words, Math.max(columns - width - 2, 20)).map(
    (line, index) => `  ${(index === 0 ? name : '').padEnd(width)}${line}`,
  )
}

function wrapped(text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
