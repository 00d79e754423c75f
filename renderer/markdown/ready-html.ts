import { createElement, type ReactNode } from 'react'

/**
 * HTML that is ready and need not pass through React, which could not take it without an element around it. React gets an
 * element that holds the place, and `fill` puts the HTML there once all is one string. Texts of Markdown cannot hold such an
 * element: their own HTML is sanitised.
 */
export interface ReadyHtml {
  readonly put: (html: string) => ReactNode
  readonly fill: (markup: string) => string
}

const OPEN = '<site-html n="'
const CLOSE = '"></site-html>'

export function readyHtml(): ReadyHtml {
  const kept: string[] = []
  return {
    put: (html) => createElement('site-html', { n: kept.push(html) - 1 }),
    fill: (markup) => (kept.length === 0 ? markup : fill(markup, kept)),
  }
}

function fill(markup: string, kept: readonly string[]): string {
  const filled: string[] = []
  let from = 0
  for (let at = markup.indexOf(OPEN); at !== -1; at = markup.indexOf(OPEN, from)) {
    const end = markup.indexOf(CLOSE, at)
    append(filled, markup.slice(from, at))
    append(filled, kept[Number(markup.slice(at + OPEN.length, end))] ?? '')
    from = end + CLOSE.length
  }
  append(filled, markup.slice(from))
  return filled.join('')
}

/** React puts a comment between two texts. No text has a bare `<` or `>`, so one shows where an element is. */
function append(filled: string[], after: string): void {
  if (after === '') return
  const before = filled.at(-1)
  if (before !== undefined && !before.endsWith('>') && !after.startsWith('<')) filled.push('<!-- -->')
  filled.push(after)
}
