import { DomUtils, parseDocument } from 'htmlparser2'
import { Html, htmlOfText, refuseDeep, textOfHtml } from './html-text.ts'
import type { Item } from './paths.ts'
import { PullError } from './pull-error.ts'

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number]

const XML = { xmlMode: true }

const isRoot = (name: string): boolean => ['rss', 'feed', 'rdf:RDF'].includes(name)

/**
 * Parses RSS or Atom into items with `title`, `link`, `id`, `date`, `summary` and `content`. Throws PullError if it is neither, and
 * RangeError if its elements are too deep.
 */
export function readFeed(answer: string): Item[] {
  refuseDeep(answer, XML)
  const [root] = DomUtils.getElementsByTagName(isRoot, parseDocument(answer, XML), true, 1)
  if (!root) throw new PullError('The answer is no feed')
  const [name, itemOf] = root.name === 'feed' ? (['entry', atomItem] as const) : (['item', rssItem] as const)
  return itemsIn(root, name).map(itemOf)
}

/** RSS has its items in the channel, or beside it (1.0). One within another is none: its text would be that of both. */
function itemsIn(root: Element, name: string): Element[] {
  const channels = DomUtils.getElementsByTagName('channel', root.children, false)
  return [root, ...channels].flatMap(({ children }) => DomUtils.getElementsByTagName(name, children, false))
}

/** RSS does not say whether a text is HTML; in practice, it is. */
function rssItem(item: Element): Item {
  const read = (name: string): string | undefined => textOf(childOf(item, name))
  const [title, summary, link] = [read('title'), read('description'), read('link')]
  const content = read('content:encoded')
  return {
    title: title && textOfHtml(title),
    link,
    id: read('guid') ?? link,
    date: instantOf(read('pubDate') ?? read('dc:date')),
    summary: summary && new Html(summary),
    content: content && new Html(content),
  }
}

function atomItem(entry: Element): Item {
  const [title, summary, content] = ['title', 'summary', 'content'].map((name) => htmlOf(childOf(entry, name)))
  const link = pageOf(entry)
  const shown = summary ?? content
  return {
    title: title && textOfHtml(title),
    link,
    id: textOf(childOf(entry, 'id')) ?? link,
    date: instantOf(textOf(childOf(entry, 'updated'))),
    summary: shown && new Html(shown),
    content: content && new Html(content),
  }
}

/** The page of an entry: `alternate`, which a link without `rel` is too. Others lead to the entry as XML, or to a recording. */
function pageOf(entry: Element): string | undefined {
  const links = DomUtils.getElementsByTagName('link', entry.children, false)
  return links.find(({ attribs }) => (attribs['rel'] ?? 'alternate') === 'alternate')?.attribs['href']
}

/** A text of Atom as HTML: its `type` says what it is, which is plain text if it is missing. */
function htmlOf(element: Element | undefined): string | undefined {
  const type = element?.attribs['type'] ?? 'text'
  if (element && type === 'xhtml') return DomUtils.getInnerHTML(element, { xmlMode: false }).trim() || undefined
  const text = textOf(element)
  return text === undefined || type === 'html' || type === 'text/html' ? text : htmlOfText(text)
}

function childOf(element: Element, name: string): Element | undefined {
  return DomUtils.getElementsByTagName(name, element.children, false, 1)[0]
}

/** Undefined for an element without text. */
function textOf(element: Element | undefined): string | undefined {
  return element === undefined ? undefined : DomUtils.textContent(element).trim() || undefined
}

/** A date of a feed, as text; undefined if it is none, as in `<pubDate>yesterday</pubDate>`. */
function instantOf(date: string | undefined): string | undefined {
  const instant = new Date(date ?? '')
  return Number.isNaN(instant.getTime()) ? undefined : instant.toISOString()
}
