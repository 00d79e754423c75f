import { locatorOf } from '../content/source-file.ts'
import type { Entry } from '../definitions/entry.ts'
import { issueIn, type DataPath, type Issue } from '../definitions/issue.ts'

/** Why an entry claims an address, from the strongest reason to the weakest: the entry with the weaker one gets the issue. */
const REASONS = ['folder', 'path', 'archive', 'alias'] as const

/** An address that an entry claims; `at` is the field that says so. */
export interface Claim {
  readonly path: string
  readonly entry: Entry
  readonly reason: (typeof REASONS)[number]
  readonly at: DataPath
}

/** Who has which address, and who wanted one that is taken. */
export interface Claims {
  readonly owners: Map<string, Claim>
  readonly issues: Issue[]
}

/** Gives an address to the first who claims it. The others are issues that name both files. Whether it was free. */
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
    message: `${path} is the path of both ${entry.file.path} and ${other.file.path}`,
    expected: 'one file for each path',
    hint: 'rename one of the folders, or change `path` or `aliases`',
  })
}

function twice({ path, entry, at }: Claim): Issue {
  return issueIn(entry.file.path, locatorOf(entry.file)(at), {
    code: 'duplicate-url',
    message: `${path} is claimed twice by this file`,
    expected: 'each path once, and no alias that is the path of the page',
    hint: 'remove the second',
  })
}
