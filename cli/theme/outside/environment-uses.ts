import { childOf, fieldOf, keyOf, nameOf, type SyntaxNode, walk } from './syntax.ts'

/** What a module reads of the environment. */
export interface EnvironmentUses {
  readonly names: readonly string[]
  /** Offsets of reads whose names only running the code would tell. */
  readonly computed: readonly number[]
}

/** The variables of the environment that a module reads: of `process.env`, and of constants and imports that are it. */
export function environmentUses(module: SyntaxNode): EnvironmentUses {
  const names = new Set<string>()
  const computed: number[] = []
  const own = ownNames(module)
  walk(module, (node, above) => {
    const isWhole = isEnvironment(node, own.processes)
    if (!isWhole && !own.environments.has(nameOf(node) ?? '')) return
    const read = readOf(node, above)
    if (read === 'computed' && (isWhole || childOf(above[0], 'object') === node)) computed.push(node.start)
    if (Array.isArray(read)) for (const name of read) names.add(name)
  })
  return { names: [...names].toSorted(), computed }
}

interface OwnNames {
  /** Names for `process`. */
  readonly processes: ReadonlySet<string>
  /** Names for `process.env`. */
  readonly environments: ReadonlySet<string>
}

function ownNames(module: SyntaxNode): OwnNames {
  const processes = new Set(['process'])
  const environments = new Set<string>()
  walk(module, (node, above) => {
    const local = nameOf(childOf(node, 'local'))
    const from = fieldOf(childOf(above[0], 'source'), 'value')
    if (local !== undefined && (from === 'process' || from === 'node:process')) {
      if (node.type !== 'ImportSpecifier') processes.add(local)
      else if (nameOf(childOf(node, 'imported')) === 'env') environments.add(local)
    }
    if (node.type !== 'VariableDeclarator') return
    const init = unwrapped(childOf(node, 'init'))
    const id = childOf(node, 'id')
    if (init && isEnvironment(init, processes) && id?.type === 'Identifier') environments.add(nameOf(id) ?? '')
    if (init && isProcess(init, processes)) for (const name of aliasesOf(id)) environments.add(name)
  })
  return { processes, environments }
}

/** The names that a pattern gives to `env`: `{ env }`, `{ env: all }`. */
function aliasesOf(pattern: SyntaxNode | undefined): string[] {
  return propertiesOf(pattern).flatMap((property) =>
    property.type === 'Property' && keyOf(property, 'key') === 'env' ? (nameOf(childOf(property, 'value')) ?? []) : [],
  )
}

function isEnvironment(node: SyntaxNode, processes: ReadonlySet<string>): boolean {
  const object = node.type === 'MemberExpression' ? unwrapped(childOf(node, 'object')) : undefined
  return object !== undefined && keyOf(node, 'property') === 'env' && isProcess(object, processes)
}

/** `process`, or `globalThis.process`. */
function isProcess(node: SyntaxNode, processes: ReadonlySet<string>): boolean {
  if (node.type !== 'MemberExpression') return processes.has(nameOf(node) ?? '')
  return keyOf(node, 'property') === 'process' && /^(?:globalThis|global)$/.test(nameOf(childOf(node, 'object')) ?? '')
}

/** What surrounds an expression without changing its value. */
const WRAPPERS = new Set([
  'ChainExpression',
  'ParenthesizedExpression',
  'TSAsExpression',
  'TSNonNullExpression',
  'TSSatisfiesExpression',
])

function unwrapped(node: SyntaxNode | undefined): SyntaxNode | undefined {
  return node && WRAPPERS.has(node.type) ? unwrapped(childOf(node, 'expression')) : node
}

/** The names that are read of an environment; null if only its presence is asked for, or it gets another name. */
function readOf(environment: SyntaxNode, above: readonly SyntaxNode[]): readonly string[] | 'computed' | null {
  const [parent, ...further] = above
  if (!parent) return null
  if (WRAPPERS.has(parent.type)) return readOf(parent, further)
  if (parent.type === 'LogicalExpression') {
    const isCondition = childOf(parent, 'left') === environment && fieldOf(parent, 'operator') === '&&'
    return isCondition ? null : readOf(parent, further)
  }
  if (parent.type === 'UnaryExpression' || parent.type === 'IfStatement') return null
  if (parent.type === 'MemberExpression' && childOf(parent, 'object') === environment) {
    const name = keyOf(parent, 'property')
    return name === undefined ? 'computed' : [name]
  }
  if (parent.type !== 'VariableDeclarator') return 'computed'
  const id = childOf(parent, 'id')
  return id?.type === 'ObjectPattern' ? namesIn(id) : null
}

/** The names that a pattern reads. */
function namesIn(pattern: SyntaxNode): readonly string[] | 'computed' {
  const names = propertiesOf(pattern).map((property) =>
    property.type === 'Property' ? keyOf(property, 'key') : undefined,
  )
  return names.every((name) => name !== undefined) ? names : 'computed'
}

function propertiesOf(pattern: SyntaxNode | undefined): readonly SyntaxNode[] {
  return pattern?.type === 'ObjectPattern' ? (fieldOf(pattern, 'properties') as readonly SyntaxNode[]) : []
}
