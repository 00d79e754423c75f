import { realpathSync } from 'node:fs'
import path from 'node:path'
import { isAllowedFile, notAllowed } from '../content/files/file-rules.ts'
import { nameOnDisk } from '../content/files/on-disk.ts'
import { nearKey } from '../../renderer/content/key.ts'
import type { Issue } from '../../renderer/definitions/issue.ts'
import { ownStatsOf } from '../output/stats-of.ts'
import { EditError } from './edit-error.ts'

/** Determines which files may be edited. */
export interface EditedSite {
  readonly root: string
  readonly collections: readonly string[]
  readonly locales: readonly string[]
}

/** A file of `content/` that may be read and written. */
export interface EditedPlace {
  /** Path from the site's folder: `content/posts/anchor/de.md`. */
  readonly relative: string
  readonly absolute: string
  /** The collection of a text; null for pictures and other files. */
  readonly collection: string | null
}

/** A name that is valid on every system and not hidden. Names of devices are none on Windows, whatever their ending. */
const NAME =
  /^(?!(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$))[^\p{Cc}\p{Cs}\\/:*?"<>|.\s][^\p{Cc}\p{Cs}\\/:*?"<>|]{0,199}$/iu

/** Bytes of a name, and of the path in the site. Systems allow 255 and 1024, of which a draft and the folder of the site need some. */
const NAME_BYTES = 240
const PATH_BYTES = 800

/**
 * The file for a path of the CMS, `content/posts/anchor/index.de.md`. Allows only texts of collections, files beside them, and files in
 * `content/static/`, without following links. Throws EditError for others.
 */
export function editedPlace(site: EditedSite, written: string): EditedPlace {
  const steps = asNamed(site, stepsOf(site, written))
  const [, top = ''] = steps
  const name = steps.at(-1) ?? ''
  const isText = top !== 'static' && name.endsWith('.md')
  const onDisk = isText ? `${localeIn(site, name)}.md` : name
  const relative = [...steps.slice(0, -1), onDisk].join('/')
  if (steps.length < (top === 'static' ? 3 : 4))
    throw new EditError(403, `${written} does not lie in the folder of an entry`)
  if (!isText && !isAllowedFile(relative)) throw new EditError(415, `${name}: ${inWords(notAllowed(relative))}`)
  return { relative, absolute: withoutLinks(site.root, relative), collection: isText ? top : null }
}

function inWords({ message, expected, hint }: Issue): string {
  return `${message}, only ${expected}${hint === undefined ? '' : `: ${hint}`}`
}

/** The folder for a path of the CMS, `content/posts/`. Throws EditError like `editedPlace`. */
export function editedFolder(
  site: EditedSite,
  written: string,
): { readonly relative: string; readonly absolute: string } {
  const steps = stepsOf(site, written.replace(/\/$/, ''))
  return { relative: steps.join('/'), absolute: withoutLinks(site.root, steps.join('/')) }
}

/**
 * The path with the names that `kartograf new` gives to folders of entries that are not there yet: the CMS leaves signs in them that cannot
 * be part of an address, such as the quotes of many languages.
 */
function asNamed({ root }: EditedSite, [content = '', top = '', ...rest]: readonly string[]): string[] {
  const [folders, file] = top === 'static' ? [[], rest] : [rest.slice(0, -1), rest.slice(-1)]
  const named = folders.reduce((above, name) => {
    const isThere = ownStatsOf(path.join(root, above, nameOnDisk(path.join(root, above), name)))
    return `${above}/${isThere ? name : nearKey(name) || name}`
  }, `${content}/${top}`)
  return [...named.split('/'), ...file]
}

/** The name of a file in the CMS: `de.md` → `index.de.md`; undefined if the CMS does not show it. */
export function shownName(site: EditedSite, collection: string, name: string): string | undefined {
  if (collection === 'static' || !name.endsWith('.md'))
    return isAllowedFile(`content/${collection}/${name}`) && NAME.test(name) ? name : undefined
  return site.locales.includes(name.slice(0, -3)) ? `index.${name}` : undefined
}

function stepsOf({ collections }: EditedSite, written: string): string[] {
  const steps = decoded(written).normalize('NFC').split('/')
  const [first, top] = steps
  const isInside = first === 'content' && (top === undefined || top === 'static' || collections.includes(top))
  if (!isInside || !steps.every((step) => NAME.test(step) && !/[. ]$/.test(step)))
    throw new EditError(403, `${written} is no file of an entry in content/`)
  if (steps.some((step) => Buffer.byteLength(step) > NAME_BYTES) || Buffer.byteLength(steps.join('/')) > PATH_BYTES)
    throw new EditError(
      403,
      `The name ${steps.at(-1)?.slice(0, 40)}… or the path to it is too long: choose a shorter one`,
    )
  return steps
}

function decoded(written: string): string {
  try {
    return decodeURIComponent(written)
  } catch {
    throw new EditError(400, 'This is not an address')
  }
}

function localeIn({ locales }: EditedSite, name: string): string {
  const locale = /^index\.(.+)\.md$/.exec(name)?.[1] ?? ''
  if (locales.includes(locale)) return locale
  throw new EditError(403, `${name} is no text in a language of the site: ${locales.join(', ')}`)
}

/** The path on disk. Throws EditError if a part of it is a link, which could lead anywhere. */
function withoutLinks(root: string, relative: string): string {
  const [content = '', ...steps] = relative.split('/')
  let at = realpathSync(path.join(root, content))
  steps.forEach((step, index) => {
    at = path.join(at, nameOnDisk(at, step))
    const stats = ownStatsOf(at)
    const isLast = index === steps.length - 1
    if (stats && !(isLast ? stats.isFile() || stats.isDirectory() : stats.isDirectory()))
      throw new EditError(403, `${relative} leads through a link or a special file, which cannot be edited here`)
  })
  return at
}
