import type { LocalePack } from 'kartograf'
import { writeDigits } from 'kartograf/client'

const KILOBYTE = 1024
const MEGABYTE = KILOBYTE * KILOBYTE

/** Number separators and unit patterns (`{0} KB`) of a language, because the browser has no locale packs. */
export interface FileSizes {
  readonly signs: Pick<LocalePack['numbers'], 'decimal' | 'group' | 'minimumGrouping'>
  readonly kilobytes: string
  readonly megabytes: string
}

/** A human-readable file size: `38 KB`, `1.4 MB`; with a comma in German and Spanish. */
export function fileSize(bytes: number, { signs, kilobytes, megabytes }: FileSizes): string {
  if (bytes < MEGABYTE) return kilobytes.replace('{0}', writeDigits(Math.ceil(bytes / KILOBYTE), signs))
  return megabytes.replace('{0}', writeDigits(bytes / MEGABYTE, signs, 1))
}
