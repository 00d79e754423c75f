import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { asRecord } from '../../renderer/content/plain-data.ts'
import { writeWhole } from '../output/write-whole.ts'
import { DAY_MS } from '../../i18n/clock.ts'

/** Time at which a URL was last found, in milliseconds, by URL. Broken ones are not stored, and so are requested again. */
type Remembered = Readonly<Record<string, number>>

/** URLs that were found within the last day. */
export function recall(cache: string, now: number): Remembered {
  const file = fileIn(cache)
  const known: unknown = existsSync(file) ? parsed(readFileSync(file, 'utf8')) : {}
  const entries = Object.entries(asRecord(known))
  return Object.fromEntries(
    entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number' && isFresh(entry[1], now)),
  )
}

function isFresh(at: number, now: number): boolean {
  return at <= now && now - at < DAY_MS
}

/** Saves the URLs that were found, for `recall`. */
export function remember(cache: string, found: Remembered): void {
  writeWhole(fileIn(cache), JSON.stringify(found))
}

function fileIn(cache: string): string {
  return path.join(cache, 'external-links.json')
}

/** A damaged file counts as empty, which only costs requests. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
