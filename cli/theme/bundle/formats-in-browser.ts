import { readFileSync } from 'node:fs'
import type { OutputBundle, Plugin } from 'rolldown'
import type { Place } from '../../../renderer/definitions/issue.ts'
import { placeAt } from '../../../renderer/definitions/lines.ts'
import type { CompileFault } from '../faults/compile-error.ts'

/** What `kartograf` exports that needs the locales of the site. */
const FORMATS = /\b(?:format[A-Z]\w*|keepUnits|isLocale|packOf)\b/g
const IMPORT = /\bimport\s*(?:\w+\s*,\s*)?\{([^}]*)\}\s*from\s*['"]kartograf['"]/dg
const IMPORT_OF_ALL = /\bimport\s*\*\s*as\s+(\w+)\s+from\s*['"]kartograf['"]/

/**
 * Collects uses of what formats in `faults`: a browser has no locales. What the bundler has left out, because only pages need it, is no
 * use.
 */
export function formatsInBrowser(faults: CompileFault[]): Plugin {
  const importers = new Set<string>()
  return {
    name: 'formats-in-browser',
    resolveId: {
      filter: { id: /^kartograf$/ },
      handler(_, importer) {
        if (importer !== undefined) importers.add(importer)
        return null
      },
    },
    generateBundle(_, bundle) {
      for (const file of importers) faults.push(...usesIn(file, codeIn(bundle, file)))
    },
  }
}

/** What is left of a module. */
function codeIn(bundle: OutputBundle, file: string): string {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  return chunks.map(({ modules }) => modules[file]?.code ?? '').join('\n')
}

function usesIn(file: string, code: string): CompileFault[] {
  const used = new Set(code.match(FORMATS))
  if (used.size === 0) return []
  const text = readFileSync(file, 'utf8')
  return [...imported(text), ...takenFromAll(text)].flatMap(({ name, at }) =>
    used.has(name) ? faultAt(file, placeAt(text, at), name) : [],
  )
}

interface Named {
  readonly name: string
  readonly at: number
}

function imported(text: string): Named[] {
  return Array.from(text.matchAll(IMPORT)).flatMap(({ 1: names = '', indices }) =>
    Array.from(names.matchAll(FORMATS), ({ 0: name, index }) => ({ name, at: (indices?.[1]?.[0] ?? 0) + index })),
  )
}

/** `kit.formatDate` of `import * as kit from 'kartograf'`. */
function takenFromAll(text: string): Named[] {
  const [, all] = IMPORT_OF_ALL.exec(text) ?? []
  if (all === undefined) return []
  return Array.from(text.matchAll(FORMATS), ({ 0: name, index }) => ({ name, at: index })).filter(({ at }) =>
    text.slice(0, at).endsWith(`${all}.`),
  )
}

function faultAt(file: string, place: Place, name: string): CompileFault {
  return {
    file,
    ...place,
    message: `\`${name}\` knows the languages of the site while pages are made, and this code runs in the browser`,
    expected: 'the text in the props of the island',
    hint: 'call it where the island is rendered; numbers and dates that only the browser knows are written by `Intl`',
  }
}
