import type { Root, RootContent } from 'hast'
import { escapeHtml } from '../definitions/html.ts'

/** Elements that consumers of structured data display. Other tags are removed and their text kept. */
const KEPT = new Set(['p', 'ul', 'ol', 'li', 'strong', 'em', 'h2', 'h3', 'h4', 'br'])

/** A tree as HTML with few elements and no attributes, for descriptions shown on other sites. */
export function plainHtml({ children }: Root): string {
  return children.map(plainNode).join('').trim()
}

function plainNode(node: RootContent): string {
  if (node.type === 'text') return escapeHtml(node.value)
  if (node.type !== 'element') return ''
  const inner = node.children.map(plainNode).join('')
  if (!KEPT.has(node.tagName)) return inner
  return node.tagName === 'br' ? '<br>' : `<${node.tagName}>${inner}</${node.tagName}>`
}
