import { withLetters } from '../../renderer/definitions/decoded.ts'
import path from 'node:path'
import { compare } from '../../renderer/definitions/compare.ts'
import { issueIn, type Issue } from '../../renderer/definitions/issue.ts'
import { textOfFile, writeText } from '../output/text-file.ts'

/** Addresses that have been public. Others may link to them, so none may vanish unnoticed. */
export const URL_LIST = 'content/urls.lock'

const HEAD = `# Addresses that have been public, written by \`kartograf urls --write\`. One that vanishes needs a redirect, or
# \`kartograf urls --remove ADDRESS\`.
`

/** An address and its line. */
export interface Listed {
  readonly address: string
  readonly line: number
}

/** The list of a site; null if there is none. A line that is not an address is an issue. */
export function readUrlList(
  root: string,
): { readonly listed: readonly Listed[]; readonly issues: readonly Issue[] } | null {
  const text = textOfFile(path.join(root, URL_LIST))
  if (text === undefined) return null
  const written = text
    .split('\n')
    .map((text, index) => ({ address: withLetters(text.trim()), line: index + 1 }))
    .filter(({ address }) => address !== '' && !address.startsWith('#'))
  const wrong = written.filter((line) => !isAddress(line))
  return { listed: written.filter(isAddress), issues: wrong.map(notAnAddress) }
}

/** Files may have blanks in their names. */
function isAddress({ address }: Listed): boolean {
  return address.startsWith('/')
}

function notAnAddress({ address, line }: Listed): Issue {
  return issueIn(
    URL_LIST,
    { line, column: 1 },
    {
      code: 'broken-url-list',
      message: `\`${address.slice(0, 60)}\` is no address`,
      expected: 'a path such as /de/career/ on each line',
      hint: 'if two branches are in conflict here, keep the lines of both',
    },
  )
}

export function writeUrlList(root: string, addresses: readonly string[]): void {
  writeText(path.join(root, URL_LIST), `${HEAD}${[...new Set(addresses)].toSorted(compare).join('\n')}\n`)
}
