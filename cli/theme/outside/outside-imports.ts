import { childOf, type SyntaxNode, fieldOf, nameOf, textOf, walk } from './syntax.ts'

/** Modules of Node that tell what no source of the site does. */
const OUTSIDE = [
  'fs',
  'fs/promises',
  'child_process',
  'dgram',
  'dns',
  'dns/promises',
  'http',
  'http2',
  'https',
  'net',
  'os',
  'sqlite',
  'tls',
]
const IN_CODE = new RegExp(`(?:from|import|require)\\s*\\(?\\s*["'](?:node:)?(${OUTSIDE.join('|')})["']`, 'g')

/** The modules of Node in compiled code that tell what no source of the site does, without `node:`. */
export function outsideModules(code: string): ReadonlySet<string> {
  return new Set(Array.from(code.matchAll(IN_CODE), ([, name = '']) => name))
}

/** An import of such a module. */
interface OutsideImport {
  /** As it is written. */
  readonly name: string
  readonly start: number
}

/** Where a module imports some of these. Types are no imports. */
export function outsideImports(module: SyntaxNode, modules: ReadonlySet<string>): OutsideImport[] {
  const found: OutsideImport[] = []
  walk(module, (node) => {
    const name = importedBy(node)
    if (name !== undefined && modules.has(name.replace(/^node:/, ''))) found.push({ name, start: node.start })
  })
  return found
}

function importedBy(node: SyntaxNode): string | undefined {
  if (fieldOf(node, 'importKind') === 'type' || fieldOf(node, 'exportKind') === 'type') return undefined
  if (/^(?:Import|Export\w+)(?:Declaration|Expression)$/.test(node.type)) return textOf(childOf(node, 'source'))
  if (node.type !== 'CallExpression' || nameOf(childOf(node, 'callee')) !== 'require') return undefined
  return textOf((fieldOf(node, 'arguments') as readonly SyntaxNode[])[0])
}
