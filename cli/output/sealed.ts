import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { sha256 } from './digest.ts'
import { writeWhole } from './write-whole.ts'

/** The part of all values up to which changed ones are made again faster than all are saved. */
export const FEW = 0.02

/** Length of a digest in characters. */
const DIGEST = 64

/** Stores bytes for a later run, preceded by their digest, so that modified or truncated files are detected. */
export function writeSealedBytes(file: string, bytes: Uint8Array): void {
  writeWhole(file, sealed(bytes))
}

function sealed(bytes: Uint8Array): Buffer {
  return Buffer.concat([Buffer.from(sha256(bytes)), bytes])
}

/** The stored bytes; undefined if missing or modified. */
export function readSealedBytes(file: string): Buffer | undefined {
  try {
    const sealed = readFileSync(file)
    const bytes = sealed.subarray(DIGEST)
    return sha256(bytes) === sealed.toString('latin1', 0, DIGEST) ? bytes : undefined
  } catch {
    // No file yet: start from scratch.
    return undefined
  }
}

/** Stores a value as JSON, like `writeSealedBytes`. */
export function writeSealed(file: string, value: unknown): void {
  writeWhole(file, sealedValue(value))
}

/** A value as the bytes of a file that `readSealed` reads. */
export function sealedValue(value: unknown): Uint8Array {
  return sealed(Buffer.from(JSON.stringify(value)))
}

/** The stored value; undefined if missing or modified. */
export function readSealed(file: string): unknown {
  const bytes = readSealedBytes(file)
  return bytes && JSON.parse(bytes.toString('utf8'))
}

/**
 * Stores a value in the format of V8, which is faster than JSON and knows maps and bytes, for later runs that ask with the same key. `key`:
 * the versions of what has made it.
 */
export function writeSerialized(file: string, key: string, value: unknown): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeSealedBytes(file, Buffer.concat([Buffer.from(startOf(key)), serialize(value)]))
}

/** The stored value; undefined if missing, modified, or stored with another key. */
export function readSerialized(file: string, key: string): unknown {
  const bytes = readSealedBytes(file)
  const start = startOf(key)
  return bytes?.toString('utf8', 0, start.length) === start ? deserialize(bytes.subarray(start.length)) : undefined
}

/** Values written by another Node version may be unreadable. */
function startOf(key: string): string {
  return `${key} ${process.version}\n`
}
