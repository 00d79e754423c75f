import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import { writeYaml } from '../../renderer/content/yaml/yaml.ts'
import { decodedPath } from '../../renderer/definitions/decoded.ts'
import { isAllowedFile } from '../content/files/file-rules.ts'
import { isWithin, relativePath } from '../output/paths.ts'
import { isRegularFile } from '../output/stats-of.ts'
import { writeFile } from '../output/write-file.ts'

/** Locations of a text's files. */
interface Places {
  /** The old site, its content folder, and the text within it. */
  readonly from: string
  readonly folder: string
  readonly file: string
  /** The new site, and the folder of the new entry in it. */
  readonly root: string
  readonly target: string
}

/** Notes a file from beside the text or from `static/` for copying, and returns its new address; undefined if there is none. */
export function copyOf(
  name: string,
  { from, folder, file, root, target }: Places,
  copies: Map<string, string>,
): string | undefined {
  if (name === '' || !/\.[a-z0-9]+$/i.test(name) || /\.(?:md|markdown|html?)$/i.test(name)) return undefined
  const wanted = decodedPath(name)
  const isStatic = wanted.startsWith('/')
  const base = isStatic ? path.join(from, 'static') : folder
  const source = isStatic ? path.join(base, wanted) : path.join(base, path.dirname(file), wanted)
  const way = isStatic ? relativePath(base, source) : path.basename(source)
  const place = isStatic ? 'content/static' : target
  if (!isWithin(base, source) || !isOwn(from, source) || !isAllowedFile(`${place}/${way}`)) return undefined
  const copy = copies.get(source) ?? freeName(`${place}/${way}`, source, root, new Set(copies.values()))
  copies.set(source, copy)
  return `${isStatic ? '' : '.'}${copy.slice(place.length)}`.replaceAll(NOT_IN_LINKS, escaped)
}

/** The name of a copy, or `shot-2.png` where another file has it: each language of the old site may have a `shot.png` of its own. */
function freeName(wanted: string, source: string, root: string, taken: ReadonlySet<string>): string {
  const { dir, name, ext } = path.posix.parse(wanted)
  const isFree = (copy: string): boolean => !taken.has(copy) && mayBecome(path.join(root, copy), source)
  let copy = wanted
  for (let count = 2; !isFree(copy); count += 1) copy = `${dir}/${name}-${count}${ext}`
  return copy
}

/** Whether there is no file, or one with the same bytes. */
function mayBecome(target: string, source: string): boolean {
  const [there, wanted] = [target, source].map((file) => statSync(file, { throwIfNoEntry: false }))
  if (!there) return true
  return there.isFile() && there.size === wanted?.size && readFileSync(target).equals(readFileSync(source))
}

/** What ends the target of a Markdown link, or means something else in it. Other characters stay readable. */
const NOT_IN_LINKS = /[\s()<>\\?#"]|%(?=[\da-f]{2})/gi

/** A character as addresses have it: a blank is `%20`. */
export function escaped(character: string): string {
  return `%${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(2, '0')}`
}

/** Whether a file is a part of the old site, also where links lead, and not hidden. What is copied is published. */
function isOwn(from: string, file: string): boolean {
  if (!isRegularFile(file)) return false
  const [site, real] = [realpathSync(from), realpathSync(file)]
  return (
    isWithin(site, real) &&
    path
      .relative(site, real)
      .split(path.sep)
      .every((step) => !step.startsWith('.'))
  )
}

/** The content of an entry's file: front matter, unmapped fields as comments, and the text. */
export function entryText(fields: object, unmapped: Readonly<Record<string, unknown>>, body: string): string {
  const others = Object.keys(unmapped).length > 0 ? writeYaml(unmapped).trimEnd().replaceAll(/^/gm, '# ') : ''
  const comment = others === '' ? [] : ['# Of the old site, without a place here:', others]
  return ['---', writeYaml(fields).slice(0, -1), ...comment, '---', '', body.trim(), ''].join('\n')
}

/** Fails if the file exists. */
export function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFile(file, text, { flag: 'wx' })
}

/** Copies a file unless the target exists. */
export function copyOnce(source: string, target: string): void {
  if (!existsSync(target)) cpSync(source, target)
}

/** Adds the required description: if there is none, the first paragraph. */
export function described(data: Readonly<Record<string, unknown>>, body: string, known: ReadonlySet<string>) {
  if ('description' in data || !known.has('description')) return {}
  const paragraph = body.split(/\n\s*\n/).find((part) => /^[\p{L}\p{N}"'„“‘「『（《[*_]/u.test(part.trim())) ?? ''
  const plain = paragraph
    .replaceAll(/!?\[([^[\]]*)\]\([^()]*\)|\[\^[^[\]]+\]/g, '$1')
    .replaceAll(/[*_`]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return { description: shortened(plain) || textOf(data['title']) }
}

/** At most 155 characters, cut at a space, or between letters where the next one is far, as in scripts that have none. */
function shortened(text: string): string {
  if (text.length <= 155) return text
  const letters = Array.from(
    new Intl.Segmenter().segment(text.slice(0, 200)),
    ({ index, segment }) => index + segment.length,
  )
  return `${text
    .slice(
      0,
      letters.findLast((end) => end <= 154),
    )
    .replace(/\s+\S{0,40}$/, '')}…`
}

/** A front matter value as text; empty for lists and objects. */
export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
