/** Draws pages for a second reader. The same seed draws the same pages as long as the list is the same. */
export function drawn(pages: readonly string[], seed: string, count: number): readonly string[] {
  const ranked = [...new Set(pages)].map((page) => ({ page, rank: hashOf(`${seed} ${page}`) }))
  return ranked
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, count)
    .map(({ page }) => page)
    .toSorted()
}

/** FNV-1a with the last steps of MurmurHash3: names that differ in one letter come out far apart. */
function hashOf(text: string): number {
  const hash = Array.from(text).reduce(
    (value, character) => mixed(value ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93),
    0x81_1c_9d_c5,
  )
  const once = mixed(hash ^ (hash >>> 16), 0x85_eb_ca_6b)
  const twice = mixed(once ^ (once >>> 13), 0xc2_b2_ae_35)
  return (twice ^ (twice >>> 16)) >>> 0
}

function mixed(value: number, factor: number): number {
  return Math.imul(value, factor) >>> 0
}
