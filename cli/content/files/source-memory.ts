import { type Stats } from 'node:fs'
import { readFile } from '../../output/read-file.ts'
import type { Issue, SourceFile } from '../../../renderer/definitions/issue.ts'
import { stampOf } from '../../output/stats-of.ts'
import { isActive } from './active-xml.ts'
import { assetOf, copyOf, type ReadBinary } from './binary-file.ts'
import { decodeText } from './decode.ts'

/** What is known of a file. */
export interface Known extends ReadBinary {
  readonly stamp: string
  readonly text?: SourceFile | Issue
}

/** Files read earlier in this process, by path. A file with the same size and time is not read again. */
export type SourceMemory = Map<string, Known>

/** Reads a text, unless the memory has it. */
export function readText(memory: SourceMemory, absolute: string, relative: string, stats: Stats): Known['text'] {
  return remember(memory, absolute, stats, () => ({ text: decodeText(relative, readFile(absolute)) })).text
}

/** Reads a file that is copied, unless the memory has it. `address`: its path in the output, for files that keep their name. */
export function readBinary(memory: SourceMemory, absolute: string, stats: Stats, address: string | undefined): Known {
  return remember(memory, absolute, stats, () => {
    if (isActive(absolute, () => readFile(absolute).toString())) return { isActive: true }
    return address === undefined ? assetOf(absolute) : copyOf(absolute, address)
  })
}

function remember(memory: SourceMemory, absolute: string, stats: Stats, read: () => Omit<Known, 'stamp'>): Known {
  const stamp = stampOf(stats)
  const known = memory.get(absolute)
  if (known?.stamp === stamp) return known
  const fresh = { stamp, ...read() }
  memory.set(absolute, fresh)
  return fresh
}

/** A text that was read by a thread, with the stamp of its file before reading. */
export function knownText(stats: Stats, text: SourceFile): Known {
  return { stamp: stampOf(stats), text }
}
