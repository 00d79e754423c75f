import type { Imported } from './import-site.ts'

type Notes = Imported['notes']

/** A note with its place, `de/post.md:12`. */
interface Placed {
  readonly place: string
  readonly text: string
}

/**
 * What the notes say, a line each. If these are more than `most`, notes that say the same are one line: where it is first, and how often. The
 * most frequent are first then, since the rest is only counted.
 */
export function noteLines(notes: Notes, most: number): string[] {
  const all = notes.flatMap(placesOf)
  return all.length > most ? grouped(all) : all.map(({ place, text }) => `${place} ${text}`)
}

/** Divides notes: sites have hundreds about links, which would hide the others. */
export function notesByKind(all: Notes): { readonly links: Notes; readonly others: Notes } {
  return { links: only(all, (text) => LINK.test(text)), others: only(all, (text) => !LINK.test(text)) }
}

const LINK = /^(?:link to|anchor) /

function only(all: Notes, isWanted: (text: string) => boolean): Notes {
  return all.map(({ file, notes }) => ({ file, notes: notes.filter(({ text }) => isWanted(text)) }))
}

function placesOf({ file, notes }: Notes[number]): Placed[] {
  return notes.map(({ line, text }) => ({ place: `${file}:${line}`, text }))
}

function grouped(all: readonly Placed[]): string[] {
  const groups = new Map<string, { readonly place: string; count: number }>()
  for (const { place, text } of all) {
    const group = groups.get(text)
    if (group) group.count++
    else groups.set(text, { place, count: 1 })
  }
  return [...groups]
    .toSorted(([, a], [, b]) => b.count - a.count)
    .map(([text, { place, count }]) => `${place} ${text}${count === 1 ? '' : ` (${count} times)`}`)
}
