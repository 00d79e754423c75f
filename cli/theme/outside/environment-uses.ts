import { childOf, fieldOf, keyOf, nameOf, type SyntaxNode, walk } from './syntax.ts'

/** What a module reads of the environment. */
interface EnvironmentUses {
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
    const local = isOfProcess(above[0]) ? nameOf(childOf(node, 'local')) : undefined
    if (local !== undefined && node.type !== 'ImportSpecifier') processes.add(local)
    if (local !== undefined && nameOf(childOf(node, 'imported')) === 'env') environments.add(local)
    if (node.type === 'VariableDeclarator') for (const name of declared(node, processes)) environments.add(name)
  })
  return { processes, environments }
}

/** Whether a statement imports from the module `process`. */
function isOfProcess(statement: SyntaxNode | undefined): boolean {
  const from = fieldOf(childOf(statement, 'source'), 'value')
  return from === 'process' || from === 'node:process'
}

/** The names that a declaration gives to `process.env`: `const all = process.env`, `const { env } = process`. */
function declared(declarator: SyntaxNode, processes: ReadonlySet<string>): readonly string[] {
  const init = unwrapped(childOf(declarator, 'init'))
  const id = childOf(declarator, 'id')
  if (!init) return []
  if (isProcess(init, processes)) return aliasesOf(id)
  return id?.type === 'Identifier' && isEnvironment(init, processes) ? [nameOf(id) ?? ''] : []
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
  switch (parent.type) {
    case 'UnaryExpression':
    case 'IfStatement':
      return null
    case 'LogicalExpression':
      return isCondition(environment, parent) ? null : readOf(parent, further)
    case 'MemberExpression':
      return childOf(parent, 'object') === environment ? nameAt(parent) : 'computed'
    case 'VariableDeclarator':
      return namesIn(childOf(parent, 'id'))
    default:
      return WRAPPERS.has(parent.type) ? readOf(parent, further) : 'computed'
  }
}

/** `process.env.A && …` */
function isCondition(environment: SyntaxNode, parent: SyntaxNode): boolean {
  return childOf(parent, 'left') === environment && fieldOf(parent, 'operator') === '&&'
}

function nameAt(member: SyntaxNode): readonly string[] | 'computed' {
  const name = keyOf(member, 'property')
  return name === undefined ? 'computed' : [name]
}

/** The names that a pattern reads; null if it is none. */
function namesIn(pattern: SyntaxNode | undefined): readonly string[] | 'computed' | null {
  if (pattern?.type !== 'ObjectPattern') return null
  const names = propertiesOf(pattern).map((property) =>
    property.type === 'Property' ? keyOf(property, 'key') : undefined,
  )
  return names.every((name) => name !== undefined) ? names : 'computed'
}

function propertiesOf(pattern: SyntaxNode | undefined): readonly SyntaxNode[] {
  return pattern?.type === 'ObjectPattern' ? (fieldOf(pattern, 'properties') as readonly SyntaxNode[]) : []
}
