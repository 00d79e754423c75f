import { stripVTControlCharacters } from 'node:util'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { issuesReport } from '../../../../cli/terminal/report.ts'
import { issueOf } from '../../builders.ts'
import { temporaryFolder, writeFiles } from '../temporary.ts'

const TERMINAL = { isTTY: true, columns: 60, hasColors: () => true }
const MESSAGE = 'the link leads to a page that is not there, and there are many words to say about it'

function reported(screen: object, text = 'one\nhref: /x\n'): string {
  const root = temporaryFolder()
  writeFiles(root, { 'content/a.md': text })
  const issue = issueOf({ file: 'content/a.md', line: 2, column: 7, message: MESSAGE, hint: 'write another' })
  return issuesReport([issue], root, screen).replaceAll(root, 'ROOT')
}

afterEach(() => vi.unstubAllEnvs())

describe('issues on a terminal', () => {
  test('are in colours, and their place is a link to the file', () => {
    vi.stubEnv('TERM_PROGRAM', '')
    const told = reported(TERMINAL)
    expect(told).toContain(
      '\u001B]8;;file://ROOT/content/a.md\u0007\u001B[1mcontent/a.md:2:7\u001B[22m\u001B]8;;\u0007',
    )
    expect(told).toContain('\u001B[31merror\u001B[39m')
    expect(told).toContain('\u001B[36m  hint:\u001B[39m write another')
  })

  test('have no link where the terminal finds files and lines by itself', () => {
    vi.stubEnv('TERM_PROGRAM', 'vscode')
    expect(reported(TERMINAL)).not.toContain('\u001B]8;;')
  })

  test('are plain without colours, as with NO_COLOR, and broken between words all the same', () => {
    const told = reported({ ...TERMINAL, hasColors: () => false })
    expect(told).not.toContain('\u001B')
    expect(told).toContain(
      '  the link leads to a page that is not there, and there are\n  many words to say about it\n',
    )
  })

  test.each([40, 60, 100])('are not wider than %d columns, with the caret below its character', (columns) => {
    const text = `one\nhref: ${'/x'.repeat(100)}\n`
    const lines = stripVTControlCharacters(reported({ ...TERMINAL, columns }, text)).split('\n')
    const issue = lines.slice(0, -2)
    expect(issue.filter((line) => line.length > columns)).toEqual([])
    const caret = issue.findIndex((line) => line.trim().endsWith('^'))
    expect(issue[caret - 1]?.[issue[caret]?.indexOf('^') ?? -1]).toBe('/')
  })

  test('say the same as in a pipe', () => {
    const words = (text: string): string => stripVTControlCharacters(text).replaceAll(/\s+/g, ' ')
    expect(words(reported(TERMINAL))).toBe(words(reported({})))
  })
})
