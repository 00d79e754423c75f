import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { writeYaml } from '../../renderer/content/yaml.ts'

/** Locations of a text's files. */
interface Places {
  /** The old site, its content folder, and the text within it. */
  readonly from: string
  readonly folder: string
  readonly file: string
  /** Folder of the new entry. */
  readonly target: string
}

/** Copies a file from beside the text or from `static/`, and returns its new address. */
export function copyOf(
  name: string,
  { from, folder, file, target }: Places,
  copies: Map<string, string>,
): string | undefined {
  if (name === '' || !/\.[a-z0-9]+$/i.test(name) || /\.(?:md|markdown|html?)$/i.test(name)) return undefined
  const decoded = decodeURIComponent(name)
  const beside = path.join(folder, path.dirname(file), decoded)
  const inStatic = path.join(from, 'static', decoded)
  if (!decoded.startsWith('/') && isInside(folder, beside) && existsSync(beside)) {
    const own = path.posix.basename(decoded)
    copies.set(beside, `${target}/${own}`)
    return `./${own}`
  }
  if (!decoded.startsWith('/') || !isInside(path.join(from, 'static'), inStatic) || !existsSync(inStatic))
    return undefined
  copies.set(inStatic, `content/static${decoded}`)
  return decoded
}

function isInside(folder: string, file: string): boolean {
  return !path.relative(folder, file).startsWith('..')
}

/** The content of an entry's file: front matter, unmapped fields as comments, and the text. */
export function entryText(fields: object, unmapped: Readonly<Record<string, unknown>>, body: string): string {
  const others = Object.keys(unmapped).length > 0 ? writeYaml(unmapped).trimEnd().replaceAll(/^/gm, '# ') : ''
  const comment = others === '' ? [] : ['# Of the old site, without a place here:', others]
  return ['---', writeYaml(fields).trimEnd(), ...comment, '---', '', body.trim(), ''].join('\n')
}

/** Fails if the file exists. */
export function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text, { flag: 'wx' })
}

export function copyOnce(source: string, target: string): void {
  if (!existsSync(target)) cpSync(source, target)
}

/** Adds the required description: if there is none, the first paragraph. */
export function described(data: Readonly<Record<string, unknown>>, body: string, known: ReadonlySet<string>) {
  if ('description' in data || !known.has('description')) return {}
  const paragraph = body.split(/\n\s*\n/).find((part) => /^[\p{L}\p{N}"'„“[*_]/u.test(part.trim())) ?? ''
  const plain = paragraph
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*_`]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const short = plain.length <= 155 ? plain : `${plain.slice(0, 154).replace(/\s+\S*$/, '')}…`
  return { description: short || textOf(data['title']) }
}

/** A front matter value as text; empty for lists and objects. */
export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
