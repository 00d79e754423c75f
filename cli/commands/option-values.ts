import { InvalidArgumentError } from 'commander'
import { baseUrlProblem } from '../../renderer/content/base-url.ts'
import type { Shard } from '../build/shards/shards.ts'

/** Parses a valid date, or a time with an offset: without one it would depend on the machine. */
export function parseInstant(value: string): string {
  const [, day] = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/.exec(value) ?? []
  const midnight = new Date(`${day}T00:00:00Z`)
  const instant = new Date(value)
  if (
    Number.isNaN(midnight.getTime()) ||
    midnight.toISOString().slice(0, 10) !== day ||
    Number.isNaN(instant.getTime())
  )
    throw new InvalidArgumentError('Expected a date such as 2027-01-01 or 2027-01-01T09:00:00Z.')
  return instant.toISOString()
}

/** A part of a build, `2/4`. Throws InvalidArgumentError for anything else, and for a part beyond the whole. */
export function parseShard(value: string): Shard {
  const [, number = NaN, of = NaN] = (/^(\d{1,4})\/(\d{1,4})$/.exec(value) ?? []).map(Number)
  if (!(number >= 1 && number <= of)) throw new InvalidArgumentError('Expected a part of a whole, such as 2/4.')
  return { number, of }
}

/** Refuses an empty text, as of a shell variable that is not set: it would select everything. */
export function parseText(value: string): string {
  if (value.trim() === '') throw new InvalidArgumentError('Expected a text, got none: a shell variable may be empty.')
  return value
}

/**
 * The name of an address, an entry or a source with slashes: shells of Windows complete paths of files with backslashes, which none of
 * these has.
 */
export function withSlashes(name: string): string {
  return name.replaceAll('\\', '/')
}

export function parsePort(value: string): number {
  const port = Number(value)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new InvalidArgumentError('Expected a number from 0 to 65535.')
  return port
}

/**
 * An absolute URL with http or https, without query and hash. Throws InvalidArgumentError for others, and for what cannot be a base URL.
 */
export function parseUrl(value: string): string {
  if (!/^https?:\/\/[^\s/"'<>?#]+(\/[^\s"'<>?#]*)?$/.test(value) || !URL.canParse(value))
    throw new InvalidArgumentError('Expected a URL such as https://www.example.com.')
  const problem = baseUrlProblem(value)
  if (problem !== undefined) throw new InvalidArgumentError(`${problem.message}: ${problem.hint}.`)
  return value
}
