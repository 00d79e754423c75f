import type { Found, Passage, Piece } from 'kartograf/client'
import { element } from './element.ts'

/** A displayed result. */
export interface Option {
  readonly found: Found
  readonly link: HTMLAnchorElement
  readonly pieces: PiecesOf
}

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
  const link = element('a', { id, role: 'option', tabindex: '-1', href: found.path, 'aria-selected': 'false' }, title)
  return { found, link, pieces }
}

/** Adds the passage with the words to a result, and links to it. */
export function showPassage({ found, link, pieces }: Option, { anchor, heading, text }: Passage): void {
  if (anchor !== '') link.href = `${found.path}#${anchor}`
  if (heading !== '' && heading !== found.title)
    link.append(element('span', { class: 'search-heading' }, ...marked(pieces(heading))))
  if (text !== '') link.append(element('span', { class: 'search-text' }, ...marked(pieces(text))))
}

function marked(pieces: readonly Piece[]): (Node | string)[] {
  return pieces.map(({ text, isFound }) => (isFound ? element('mark', {}, text) : text))
}
