import { compare } from '../../renderer/definitions/compare.ts'
import { isCompressedCopy } from './compressed-copy.ts'
import type { OutputFile } from './record.ts'

/** Addresses of an output that differ from those of the build before, with the language and the slash: for a cache to purge. */
export interface ChangedAddresses {
  readonly added: readonly string[]
  readonly changed: readonly string[]
  readonly removed: readonly string[]
}

type Files = Readonly<Record<string, Pick<OutputFile, 'hash'>>>

/** Compares the bytes of every file; without an earlier build everything is new. Files that tell the build apart are left out, and compressed copies, which have no address of their own. */
export function changedAddresses(before: Files, now: ReadonlyMap<string, Pick<OutputFile, 'hash'>>): ChangedAddresses {
  const files = [...now.keys()]
  const addressesOf = (some: readonly string[]): string[] =>
    some
      .filter((file) => !file.startsWith('builds/') && !isCompressedCopy(file))
      .map(addressOf)
      .toSorted(compare)
  return {
    added: addressesOf(files.filter((file) => !Object.hasOwn(before, file))),
    changed: addressesOf(files.filter((file) => (before[file]?.hash ?? now.get(file)?.hash) !== now.get(file)?.hash)),
    removed: addressesOf(Object.keys(before).filter((file) => !now.has(file))),
  }
}

/** `de/career/index.html` → `/de/career/` */
function addressOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '$1')}`
}

/** Whether it is that of a page, and not of a picture, a payload or a feed. */
export function isPageAddress(address: string): boolean {
  return address.endsWith('/')
}
