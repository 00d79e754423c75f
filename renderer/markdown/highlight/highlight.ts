import type { Element, ElementContent } from 'hast'
import { createLowlight } from 'lowlight'
import core from 'highlight.js/lib/core'
import apache from 'highlight.js/lib/languages/apache'
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
import nginx from 'highlight.js/lib/languages/nginx'
import plaintext from 'highlight.js/lib/languages/plaintext'
import powershell from 'highlight.js/lib/languages/powershell'
import python from 'highlight.js/lib/languages/python'
import sql from 'highlight.js/lib/languages/sql'
import typescript from 'highlight.js/lib/languages/typescript'
import xml from 'highlight.js/lib/languages/xml'
import yaml from 'highlight.js/lib/languages/yaml'
import { colour, UNDECIDED } from './colour.ts'
import type { CompiledMode } from './compiled-grammar.ts'
import { hcl, kusto } from './languages.ts'
import { textOf } from '../walk.ts'

const GRAMMARS = {
  apache,
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
  nginx,
  plaintext,
  powershell,
  python,
  sql,
  typescript,
  xml,
  yaml,
}
const ALIASES = { hcl: ['terraform', 'bicep'], kusto: ['kql'] }

const hljs = core.newInstance()
for (const [name, grammar] of Object.entries(GRAMMARS)) hljs.registerLanguage(name, grammar)
for (const [languageName, aliases] of Object.entries(ALIASES)) hljs.registerAliases(aliases, { languageName })

/** Falls back to lowlight if languages have to be detected. */
const lowlight = createLowlight(GRAMMARS)
lowlight.registerAlias(ALIASES)

/** Whether a language can be highlighted. */
export function knowsLanguage(name: string): boolean {
  return hljs.getLanguage(name.toLowerCase()) !== undefined
}

const compiled = new Set<string>()

function grammarOf(name: string): CompiledMode | undefined {
  if (!compiled.has(name)) {
    compiled.add(name)
    // highlight.js compiles a grammar in place, when it is first used.
    if (hljs.getLanguage(name)) hljs.highlight('', { language: name })
  }
  return hljs.getLanguage(name) as CompiledMode | undefined
}

/** Code as coloured spans. */
export function coloured(code: string, language: string): ElementContent[] {
  const grammar = grammarOf(language)
  try {
    return grammar ? colour(code, grammar, grammarOf) : [{ type: 'text', value: code }]
  } catch (error) {
    if (error === UNDECIDED) return colouredByReference(code, language)
    throw error
  }
}

/** The same by lowlight, as the reference of the equality test. */
export function colouredByReference(code: string, language: string): ElementContent[] {
  const { children } = lowlight.highlight(language, code)
  return children.filter((child): child is ElementContent => child.type !== 'doctype')
}

/** Highlights a code block at build time. The language is kept as `data-language`; code in an unknown language stays plain. */
export function highlight(pre: Element): void {
  const [code] = pre.children
  if (code?.type !== 'element' || code.tagName !== 'code') return
  const language = languageOf(code)
  if (!language) return
  pre.properties['dataLanguage'] = language
  if (!knowsLanguage(language)) return
  code.properties['className'] = ['hljs', `language-${language}`]
  code.children = coloured(textOf(code), language)
}

function languageOf(code: Element): string | undefined {
  const classes = code.properties['className']
  const found = Array.isArray(classes) ? classes.map(String).find((name) => name.startsWith('language-')) : undefined
  return found?.slice('language-'.length).toLowerCase()
}
