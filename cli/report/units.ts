/** A size for people: `14.2 kB`, `3.1 MB`. */
export function bytes(count: number): string {
  return count < 1_000_000 ? `${(count / 1000).toFixed(1)} kB` : `${(count / 1_000_000).toFixed(1)} MB`
}

/** A time for people: `380 ms`, `2.41 s`. */
export function duration(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(2)} s`
}
