import type { Found, Passage, Piece } from 'kartograf/client'
import { element } from './element.ts'

/** A displayed result. */
export interface Option {
  readonly found: Found
  readonly link: HTMLAnchorElement
  readonly room: HTMLElement
  readonly pieces: PiecesOf
}

/** As long as a passage mostly is; never seen. */
const LINE = 'passage '
const LINES = LINE.repeat(17)

/** Divides a text of the page at its words. */
type PiecesOf = (text: string) => readonly Piece[]

interface Group {
  readonly name: string
  readonly pages: readonly Found[]
}

/** Results by kind; the kind with the best result comes first. */
export function groupsOf(found: readonly Found[], kinds: Readonly<Record<string, string>>): Group[] {
  const groups = new Map<string, Found[]>()
  for (const page of found) {
    const name = kinds[page.kind] ?? page.kind
    groups.set(name, [...(groups.get(name) ?? []), page])
  }
  return [...groups].map(([name, pages]) => ({ name, pages }))
}

export function optionOf(found: Found, id: string, pieces: PiecesOf): Option {
  const title = element('span', { class: 'search-title' }, ...marked(pieces(found.title)))
  const room = roomForPassage()
  const attributes = { id, role: 'option', tabindex: '-1', href: found.path, 'aria-selected': 'false' }
  return { found, link: element('a', attributes, title, room), room, pieces }
}

/** Keeps about the place of a heading and a passage: on a slow line, results would move under the finger for seconds. */
function roomForPassage(): HTMLElement {
  const room = element('span', { class: 'search-text' }, LINE, element('br'), LINES)
  room.style.visibility = 'hidden'
  return room
}

/** Puts the passage with the words, if there is one, into the room that a result has for it, and links to it. */
export function showPassage({ found, link, room, pieces }: Option, passage: Passage | null): void {
  room.remove()
  if (!passage) return
  const { anchor, heading, text } = passage
  if (anchor !== '') link.href = `${found.path}#${anchor}`
  if (heading !== '' && heading !== found.title)
    link.append(element('span', { class: 'search-heading' }, ...marked(pieces(heading))))
  if (text !== '') link.append(element('span', { class: 'search-text' }, ...marked(pieces(text))))
}

function marked(pieces: readonly Piece[]): (Node | string)[] {
  return pieces.map(({ text, isFound }) => (isFound ? element('mark', {}, text) : text))
}
