import { createRequire } from 'node:module'
import type { LanguageFn } from 'highlight.js'

const require = createRequire(import.meta.url)

/** The grammar of a language by its name in highlight.js. The program contains only those that most sites use. */
export function readGrammar(language: string): LanguageFn {
  return require(`highlight.js/lib/languages/${language}`) as LanguageFn
}
