import { isUtf8 } from 'node:buffer'
import { readFile } from '../../output/read-file.ts'
import type { Issue, SourceFile } from '../../../renderer/definitions/issue.ts'
import { UNWRITABLE } from '../../../renderer/content/yaml/yaml.ts'
import { sha256 } from '../../output/digest.ts'
import { isRegularFile } from '../../output/stats-of.ts'
import { plainText } from './plain-text.ts'
import {
  controlCharacter,
  leftMark,
  mergeConflict,
  notRegular,
  notUtf8,
  tooLarge,
  utf16,
  zeroByte,
} from './decode-faults.ts'

/** Maximum size of a text file in bytes. */
export const TEXT_LIMIT = 1024 * 1024

/** The text of an existing file. */
export function readText(path: string, absolute: string): SourceFile | Issue {
  if (isRegularFile(absolute)) return decodeText(path, readFile(absolute))
  return notRegular(path)
}

/** Decodes a file in UTF-8 to the text that the site reads. Invalid bytes are an issue with their line. */
export function decodeText(path: string, bytes: Uint8Array): SourceFile | Issue {
  if (bytes.length > TEXT_LIMIT) return tooLarge(path, bytes.length, TEXT_LIMIT)
  if (isUtf16(bytes)) return utf16(path)
  const zero = bytes.indexOf(0)
  if (zero >= 0) return zeroByte(path, lineAt(bytes, zero))
  try {
    const text = plainText(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes))
    const control = UNWRITABLE.exec(text)
    if (control) return controlCharacter(path, text, control)
    const conflict = conflictIn(text)
    if (conflict >= 0) return mergeConflict(path, text, conflict)
    const mark = LONE_MARK.exec(dataIn(path, text))
    if (mark) return leftMark(path, text, mark)
    return { path, text, digest: sha256(text) }
  } catch {
    return notUtf8(path, lineAt(bytes, firstBadByte(bytes)))
  }
}

/** Whether a file begins as editors begin UTF-16, such as Notepad with _Unicode_. */
export function isUtf16([first, second]: Uint8Array): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
}

/**
 * The offset of what Git writes around two versions of a passage: lines `<<<<<<< HEAD`, `=======` and `>>>>>>> branch`, one after the
 * other; −1 without. A regular expression would try each of many first lines with each of many others.
 */
function conflictIn(text: string): number {
  if (!text.includes('<<<<<<< ')) return -1
  const lines = `\n${text}`
  const start = lines.indexOf('\n<<<<<<< ')
  const middle = start < 0 ? -1 : lines.indexOf('\n=======\n', start + 1)
  return middle < 0 || !lines.includes('\n>>>>>>> ', middle + 1) ? -1 : start
}

/** One of them alone, after a merge that was not finished. In a body, `=======` underlines a heading, and code may show the others. */
const LONE_MARK = /^(?:<{7}|>{7}|\|{7}|={7}$).*/m

/** The YAML or JSON of a file: all of it, or the front matter with what is before it. */
function dataIn(path: string, text: string): string {
  if (!path.endsWith('.md')) return text
  const [before = '', data = ''] = text.split(/^---$/m, 2)
  return data === '' ? '' : `${before}---${data}`
}

/** The line of the first byte that is no UTF-8; null if all are. */
export function firstBadLine(bytes: Uint8Array): number | null {
  return isUtf8(bytes) ? null : lineAt(bytes, firstBadByte(bytes))
}

/** Offset of the first invalid byte, by binary search. */
function firstBadByte(bytes: Uint8Array): number {
  let low = 0
  let high = bytes.length
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (isValidStart(bytes.subarray(0, middle))) low = middle
    else high = middle - 1
  }
  return low
}

/** Whether bytes are valid UTF-8, optionally with a truncated last character. */
function isValidStart(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}

function lineAt(bytes: Uint8Array, offset: number): number {
  return bytes.subarray(0, offset).filter((byte) => byte === 10).length + 1
}
