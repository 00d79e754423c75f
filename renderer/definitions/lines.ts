/** Caches line offsets of the last text, so that a file with thousands of errors is split once. */
let last: { readonly text: string; readonly starts: readonly number[] } = { text: '', starts: [0] }

function startsOf(text: string): readonly number[] {
  if (last.text !== text) {
    const starts = [0]
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
    last = { text, starts }
  }
  return last.starts
}

/** Line and column of an offset. */
export function placeAt(text: string, offset: number): { readonly line: number; readonly column: number } {
  const starts = startsOf(text)
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((starts[middle] ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 }
}

/** A line by its number (from 1), without its line break; undefined if it does not exist. */
export function lineOf(text: string, line: number): string | undefined {
  const starts = startsOf(text)
  const start = starts[line - 1]
  return start === undefined ? undefined : text.slice(start, (starts[line] ?? text.length + 1) - 1)
}
