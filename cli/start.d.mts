/** Flags of V8 that a start sets, by the major version of Node. */
export const FLAGS: Readonly<Record<string, readonly string[]>>
