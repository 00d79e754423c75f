import type { ImageField } from '../fields/pictures.ts'

/** How messages about one end. */
export const AS_WRITTEN = 'as it is written in the front matter, not the file that visitors get'

/** What is expected instead. */
export const RESOLVED = '`scope.picture(entry.data.…, entry)`, or a field of `scope.fields(entry)`'

/** A picture as it is written in the front matter, where the file of the output is needed, with its size. */
export class UnresolvedPicture extends Error {
  override readonly name = 'UnresolvedPicture'

  /** `what`: the field, or what got it. */
  constructor(what: string, { src }: Pick<ImageField, 'src'>) {
    super(`${what} is the picture \`${src}\` ${AS_WRITTEN}`)
  }
}

/** Throws an `UnresolvedPicture` if a value holds one, with the path of the field in it. */
export function refuseUnresolved(value: unknown): void {
  // Every card and view is looked at, and hardly any has one: only then is the path of interest.
  if (!holdsUnresolved(value)) return
  const { path, picture } = unresolvedIn(value, []) ?? {}
  if (path && picture) throw new UnresolvedPicture(path.length === 0 ? 'it' : `\`${path.join('.')}\``, picture)
}

function holdsUnresolved(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (Array.isArray(value)) return value.some(holdsUnresolved)
  return isUnresolved(value) || Object.values(value).some(holdsUnresolved)
}

interface Found {
  readonly path: readonly string[]
  readonly picture: ImageField
}

function unresolvedIn(value: unknown, path: readonly string[]): Found | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (isUnresolved(value)) return { path, picture: value }
  for (const [key, inner] of Object.entries(value)) {
    const found = unresolvedIn(inner, [...path, key])
    if (found) return found
  }
  return undefined
}

/** Whether a value is a picture without the size that the build finds out. */
export function isUnresolved(value: object): value is ImageField {
  return 'kind' in value && value.kind === 'image' && 'src' in value && !('width' in value)
}
