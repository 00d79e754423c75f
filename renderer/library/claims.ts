import { withLetters } from '../definitions/decoded.ts'
import { locatorOf } from '../content/front-matter.ts'
import type { Entry } from '../definitions/entry.ts'
import { issueIn, type DataPath, type Issue } from '../definitions/issue.ts'

/** Reasons for claiming an address, strongest first. In a conflict, the entry with the weaker reason gets the issue. */
const REASONS = ['folder', 'path', 'archive', 'alias'] as const

/** An address claimed by an entry. `at`: the field that states it. */
export interface Claim {
  readonly path: string
  readonly entry: Entry
  readonly reason: (typeof REASONS)[number]
  readonly at: DataPath
}

/** Owners of addresses, and conflicts. */
export interface Claims {
  readonly owners: Map<string, Claim>
  readonly issues: Issue[]
}

/** Assigns an address to its first claim; later ones are issues that name both files. Returns whether it was free. */
export function claim({ owners, issues }: Claims, made: Claim): boolean {
  const owner = owners.get(made.path)
  if (owner) issues.push(...conflict(made, owner))
  else owners.set(made.path, made)
  return !owner
}

/** Sorts claims so that the strongest come first. */
export function byReason(claims: readonly Claim[]): Claim[] {
  return claims.toSorted((a, b) => REASONS.indexOf(a.reason) - REASONS.indexOf(b.reason))
}

/** The issue is in the file with the weaker claim, or in both if they are equal. */
function conflict(made: Claim, owner: Claim): Issue[] {
  if (made.entry === owner.entry) return [twice(made)]
  return made.reason === owner.reason ? [taken(made, owner), taken(owner, made)] : [taken(made, owner)]
}

function taken({ path, entry, at }: Claim, { entry: other }: Claim): Issue {
  return issueIn(entry.file.path, locatorOf(entry.file)(at), {
    code: 'duplicate-url',
    message: `${withLetters(path)} is the path of both ${entry.file.path} and ${other.file.path}`,
    expected: 'one file for each path',
    hint: 'rename one of the folders, or change `path` or `aliases`',
  })
}

function twice({ path, entry, at }: Claim): Issue {
  return issueIn(entry.file.path, locatorOf(entry.file)(at), {
    code: 'duplicate-url',
    message: `${withLetters(path)} is claimed twice by this file`,
    expected: 'each path once, and no alias that is the path of the page',
    hint: 'remove the second',
  })
}
