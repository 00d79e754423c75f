import { readFileSync, statSync } from 'node:fs'
import { issueIn, START, type Issue, type SourceFile } from '../../renderer/definitions/issue.ts'
import { UNWRITABLE } from '../../renderer/content/yaml.ts'
import { placeAt } from '../../renderer/definitions/lines.ts'
import { sha256 } from '../output/paths.ts'

/** Largest text file, in bytes. */
const TEXT_LIMIT = 1024 * 1024

/** Whether there is something to read that comes to an end: a pipe may never say a word. */
export function isRegularFile(absolute: string): boolean {
  return statSync(absolute, { throwIfNoEntry: false })?.isFile() ?? false
}

/** The text of a file that is there. */
export function readText(path: string, absolute: string): SourceFile | Issue {
  if (isRegularFile(absolute)) return decodeText(path, readFileSync(absolute))
  return issueIn(path, START, {
    code: 'forbidden-file',
    message: 'this is not a regular file',
    expected: 'a file of text',
  })
}

/** The bytes of a file as text: UTF-8 without a byte order mark, LF line ends. What is not text is an issue with its line. */
export function decodeText(path: string, bytes: Uint8Array): SourceFile | Issue {
  if (bytes.length > TEXT_LIMIT)
    return fault(path, 1, 'file-too-large', `the file has ${bytes.length} bytes`, `at most ${TEXT_LIMIT} bytes of text`)
  const zero = bytes.indexOf(0)
  if (zero >= 0) return fault(path, lineAt(bytes, zero), 'not-text', 'the file contains a NUL byte', 'text in UTF-8')
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll(/\r\n?/g, '\n')
    const control = UNWRITABLE.exec(text)
    if (control) return controlCharacter(path, text, control)
    return { path, text, digest: sha256(text) }
  } catch {
    const line = lineAt(bytes, firstBadByte(bytes))
    return fault(
      path,
      line,
      'invalid-utf8',
      'the file is not valid UTF-8',
      'text saved as UTF-8 (not Latin-1 or Windows-1252)',
    )
  }
}

function controlCharacter(path: string, text: string, { 0: character, index }: RegExpExecArray): Issue {
  const name = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
  return issueIn(path, placeAt(text, index), {
    code: 'control-character',
    message: `the file contains ${name}, which is no character of a text`,
    expected: 'text, line ends and tabs',
    hint: 'it came with copied text, perhaps: take it out',
  })
}

/** Offset of the first byte that does not belong to a whole character, found by halving. */
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

/** Whether bytes are valid UTF-8, if need be with a last character that is cut off. */
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

function fault(file: string, line: number, code: Issue['code'], message: string, expected: string): Issue {
  return issueIn(file, { line: line, column: 1 }, { code, message, expected })
}
