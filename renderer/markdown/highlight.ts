import type { Element, ElementContent } from 'hast'
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
import { hcl, kusto } from './languages.ts'
import { textOf } from './walk.ts'

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

/** Colours a block of code at build time. The language is kept as `data-language`; an unknown one leaves the code plain. */
export function highlight(pre: Element): void {
  const [code] = pre.children
  if (code?.type !== 'element' || code.tagName !== 'code') return
  const language = languageOf(code)
  if (!language) return
  pre.properties['dataLanguage'] = language
  if (!lowlight.registered(language)) return
  const { children } = lowlight.highlight(language, textOf(code))
  code.properties['className'] = ['hljs', `language-${language}`]
  code.children = children.filter((child): child is ElementContent => child.type !== 'doctype')
}

function languageOf(code: Element): string | undefined {
  const classes = code.properties['className']
  const found = Array.isArray(classes) ? classes.map(String).find((name) => name.startsWith('language-')) : undefined
  return found?.slice('language-'.length).toLowerCase()
}
