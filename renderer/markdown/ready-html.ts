import { createElement, type ReactNode } from 'react'

/**
 * Finished HTML that bypasses React, which could insert it only inside an element. React renders a placeholder, and `fill` replaces it in
 * the final string. Markdown cannot forge a placeholder, because its HTML is sanitised.
 */
export interface ReadyHtml {
  readonly put: (html: string) => ReactNode
  readonly fill: (markup: string) => string
}

const OPEN = '<site-html n="'
const CLOSE = '"></site-html>'

/** For one page: placeholders are numbered. */
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
    filled.push(markup.slice(from, at), kept[Number(markup.slice(at + OPEN.length, end))] ?? '')
    from = end + CLOSE.length
  }
  return [...filled, markup.slice(from)].join('')
}
