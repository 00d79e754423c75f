import type { VisitorObject } from 'rolldown/utils'

/** The beginning of an element in JSX: `<p className="lead">`. */
export type Tag = Parameters<NonNullable<VisitorObject['JSXOpeningElement']>>[0]

/** The name of an element of HTML or SVG; undefined if it is a component. */
export function tagName({ name }: Tag): string | undefined {
  return name.type === 'JSXIdentifier' && /^[a-z]/.test(name.name) ? name.name : undefined
}

/** Types of scripts that the policy stops when they are inline. Others, such as `application/ld+json`, are data. */
const CODE = /^(?:module|importmap|speculationrules|(?:text|application)\/javascript|)$/i

/** Whether a `<script>` has its code in itself. Of one with attributes that are computed, nothing is known. */
export function isInline({ attributes }: Tag): boolean {
  const named = attributes.map((one) =>
    one.type === 'JSXAttribute' && one.name.type === 'JSXIdentifier' ? { name: one.name.name, value: one.value } : null,
  )
  if (named.some((one) => one === null || one.name === 'src')) return false
  const type = named.find((one) => one?.name === 'type')
  if (!type) return true
  return type.value?.type === 'Literal' && CODE.test(type.value.value)
}

/** Whether an element surely has no such attribute: properties that are spread may contain it. */
export function hasNo(name: string, { attributes }: Tag): boolean {
  return attributes.every((one) => one.type === 'JSXAttribute' && one.name.name !== name)
}

/** A text in an attribute. */
interface Written {
  readonly text: string
  /** Whether nothing follows that is computed. */
  readonly isWhole: boolean
  readonly start: number
}

/** The text of an attribute as far as it is written there; undefined if there is none. */
export function textOf({ attributes }: Tag, name: string): Written | undefined {
  for (const one of attributes) {
    if (one.type !== 'JSXAttribute' || one.name.name !== name) continue
    const value = one.value?.type === 'JSXExpressionContainer' ? one.value.expression : one.value
    if (value?.type === 'Literal' && typeof value.value === 'string')
      return { text: value.value, isWhole: true, start: value.start + 1 }
    if (value?.type !== 'TemplateLiteral') return undefined
    const [first, ...others] = value.quasis
    return { text: first?.value.raw ?? '', isWhole: others.length === 0, start: value.start + 1 }
  }
  return undefined
}
