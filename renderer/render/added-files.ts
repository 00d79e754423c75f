import type { Digest } from '../definitions/assets.ts'

/** Files by their path in the output. */
export type AddedFiles = Map<string, string>

/** Adds a file with a digest in its name, so that it can be cached forever. Returns its path. */
export function fileAdder(files: AddedFiles, digest: Digest): (name: string, content: string) => string {
  return (name, content) => {
    const dot = name.lastIndexOf('.')
    const path = `assets/${name.slice(0, dot)}.${digest(content).slice(0, 10)}${name.slice(dot)}`
    files.set(path, content)
    return `/${path}`
  }
}
