import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmdirSync, unlinkSync } from 'node:fs'
import path from 'node:path'
import { savedText, shownText } from '../../renderer/outputs/edit/edited-text.ts'
import type { EditedFields } from '../../renderer/outputs/edit/cms-config.ts'
import { configuresHost } from '../../renderer/outputs/hosts/headers.ts'
import { YamlError } from '../../renderer/content/yaml/yaml.ts'
import { faultOfContent } from '../content/files/file-rules.ts'
import { ownStatsOf } from '../output/stats-of.ts'
import { writeWhole } from '../output/write-whole.ts'
import { EditError } from './edit-error.ts'
import { editedFolder, editedPlace, shownName, type EditedPlace, type EditedSite } from './edited-place.ts'

/** Maximum bytes of a text, and of any other file. */
export const LONGEST_TEXT = 1024 ** 2
export const LARGEST_FILE = 32 * 1024 ** 2

interface ListedFile {
  readonly name: string
  readonly kind: 'file' | 'directory'
}

/** A file as sent to the CMS. `revision` identifies the bytes on disk. */
export interface ShownFile {
  readonly content: Buffer
  readonly revision: string
  readonly changed: Date
}

/** The files and folders in a folder, by the names that the CMS uses. Throws EditError if there is no such folder. */
export function listFolder(site: EditedSite, written: string): ListedFile[] {
  if (written === '') return [{ name: 'content', kind: 'directory' }]
  const { relative, absolute } = editedFolder(site, written)
  if (!ownStatsOf(absolute)?.isDirectory()) throw new EditError(404, `There is no folder ${relative}`)
  const [, top] = relative.split('/')
  return readdirSync(absolute, { withFileTypes: true }).flatMap((found): ListedFile[] => {
    const { name } = found
    if (found.isDirectory()) return isListed(site, top, name) ? [{ name, kind: 'directory' }] : []
    const shown = found.isFile() && top !== undefined ? shownName(site, top, name) : undefined
    return shown === undefined ? [] : [{ name: shown, kind: 'file' }]
  })
}

/** Directly in `content/`, only the folders of collections and `static/` are listed. */
function isListed({ collections }: EditedSite, top: string | undefined, name: string): boolean {
  return top === undefined ? name === 'static' || collections.includes(name) : !name.startsWith('.')
}

/** Reads a file for the CMS. `written`: its path as the CMS knows it. Throws EditError if it cannot be edited or does not exist. */
export function readEdited(site: EditedSite, fields: EditedFields, written: string): ShownFile {
  const place = editedPlace(site, written)
  const stats = ownStatsOf(place.absolute)
  if (!stats?.isFile()) throw new EditError(404, `There is no file ${place.relative}`)
  const bytes = readFileSync(place.absolute)
  const content = place.collection === null ? bytes : Buffer.from(shown(place, fields, bytes.toString()))
  return { content, revision: revisionOf(bytes), changed: stats.mtime }
}

/** The text as the CMS reads it. If its front matter is invalid, the text is sent unchanged, and the CMS reports the error. */
function shown({ collection }: EditedPlace, fields: EditedFields, text: string): string {
  try {
    return shownText(fields.get(collection ?? '') ?? [], text)
  } catch (error) {
    if (error instanceof YamlError) return text
    throw error
  }
}

/** A file as the CMS saves it. */
interface SavedFile {
  /** Its path as the CMS knows it. */
  readonly written: string
  readonly bytes: Buffer
  /** That of the file that was edited; undefined for a new file. */
  readonly revision?: string | undefined
}

/** What is written to which file. */
interface Writing {
  readonly place: EditedPlace
  readonly content: Buffer
  /** Whether the file has it already. */
  readonly isThere: boolean
}

/** The writing of a file, which has not been done. Throws EditError if it must not be done, as when the file has changed since. */
export function writingOf(site: EditedSite, fields: EditedFields, { written, bytes, revision }: SavedFile): Writing {
  const place = editedPlace(site, written)
  const before = currentOf(place, revision)
  const content = place.collection === null ? allowedFile(place, bytes) : patchedText(place, fields, before, bytes)
  return { place, content, isThere: before?.equals(content) ?? false }
}

/** Writes a file on these conditions, and returns its new revision. */
export function writeEdited(site: EditedSite, fields: EditedFields, saved: SavedFile): string {
  const { place, content, isThere } = writingOf(site, fields, saved)
  if (isThere) return revisionOf(content)
  mkdirSync(path.dirname(place.absolute), { recursive: true })
  writeWhole(place.absolute, content)
  return revisionOf(content)
}

/** The file that is deleted. `revision`: that of the file as it was shown. Throws EditError if there is none, or if it has changed since. */
export function removalOf(site: EditedSite, written: string, revision?: string): EditedPlace {
  const place = editedPlace(site, written)
  if (!currentOf(place, revision)) throw new EditError(404, `There is no file ${place.relative}`)
  return place
}

/** Deletes a file, on the same conditions. */
export function removeEdited(...wanted: Parameters<typeof removalOf>): void {
  unlinkSync(removalOf(...wanted).absolute)
}

/** Removes a folder if it is empty. */
export function removeFolder(site: EditedSite, written: string): void {
  const { relative, absolute } = editedFolder(site, written)
  if (relative.split('/').length < 3) throw new EditError(403, `${relative} stays, also without entries`)
  if (!ownStatsOf(absolute)?.isDirectory()) throw new EditError(404, `There is no folder ${relative}`)
  if (readdirSync(absolute).length > 0) throw new EditError(409, `${relative} is not empty`)
  rmdirSync(absolute)
}

/** The bytes on disk. Throws EditError if somebody else has changed them. */
function currentOf({ absolute, relative }: EditedPlace, revision: string | undefined): Buffer | undefined {
  const stats = ownStatsOf(absolute)
  if (stats && !stats.isFile()) throw new EditError(403, `${relative} is a folder`)
  const bytes = stats ? readFileSync(absolute) : undefined
  if (bytes && revision !== revisionOf(bytes))
    throw new EditError(
      412,
      `${relative} has changed on the disk since it was opened here. Load this page again, then make the change again`,
    )
  return bytes
}

/** The text on disk with what the CMS has changed in it. Throws EditError if it is too long, or its front matter is none. */
function patchedText(place: EditedPlace, fields: EditedFields, before: Buffer | undefined, bytes: Buffer): Buffer {
  if (bytes.length > LONGEST_TEXT)
    throw new EditError(
      413,
      `${place.relative} would have more than ${LONGEST_TEXT / 1024 ** 2} MB: divide it into several texts`,
    )
  try {
    return Buffer.from(savedText(fields.get(place.collection ?? '') ?? [], before?.toString(), bytes.toString()))
  } catch (error) {
    if (error instanceof YamlError) throw new EditError(422, `${place.relative}: ${error.message}`)
    throw error
  }
}

/** A file that is no text, as it is. Throws EditError if it may not be in the content. */
function allowedFile({ relative }: EditedPlace, bytes: Buffer): Buffer {
  const fault = faultOfContent(relative, () => bytes.toString())
  if (fault) throw new EditError(415, `${relative}: ${fault.message}`)
  if (configuresHost(relative.replace(/^content\/static\//, '')))
    throw new EditError(403, `${relative} would configure the host of the site, which is not done in the editor`)
  return bytes
}

function revisionOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 24)
}
