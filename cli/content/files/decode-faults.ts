import { issueIn, START, type Issue } from '../../../renderer/definitions/issue.ts'
import { codePointOf } from '../../../renderer/definitions/letters/letters.ts'
import { placeAt } from '../../../renderer/definitions/lines.ts'

export function notRegular(path: string): Issue {
  return issueIn(path, START, {
    code: 'forbidden-file',
    message: 'this is not a regular file',
    expected: 'a text file',
  })
}

export function tooLarge(path: string, bytes: number, limit: number): Issue {
  return issueIn(path, START, {
    code: 'file-too-large',
    message: `the file has ${bytes} bytes`,
    expected: `at most ${limit} bytes of text`,
  })
}

export function zeroByte(path: string, line: number): Issue {
  return issueIn(
    path,
    { line, column: 1 },
    {
      code: 'not-text',
      message: 'the file contains a NUL byte',
      expected: 'text in UTF-8',
    },
  )
}

export function notUtf8(path: string, line: number): Issue {
  return issueIn(
    path,
    { line, column: 1 },
    {
      code: 'invalid-utf8',
      message: 'the file is not valid UTF-8',
      expected: 'text saved as UTF-8 (not Latin-1 or Windows-1252)',
    },
  )
}

export function utf16(path: string): Issue {
  return issueIn(path, START, {
    code: 'invalid-utf8',
    message: 'the file is saved as UTF-16',
    expected: 'text in UTF-8',
    hint: 'save it again, and choose UTF-8 as its encoding',
  })
}

export function mergeConflict(path: string, text: string, index: number): Issue {
  return issueIn(path, placeAt(text, index), {
    code: 'merge-conflict',
    message: 'the file contains conflict markers of Git around two versions of this passage',
    expected: 'one of the two',
    hint: 'remove the lines that begin with <<<<<<<, ======= and >>>>>>>, and the wrong version; to show such lines, indent them',
  })
}

export function leftMark(path: string, text: string, { 0: mark, index }: RegExpExecArray): Issue {
  return issueIn(path, placeAt(text, index), {
    code: 'merge-conflict',
    message: `\`${mark.slice(0, 7)}\` is a conflict marker of Git, left from a merge`,
    expected: 'one version of each passage, without markers',
    hint: 'remove the line, and what is left of the wrong version',
  })
}

export function controlCharacter(path: string, text: string, { 0: character, index }: RegExpExecArray): Issue {
  return issueIn(path, placeAt(text, index), {
    code: 'control-character',
    message: `the file contains ${codePointOf(character)}, which is not allowed in text`,
    expected: 'text, line ends and tabs',
    hint: 'remove it; it may have come with copied text',
  })
}
