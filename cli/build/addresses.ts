import { withEscapes } from '../../renderer/definitions/decoded.ts'
import { compare } from '../../renderer/definitions/compare.ts'
import { isCompressedCopy } from '../output/compressed-copy.ts'
import type { OutputFile } from '../output/output-file.ts'

/** Addresses whose content differs from the previous build, with language and trailing slash, so that a cache can purge them. */
export interface ChangedAddresses {
  readonly added: readonly string[]
  readonly changed: readonly string[]
  readonly removed: readonly string[]
}

type Files = Readonly<Record<string, Pick<OutputFile, 'hash'>>>

/** Compares the digests of all files that have an address; without an earlier build, everything is new. */
export function changedAddresses(before: Files, now: ReadonlyMap<string, Pick<OutputFile, 'hash'>>): ChangedAddresses {
  const files = [...now.keys()]
  const addressesOf = (some: readonly string[]): string[] => some.filter(hasAddress).map(addressOf).toSorted(compare)
  return {
    added: addressesOf(files.filter((file) => !Object.hasOwn(before, file))),
    changed: addressesOf(files.filter((file) => (before[file]?.hash ?? now.get(file)?.hash) !== now.get(file)?.hash)),
    removed: addressesOf(Object.keys(before).filter((file) => !now.has(file))),
  }
}

/** Whether pages can refer to a file: not to those about the build, and not to a compressed copy. */
export function hasAddress(file: string): boolean {
  return !file.startsWith('builds/') && !isCompressedCopy(file)
}

/** `de/career/index.html` → `/de/career/`, as browsers and caches ask for it. */
function addressOf(file: string): string {
  return withEscapes(`/${file.replace(/(^|\/)index\.html$/, '$1')}`)
}

/** Whether an address is that of a page, not of a picture, payload or feed. */
export function isPageAddress(address: string): boolean {
  return address.endsWith('/')
}
