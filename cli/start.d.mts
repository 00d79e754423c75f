/** Versions of the peer packages, as `require` of the program finds them; ends the program with words if one is missing. */
export function peerVersions(require: (name: string) => unknown): string[]

/** Flags of V8 that a start sets, by the major version of Node. */
export const FLAGS: Readonly<Record<string, readonly string[]>>
