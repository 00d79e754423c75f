/** Tells whether something that a theme has given is of a kind. Nothing is known about it yet: types are not checked by a build. */
export type Fits = (part: unknown) => boolean

export const isText: Fits = (part) => typeof part === 'string' && part !== ''
export const isRecord = (part: unknown): part is Readonly<Record<string, unknown>> =>
  typeof part === 'object' && part !== null && !Array.isArray(part)
export const isFunction: Fits = (part) => typeof part === 'function'
/** Starts with a day, such as `2026-11-20T09:00`. Of an entry with errors, a text may be empty. */
export const isDay: Fits = (part) =>
  typeof part === 'string' && /^(?:$|\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))/.test(part)

export const listOf = (fits: Fits) => (part: unknown) => Array.isArray(part) && part.every(fits)
export const objectOf = (fits: Fits) => (part: unknown) => isRecord(part) && Object.values(part).every(fits)
export const having = (names: readonly string[]) => (item: unknown) =>
  isRecord(item) && names.every((name) => item[name] !== undefined)
export const orNothing = (fits: Fits) => (part: unknown) => part === undefined || part === null || fits(part)
