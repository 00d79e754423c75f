import { parse as parseCsv } from 'csv-parse/sync'
import { isRecord } from '../../renderer/content/plain-data.ts'
import type { PullSource } from '../../renderer/definitions/settings/pull.ts'
import { readFeed } from './feed.ts'
import { reached, valueAt, type Item } from './paths.ts'
import { PullError } from './pull-error.ts'
import { messageOf } from '../../renderer/definitions/message-of.ts'

/** The items of a response, and the parsed response. */
interface Answer {
  readonly items: readonly Item[]
  readonly whole: unknown
}

/** Parses a response in the format of its source. Throws PullError if it is invalid. */
export function parseAnswer(answer: string, source: Pick<PullSource, 'format' | 'items'>): Answer {
  if (source.format === 'csv') return { items: readCsv(answer), whole: null }
  if (source.format === 'rss') return { items: readFeed(answer), whole: null }
  const whole = readJson(answer)
  const list = source.items === undefined ? whole : valueAt(whole, source.items)
  if (!Array.isArray(list)) throw new PullError(noList(whole, source.items))
  const strange = list.findIndex((item) => !isRecord(item))
  if (strange >= 0) throw new PullError(`Item ${strange + 1} of the list is no object`)
  return { items: list as Item[], whole }
}

function noList(whole: unknown, items: string | undefined): string {
  if (items !== undefined) return `There is no list at \`${items}\`${reached(whole, items)}`
  const lists = isRecord(whole) ? Object.keys(whole).filter((name) => Array.isArray(whole[name])) : []
  const hint =
    lists.length > 0 ? `, but one at \`${lists.join('`, `')}\`; \`items\` of the source says where it is` : ''
  return `The answer is no list${hint}`
}

function readJson(answer: string): unknown {
  try {
    return JSON.parse(answer)
  } catch {
    throw new PullError(`The answer is no JSON; it begins with ${JSON.stringify(answer.slice(0, 40))}`)
  }
}

/** Parses CSV. The separator of the first line counts: comma, semicolon or tab. */
function readCsv(answer: string): Item[] {
  const [first = ''] = answer.split('\n')
  const [delimiter = ','] = [',', ';', '\t'].toSorted((a, b) => first.split(b).length - first.split(a).length)
  try {
    return parseCsv(answer, { bom: true, columns: true, delimiter, trim: true, skip_empty_lines: true })
  } catch (error) {
    throw new PullError(`The CSV cannot be read: ${messageOf(error)}`)
  }
}
