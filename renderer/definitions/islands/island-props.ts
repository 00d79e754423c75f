/**
 * The type of props that reach the browser: JSON, in types or interfaces. What JSON does not know has a sentence as its type, which the
 * compiler then tells. Of `unknown` and `any` nothing is known before they are rendered.
 */
export type IslandProps<T> = unknown extends T
  ? T
  : T extends string | number | boolean | null | undefined
    ? T
    : T extends (...args: never) => unknown
      ? 'The browser does not get functions'
      : T extends Date
        ? 'The browser does not get a Date: give it as text'
        : T extends object
          ? { [Key in keyof T]: IslandProps<T[Key]> }
          : never

/** Props as text for the browser, and as values for the server. */
interface SentProps {
  readonly json: string
  readonly given: Readonly<Record<string, unknown>>
}

/**
 * Props as the browser gets them. Throws an error that names island and prop if a value would be another there. `undefined` may be in an
 * object: JSON leaves it out, for the server, too.
 */
export function sentProps(name: string, props: object): SentProps {
  const walk: Walk = { around: [], leavesOut: false }
  const fault = faultOf(props, walk)
  if (fault !== undefined) throw new Error(`The island \`${name}\` cannot work in the browser: props${fault}`)
  const json = JSON.stringify(props)
  // Parsing takes as long as all the rest, so only if it makes a difference.
  return { json, given: (walk.leavesOut ? JSON.parse(json) : props) as SentProps['given'] }
}

interface Walk {
  /** The objects that contain the present value. */
  readonly around: object[]
  /** Whether there is a prop that is undefined. */
  leavesOut: boolean
}

/** What is wrong, after the way from the outer value to it: `.at is a Date; give it as text`. It is put together only if there is a fault. */
type Fault = string | undefined

function faultOf(value: unknown, walk: Walk): Fault {
  switch (typeof value) {
    case 'object':
      return value === null ? undefined : faultOfObject(value, walk)
    case 'number':
      return Number.isFinite(value) ? undefined : ` is ${value}, which JSON does not know; give null`
    case 'function':
      return ' is a function, which the browser does not get; define it in the island'
    case 'bigint':
      return ' is a bigint, which JSON does not know; give it as a number or as text'
    case 'symbol':
      return ' is a symbol, which the browser does not get; give it as text'
    case 'undefined':
      // In a list, because objects may contain it.
      return ' is undefined, which would be null in the browser; give null'
    default:
      return undefined
  }
}

function faultOfObject(value: object, walk: Walk): Fault {
  if ('$$typeof' in value) return ' is a React element; give its data, and draw it in the island'
  if (walk.around.includes(value)) return ' contains itself; give what the island shows of it'
  if (!isPlain(value)) return ` is a ${classOf(value)}; ${adviceOn(value)}`
  walk.around.push(value)
  const fault = Array.isArray(value) ? faultInList(value, walk) : faultInFields(value, walk)
  walk.around.pop()
  return fault
}

function isPlain(value: object): value is Readonly<Record<string, unknown>> {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null || Array.isArray(value)
}

function faultInFields(fields: Readonly<Record<string, unknown>>, walk: Walk): Fault {
  for (const key of Object.keys(fields)) {
    const part = fields[key]
    if (part === undefined) walk.leavesOut = true
    const fault = part === undefined ? undefined : faultOf(part, walk)
    if (fault !== undefined) return (NAME.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`) + fault
  }
  return undefined
}

const NAME = /^[\p{L}_$][\p{L}\p{N}_$]*$/u

function faultInList(list: readonly unknown[], walk: Walk): Fault {
  for (const [index, part] of list.entries()) {
    const fault = faultOf(part, walk)
    if (fault !== undefined) return `[${index}]${fault}`
  }
  return undefined
}

function classOf({ constructor }: object): string {
  return typeof constructor === 'function' && constructor.name !== '' ? constructor.name : 'class of its own'
}

function adviceOn(value: object): string {
  if (value instanceof Date || value instanceof URL || value instanceof RegExp) return 'give it as text'
  if (value instanceof Map) return 'give it as an object: `Object.fromEntries(map)`'
  if (value instanceof Set) return 'give it as a list: `[...set]`'
  if (value instanceof Promise) return 'give its value: nothing waits for it here'
  return 'give its values as a plain object'
}
