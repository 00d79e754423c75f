import { sha256 } from '../../output/digest.ts'

/** Variables of the environment with the digests of their values, which may be secret. */
export type Environment = readonly (readonly [name: string, digest: string | null])[]

export function environmentOf(names: readonly string[], variables: NodeJS.ProcessEnv = process.env): Environment {
  return names.map((name) => {
    const value = variables[name]
    return [name, value === undefined ? null : sha256(value)]
  })
}

/** The digest of code that reads these variables. Other code keeps its own. */
export function environmentDigest(digest: string, names: readonly string[]): string {
  return names.length === 0 ? digest : sha256(JSON.stringify([digest, environmentOf(names)]))
}
