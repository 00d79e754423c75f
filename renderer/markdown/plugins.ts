import type { Element, ElementContent, Root as HastRoot } from 'hast'
import { createLowlight } from 'lowlight'
import bash from 'highlight.js/lib/languages/bash'
import csharp from 'highlight.js/lib/languages/csharp'
import css from 'highlight.js/lib/languages/css'
import diff from 'highlight.js/lib/languages/diff'
import dockerfile from 'highlight.js/lib/languages/dockerfile'
import http from 'highlight.js/lib/languages/http'
import ini from 'highlight.js/lib/languages/ini'
import javascript from 'highlight.js/lib/languages/javascript'
import json from 'highlight.js/lib/languages/json'
import markdown from 'highlight.js/lib/languages/markdown'
import plaintext from 'highlight.js/lib/languages/plaintext'
import powershell from 'highlight.js/lib/languages/powershell'
import python from 'highlight.js/lib/languages/python'
import sql from 'highlight.js/lib/languages/sql'
import typescript from 'highlight.js/lib/languages/typescript'
import xml from 'highlight.js/lib/languages/xml'
import yaml from 'highlight.js/lib/languages/yaml'
import type { Blockquote, Nodes, Root as MdastRoot } from 'mdast'
import { headingIds } from './heading-id.ts'
import { hcl, kusto } from './languages.ts'
import { textOf, walkElements } from './walk.ts'

/** Kinds of callout, written as on GitHub: `> [!NOTE]`. */
export const CALLOUTS = ['note', 'tip', 'important', 'warning', 'caution'] as const

const CALLOUT = new RegExp(`^\\[!(${CALLOUTS.join('|')})\\][^\\S\\n]*\\n?`, 'i')

/** Turns block quotes that begin with `[!NOTE]` and the like into `<aside class="callout" data-callout="note">`. */
export function remarkCallouts() {
  return (tree: MdastRoot): void => {
    walkBlockquotes(tree, (node) => {
      const paragraph = node.children[0]
      const text = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined
      const kind = text?.type === 'text' ? CALLOUT.exec(text.value) : null
      if (paragraph?.type !== 'paragraph' || text?.type !== 'text' || !kind) return
      text.value = text.value.slice(kind[0].length)
      if (text.value === '') paragraph.children.shift()
      if (paragraph.children.length === 0) node.children.shift()
      node.data = {
        hName: 'aside',
        hProperties: { className: ['callout'], 'data-callout': kind[1]?.toLowerCase() ?? '' },
      }
    })
  }
}

function walkBlockquotes(parent: Extract<Nodes, { children: unknown[] }>, each: (node: Blockquote) => void): void {
  for (const child of parent.children) {
    if (child.type === 'blockquote') each(child)
    if ('children' in child) walkBlockquotes(child, each)
  }
}

/** Makes a paragraph that is nothing but an image a `<figure>`; the image's title becomes its caption. */
export function rehypeFigures() {
  return (tree: HastRoot): void => {
    walkElements(tree, (node) => {
      const [only, ...rest] = node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '')
      if (node.tagName !== 'p' || rest.length > 0 || only?.type !== 'element' || only.tagName !== 'img') return
      const caption = only.properties['title']
      delete only.properties['title']
      node.tagName = 'figure'
      node.children =
        typeof caption === 'string' && caption !== ''
          ? [only, element('figcaption', [{ type: 'text', value: caption }])]
          : [only]
    })
  }
}

/** Gives headings the ids that their anchors lead to, numbered where two are alike. */
export function rehypeHeadingIds() {
  return (tree: HastRoot): void => {
    const idOf = headingIds()
    walkElements(tree, (node) => {
      if (/^h[2-6]$/.test(node.tagName) && node.properties['id'] === undefined)
        node.properties['id'] = idOf(textOf(node))
    })
  }
}

const lowlight = createLowlight({
  bash,
  csharp,
  css,
  diff,
  dockerfile,
  hcl,
  http,
  ini,
  javascript,
  json,
  kusto,
  markdown,
  plaintext,
  powershell,
  python,
  sql,
  typescript,
  xml,
  yaml,
})
lowlight.registerAlias({ hcl: ['terraform', 'bicep'], kusto: ['kql'] })

/** Whether code of a language can be coloured. */
export function knowsLanguage(name: string): boolean {
  return lowlight.registered(name.toLowerCase())
}

/** Colours code at build time. The language is kept as `data-language`; an unknown one leaves the code plain. */
export function rehypeHighlight() {
  return (tree: HastRoot): void => {
    walkElements(tree, (node) => {
      const [code] = node.children
      if (node.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') return
      const language = languageOf(code)
      if (!language) return
      node.properties['dataLanguage'] = language
      if (!lowlight.registered(language)) return
      const { children } = lowlight.highlight(language, textOf(code))
      code.properties['className'] = ['hljs', `language-${language}`]
      code.children = children.filter((child): child is ElementContent => child.type !== 'doctype')
    })
  }
}

function languageOf(code: Element): string | undefined {
  const classes = code.properties['className']
  const found = Array.isArray(classes) ? classes.map(String).find((name) => name.startsWith('language-')) : undefined
  return found?.slice('language-'.length).toLowerCase()
}

function element(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children }
}
