/** Names under which a script stores data, as far as its code shows. */
interface StoredNames {
  readonly names: readonly string[]
  /** Calls whose name is computed, such as `setItem(prefix + id, …)`. */
  readonly unreadable: readonly string[]
}

const CALLS = [
  /\.setItem\(\s*([^,()]+(?:\([^()]*\))?[^,()]*),/g,
  /\b(?:indexedDB|caches)\.open\(\s*([^,()]+)/g,
  /\bcookieStore\.set\(\s*([^,()]+)/g,
]
const COOKIES = /\bdocument\.cookie\s*=\s*([^;\n]+)/g

/** Finds the names that a compiled script stores under: literals, and constants of the same script. */
export function storedNames(script: string): StoredNames {
  const storages = /\b(?:local|session)Storage\b/.test(script) ? CALLS : CALLS.slice(1)
  const written = storages.flatMap((call) => Array.from(script.matchAll(call), ([, name = '']) => name.trim()))
  const cookies = Array.from(script.matchAll(COOKIES), ([, value = '']) => cookieName(value.trim()))
  const all = [...written, ...cookies].map((name) => [name, valuesOf(name, script)] as const)
  return {
    names: [...new Set(all.flatMap(([, values]) => values))].toSorted(),
    unreadable: [...new Set(all.filter(([, values]) => values.length === 0).map(([name]) => name))],
  }
}

/** The part before `=` of a cookie: of `` `seen=${value}; Path=/` `` and of `name + "=1"`. */
function cookieName(value: string): string {
  const literal = /^(["'`])([^=$]+)=/.exec(value)
  if (literal) return `"${literal[2]}"`
  const constant = /^`\$\{([\w$]+)\}=/.exec(value) ?? /^([\w$]+)\s*\+/.exec(value)
  return constant?.[1] ?? value
}

function valuesOf(name: string, script: string): string[] {
  const literal = /^(["'`])([^$]*)\1$/.exec(name)
  if (literal) return [literal[2] ?? '']
  if (!/^[\w$]+$/.test(name)) return []
  const assigned = new RegExp(`(?<![\\w$.])${name.replaceAll('$', '\\$')}\\s*=\\s*(["'\`])([^"'\`$]*)\\1`, 'g')
  return Array.from(script.matchAll(assigned), ([, , value = '']) => value)
}
