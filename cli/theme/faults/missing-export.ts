import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { escapePattern } from '../../../i18n/escape-pattern.ts'
import { nearestHint } from '../../../renderer/content/nearest.ts'
import { relativePath } from '../../output/paths.ts'

/** Advice on a name that a module does not export, by the message of the bundler. `file`: the module that imports it. */
export function missingExport(title: string, file: string | null): string | undefined {
  const [, name, module = ''] = /"([\w$]+)" is not exported by "([^"]+)"/.exec(title) ?? []
  if (name === undefined || !existsSync(module)) return undefined
  const text = readFileSync(module, 'utf8')
  const names = namesIn(text)
  if (name === 'default') return byName(names, module, file)
  if (/^export default\b/m.test(text))
    return `the module exports something by default: here, components are exported by name, \`export function ${name}\``
  const defined = new RegExp(
    `^(?:export )?(?:async )?(function\\*?|const|let|class|interface|type) ${escapePattern(name)}(?![\\w$])`,
    'm',
  )
  const [, kind] = defined.exec(text) ?? []
  // The bundler knows what to do about types.
  if (kind === 'interface' || kind === 'type') return undefined
  if (kind !== undefined) return `\`${name}\` is there: write \`export\` before it`
  return name.length > 2 ? nearestHint(name, names) : undefined
}

/** What a module exports by name, where it is defined. */
function namesIn(text: string): string[] {
  return Array.from(
    text.matchAll(/^export (?:async )?(?:function\*?|const|let|class) ([\w$]+)/gm),
    ([, name = '']) => name,
  )
}

/** The import that is meant, of a module that exports nothing by default. */
function byName(names: readonly string[], module: string, file: string | null): string | undefined {
  const component = names.find((name) => /^[A-Z]/.test(name)) ?? names[0]
  if (component === undefined || file === null) return undefined
  const way = relativePath(path.dirname(file), path.resolve(module))
  return `the module exports by name: \`import { ${component} } from '${way.startsWith('.') ? way : `./${way}`}'\``
}
