import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { FontFace, Range } from './font-face.ts'

/** Parts of a font to keep; `only` these features, if given. */
export interface Part extends FontFace {
  readonly only?: readonly string[]
  /** Whether glyphs keep their ids, so that tables of several subsets fit together. */
  readonly ids?: 'retained'
}

/** Functions of HarfBuzz's subsetter. Objects and strings are pointers into its own memory. */
interface Harfbuzz {
  readonly memory: WebAssembly.Memory
  readonly malloc: (length: number) => number
  readonly hb_blob_create: (data: number, length: number, mode: number, context: number, destroy: number) => number
  readonly hb_blob_get_data: (blob: number, length: number) => number
  readonly hb_blob_get_length: (blob: number) => number
  readonly hb_face_create: (blob: number, index: number) => number
  readonly hb_face_reference_blob: (face: number) => number
  readonly hb_set_add: (set: number, value: number) => void
  readonly hb_set_clear: (set: number) => void
  readonly hb_set_del: (set: number, value: number) => void
  readonly hb_set_invert: (set: number) => void
  readonly hb_subset_input_create_or_fail: () => number
  readonly hb_subset_input_set: (input: number, which: number) => number
  readonly hb_subset_input_set_axis_range: (
    ...args: [input: number, face: number, axis: number, from: number, to: number, standard: number]
  ) => number
  readonly hb_subset_input_set_flags: (input: number, flags: number) => void
  readonly hb_subset_input_unicode_set: (input: number) => number
  readonly hb_subset_or_fail: (face: number, input: number) => number
}

/** `HB_MEMORY_MODE_READONLY`, `HB_SUBSET_SETS_NAME_ID`, `HB_SUBSET_SETS_LAYOUT_FEATURE_TAG`. */
const READONLY = 1
const NAMES = 4
const FEATURES = 6
/** Name id of the copyright notice, which licences require. Other names are removed, because browsers do not use them. */
const COPYRIGHT = 0
/** `HB_SUBSET_FLAGS_RETAIN_GIDS` and `HB_SUBSET_FLAGS_OPTIMIZE_IUP_DELTAS`. */
const RETAIN_IDS = 0x2
const SHORT_DELTAS = 0x400

let compiled: Promise<WebAssembly.Module> | undefined

/** Subsets a TrueType font to characters, features and axis ranges. */
export async function subsetFont(
  font: Uint8Array,
  { weight, width, characters, without, only, ids }: Part,
): Promise<Uint8Array> {
  const harfbuzz = await start()
  const face = harfbuzz.hb_face_create(blobOf(harfbuzz, font), 0)
  const input = harfbuzz.hb_subset_input_create_or_fail()
  harfbuzz.hb_subset_input_set_flags(input, ids === 'retained' ? RETAIN_IDS | SHORT_DELTAS : SHORT_DELTAS)
  keepFeatures(harfbuzz, harfbuzz.hb_subset_input_set(input, FEATURES), without, only)
  keepCopyright(harfbuzz, harfbuzz.hb_subset_input_set(input, NAMES))
  keepCharacters(harfbuzz, harfbuzz.hb_subset_input_unicode_set(input), characters)
  for (const [axis, range] of [['wght', weight] as const, ['wdth', width] as const]) {
    if (range) harfbuzz.hb_subset_input_set_axis_range(input, face, tagOf(axis), ...range, Number.NaN)
  }
  const subset = harfbuzz.hb_subset_or_fail(face, input)
  if (subset === 0) throw new Error('The font cannot be subset.')
  return bytesOf(harfbuzz, harfbuzz.hb_face_reference_blob(subset))
}

/** A new instance for each font, so that its memory is released. */
async function start(): Promise<Harfbuzz> {
  const file = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')
  compiled ??= WebAssembly.compile(readFileSync(file))
  const { exports } = await WebAssembly.instantiate(await compiled)
  return exports as unknown as Harfbuzz
}

function blobOf({ malloc, memory, hb_blob_create }: Harfbuzz, bytes: Uint8Array): number {
  const start = malloc(bytes.length)
  new Uint8Array(memory.buffer).set(bytes, start)
  return hb_blob_create(start, bytes.length, READONLY, 0, 0)
}

function bytesOf({ memory, hb_blob_get_data, hb_blob_get_length }: Harfbuzz, blob: number): Uint8Array {
  const start = hb_blob_get_data(blob, 0)
  return new Uint8Array(memory.buffer).slice(start, start + hb_blob_get_length(blob))
}

function keepCharacters(harfbuzz: Harfbuzz, set: number, ranges: readonly Range[]): void {
  if (ranges.length === 0) return keepAll(harfbuzz, set)
  for (const [from, to] of ranges) {
    for (let character = from; character <= to; character += 1) harfbuzz.hb_set_add(set, character)
  }
}

function keepFeatures(harfbuzz: Harfbuzz, set: number, without: readonly string[], only?: readonly string[]): void {
  if (only) harfbuzz.hb_set_clear(set)
  else keepAll(harfbuzz, set)
  for (const name of only ?? []) harfbuzz.hb_set_add(set, tagOf(name))
  for (const name of without) harfbuzz.hb_set_del(set, tagOf(name))
}

function keepCopyright({ hb_set_add, hb_set_clear }: Harfbuzz, set: number): void {
  hb_set_clear(set)
  hb_set_add(set, COPYRIGHT)
}

function keepAll({ hb_set_clear, hb_set_invert }: Harfbuzz, set: number): void {
  hb_set_clear(set)
  hb_set_invert(set)
}

function tagOf(name: string): number {
  return Buffer.from(name, 'latin1').readUInt32BE()
}
