import path from 'node:path'

/** The language that a file is parsed as. Modules of packages may hold JSX in `.js`. */
export function langOf(file: string): 'jsx' | 'ts' | 'tsx' {
  const ending = path.extname(file).replace(/^\.[cm]?/, '')
  return ending === 'ts' || ending === 'tsx' ? ending : 'jsx'
}

/** A node of the syntax tree of a module (ESTree). */
export interface SyntaxNode {
  readonly type: string
  /** Offsets in the text. */
  readonly start: number
  readonly end: number
}

/** Calls `visit` for each node of a tree, with the nodes that it is in, the innermost first. */
export function walk(
  node: SyntaxNode,
  visit: (node: SyntaxNode, above: readonly SyntaxNode[]) => void,
  above: readonly SyntaxNode[] = [],
): void {
  visit(node, above)
  const inner = [node, ...above]
  for (const value of Object.values(node)) for (const child of nodesIn(value)) walk(child, visit, inner)
}

function nodesIn(value: unknown): readonly SyntaxNode[] {
  if (Array.isArray(value)) return value.filter(isNode)
  return isNode(value) ? [value] : []
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/** The node in a field of another one. */
export function childOf(node: SyntaxNode | undefined, field: string): SyntaxNode | undefined {
  const child: unknown = node && (node as unknown as Readonly<Record<string, unknown>>)[field]
  return isNode(child) ? child : undefined
}

/** The nodes in a field that is a list. */
export function childrenOf(node: SyntaxNode | undefined, field: string): readonly SyntaxNode[] {
  const list = fieldOf(node, field)
  return Array.isArray(list) ? nodesIn(list) : []
}

/** The value of a field that is no node. */
export function fieldOf(node: SyntaxNode | undefined, field: string): unknown {
  return node && (node as unknown as Readonly<Record<string, unknown>>)[field]
}

/** The text of a literal. */
export function textOf(node: SyntaxNode | undefined): string | undefined {
  const value = node?.type === 'Literal' ? fieldOf(node, 'value') : undefined
  return typeof value === 'string' ? value : undefined
}

/** The name by which a member is read or a property is written: `x.name`, `x['name']`; undefined if it is computed. */
export function keyOf(node: SyntaxNode, field: 'property' | 'key'): string | undefined {
  const key = childOf(node, field)
  if (key?.type === 'Identifier' && fieldOf(node, 'computed') !== true) return nameOf(key)
  return textOf(key)
}

export function nameOf(node: SyntaxNode | undefined): string | undefined {
  return node?.type === 'Identifier' ? String(fieldOf(node, 'name')) : undefined
}
