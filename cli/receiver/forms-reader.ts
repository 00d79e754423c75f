import { readFileSync, statSync } from 'node:fs'
import type { FormsFile } from '../../renderer/forms/contract.ts'

/**
 * Reads the current forms of an output; none if it has no such file. While a new build is put in place, the file may be missing or
 * incomplete for a moment; the previous forms are used meanwhile.
 */
export function formsReader(file: string): () => FormsFile {
  let known: FormsFile | undefined
  let stamp = ''
  return () => {
    const { mtimeMs = 0, size = 0 } = statSync(file, { throwIfNoEntry: false }) ?? {}
    if (size === 0) return known ?? NONE
    if (known && stamp === `${mtimeMs} ${size}`) return known
    known = readForms(file, known)
    stamp = `${mtimeMs} ${size}`
    return known
  }
}

const NONE: FormsFile = { timeZone: 'UTC', forms: [] }

function readForms(file: string, last: FormsFile | undefined): FormsFile {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as FormsFile
  } catch (cause) {
    if (last) return last
    throw new Error(`${file} could not be read. Generate the site again.`, { cause })
  }
}
