import type { LocalePack } from 'kartograf'
import { writeDigits } from 'kartograf/client'

const KILOBYTE = 1024
const MEGABYTE = KILOBYTE * KILOBYTE

/** Number separators and units of a language, `{0} KB`: the browser has no packs. */
export interface FileSizes {
  readonly signs: Pick<LocalePack['numbers'], 'decimal' | 'group' | 'minimumGrouping'>
  readonly kilobytes: string
  readonly megabytes: string
}

/** The size of a file for people: `38 KB`, `1.4 MB`; in German and Spanish with a comma. */
export function fileSize(bytes: number, { signs, kilobytes, megabytes }: FileSizes): string {
  if (bytes < MEGABYTE) return kilobytes.replace('{0}', writeDigits(Math.ceil(bytes / KILOBYTE), signs))
  return megabytes.replace('{0}', writeDigits(bytes / MEGABYTE, signs, 1))
}
