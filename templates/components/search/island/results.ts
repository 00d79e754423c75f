import { fold, type Found, type Passage } from 'kartograf/client'
import { element } from './element.ts'

/** A displayed result. */
export interface Option {
  readonly found: Found
  readonly link: HTMLAnchorElement
}

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

export function optionOf(found: Found, id: string): Option {
  const title = element('span', { class: 'search-title' }, ...marked(found.title, found.words))
  const link = element('a', { id, role: 'option', tabindex: '-1', href: found.path, 'aria-selected': 'false' }, title)
  return { found, link }
}

/** Adds the passage with the words to a result, and links to it. */
export function showPassage({ found, link }: Option, { anchor, heading, text }: Passage): void {
  if (anchor !== '') link.href = `${found.path}#${anchor}`
  if (heading !== '' && heading !== found.title)
    link.append(element('span', { class: 'search-heading' }, ...marked(heading, found.words)))
  if (text !== '') link.append(element('span', { class: 'search-text' }, ...marked(text, found.words)))
}

/** A text with the found words marked. Words are compared by their beginning, because the index has stems. */
function marked(text: string, words: readonly string[]): (Node | string)[] {
  const isHit = (word: string): boolean => {
    const plain = fold(word)
    return words.some((found) => plain.startsWith(found))
  }
  return text
    .split(/([\p{L}\p{N}]+)/u)
    .map((part, at) => (at % 2 === 1 && isHit(part) ? element('mark', {}, part) : part))
}
