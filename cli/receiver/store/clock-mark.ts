import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { DAY_MS } from '../../../i18n/clock.ts'

/** What the clock said when requests were last looked through. */
interface Mark {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly isDoubted: boolean
}

/** File of the data folder. Forms have no such name. */
const MARK_FILE = '.clock'

/** A machine that was off for so long is rarer than a clock that is wrong by years. */
const LEAP_MS = 100 * DAY_MS

/** How long a clock has to say the same before it is believed: less than a day, so that the next daily run may delete. */
const DOUBT_MS = 20 * 60 * 60 * 1000

/**
 * Whether the clock has leapt ahead since it was last asked, and has not said so for long enough. `now`: milliseconds since 1970. Notes in
 * the data folder what it says.
 */
export async function hasLeapt(data: string, now: number): Promise<boolean> {
  const last = await readMark(data)
  if (last?.isDoubted && now >= last.at && now < last.at + DOUBT_MS) return true
  const isDoubted = last !== undefined && !last.isDoubted && now > last.at + LEAP_MS
  await writeMark(data, { at: now, isDoubted })
  return isDoubted
}

async function readMark(data: string): Promise<Mark | undefined> {
  try {
    const { at, isDoubted } = JSON.parse(await readFile(path.join(data, MARK_FILE), 'utf8')) as Partial<Mark>
    return typeof at === 'number' ? { at, isDoubted: isDoubted === true } : undefined
  } catch {
    // The first run, or a file that was cut off.
    return undefined
  }
}

async function writeMark(data: string, mark: Mark): Promise<void> {
  try {
    await writeFile(path.join(data, MARK_FILE), JSON.stringify(mark), { mode: 0o600 })
  } catch {
    // On a full disk: deleting is what makes room.
  }
}
