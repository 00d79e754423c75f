import path from 'node:path'
import { hasPack } from '../../../i18n/locales.ts'
import { issueIn, START, type Issue } from '../../../renderer/definitions/issue.ts'
import { STATIC_FOLDER } from '../../../renderer/definitions/static-folder.ts'
import { nearKey } from '../../../renderer/content/key.ts'
import { didYouMean } from '../../../renderer/content/nearest.ts'
import { DATA_FILES } from '../../../renderer/library/site-data.ts'
import { hostFileFault } from './host-file-fault.ts'
import { isActive } from './active-xml.ts'
import { OWN_FILES } from './own-files.ts'

/** Data files and settings of commands, directly in `content/`. */
const DATA_NAMES = [...DATA_FILES, 'pull']

/**
 * The issue of a file directly in `content/` that nothing reads: `content/redirect.yaml`, a text, or a picture. Lists of commands end with
 * `.lock`.
 */
export function faultOfDataFile(file: string): Issue | undefined {
  const { name, ext } = path.parse(file)
  if (/^\.md$/i.test(ext)) return /^readme$/i.test(name) ? undefined : textOutside(file, name)
  if (!/^\.(ya?ml|json)$/i.test(ext)) return ext === '.lock' || /^readme$/i.test(name) ? undefined : fileOutside(file)
  if (ext === '.yaml' && DATA_NAMES.includes(name)) return undefined
  const near = didYouMean(name, DATA_NAMES)
  return issueIn(`content/${file}`, START, {
    code: 'unexpected-file',
    message: `\`${file}\` is not a data file of the site`,
    expected: `one of ${DATA_NAMES.map((known) => `${known}.yaml`).join(', ')}`,
    hint: near && `did you mean \`${near}.yaml\`?`,
  })
}

/** It may be a note of the editors. */
function textOutside(file: string, name: string): Issue {
  return issueIn(`content/${file}`, START, {
    code: 'unexpected-file',
    severity: 'warning',
    message: `\`${file}\` is directly in content/, so it is no page of the site`,
    expected: `a folder of its own in that of a collection, such as content/pages/${nearKey(name) || 'some-name'}/de.md`,
  })
}

/** What is meant for visitors is in `content/static/`. */
function fileOutside(file: string): Issue {
  return issueIn(`content/${file}`, START, {
    code: 'unused-file',
    severity: 'warning',
    message: `\`${file}\` is directly in content/, where nothing reads or publishes it`,
    expected: placeOutside(file),
  })
}

function placeOutside(file: string): string {
  if (OWN_FILES.includes(file)) return `no such file: the generator writes /${file} itself`
  return isAllowedFile(`content/static/${file}`)
    ? `content/static/${file}, which is published as /${file}, or a place beside a text that shows it`
    : 'data files, and folders'
}

/** The issue of a file that is not allowed in `content/`; undefined if it is. `relative`: path from the root, with `/`. */
export function faultOfContent(relative: string, read: () => string): Issue | undefined {
  return faultOfName(relative) ?? (isActive(relative, read) ? activeFile(relative) : undefined)
}

/** The issue of a file that is not allowed whatever is in it. */
export function faultOfName(relative: string): Issue | undefined {
  const ofHost = hostFileFault(relative)
  if (ofHost) return ofHost
  if (NOT_IN_NAMES.test(relative)) return badlyNamed(relative)
  if (isMisnamed(relative)) return misnamed(relative)
  if (!isAllowedFile(relative)) return notAllowed(relative)
  return RESERVED.test(relative) ? reserved(relative) : undefined
}

/**
 * The list of an output's files has one in each line: a name of several lines would name files of others, which the next build would then
 * remove. A backslash divides folders on Windows. Behind a character that changes the direction of text, `fdp.zip` is shown as `piz.pdf`.
 */
const NOT_IN_NAMES = /[\p{Cc}\\\u202A-\u202E\u2066-\u2069]/u

function badlyNamed(file: string): Issue {
  const shown = file.replaceAll(/\p{Cc}/gu, '\uFFFD')
  return issueIn(shown, START, {
    code: 'forbidden-file',
    message: 'the name contains a line break, another control character, one of direction, or a backslash',
    expected: 'a name of letters, digits, spaces, hyphens and dots',
    hint: 'rename it, and the links to it',
  })
}

/** Allowed types of files beside entries and in `content/static/`. Excludes scripts and HTML. */
const ALLOWED =
  /^content\/static\/\.well-known\/[^.]+$|\.(avif|gif|ico|jpe?g|json|mp4|pdf|png|svg|txt|vtt|webmanifest|webm|webp|woff2|xml|zip|docx|xlsx|pptx|ics)$/i

/** Whether `content/` may contain a file with this name. */
export function isAllowedFile(relative: string): boolean {
  return ALLOWED.test(relative)
}

/** Pictures of cameras, phones and older programs. */
const OTHER_PICTURES = /^\.(?:heic|heif|tiff?|bmp|jxl|jp2|psd|dng|cr2|nef|arw)$/i

/** The issue of a file of a kind that is not allowed. `file`: path from the root. */
export function notAllowed(file: string): Issue {
  const { base, ext } = path.parse(file)
  const isStatic = file.startsWith(STATIC_FOLDER)
  const details = {
    code: 'forbidden-file',
    message: `files of the type \`${ext || base}\` are not allowed in ${isStatic ? 'content/static' : 'content'}`,
  } as const
  if (OTHER_PICTURES.test(ext))
    return issueIn(file, START, {
      ...details,
      expected: 'a picture that browsers show',
      hint: 'save it as JPEG, PNG or WebP',
    })
  return issueIn(file, START, {
    ...details,
    expected: isStatic
      ? 'pictures, documents, media, fonts and data (.json, .txt, .xml), which are copied as they are'
      : 'texts (.md) and pictures, documents or media beside them',
  })
}

/** The issue of a file that can run code. */
export function activeFile(file: string): Issue {
  return issueIn(file, START, {
    code: 'active-file',
    message: 'the file can run code in the browser of a visitor who opens it',
    expected: 'a file without scripts, event handlers, declarations of entities or attributes, and embedded HTML',
    hint: 'export it again as plain SVG',
  })
}

/** Output folders for files with digests in their names, which no other file may use. */
const RESERVED = /^content\/static\/(assets|builds)\//

function reserved(file: string): Issue {
  return issueIn(file, START, {
    code: 'reserved-folder',
    message: `\`${file.split('/')[2] ?? ''}/\` is the generator's own folder in the output`,
    expected: 'another folder of `content/static/`',
  })
}

/** `de.txt`, `de.markdown`: a language file with the wrong extension. */
function isMisnamed(file: string): boolean {
  const { name, ext } = path.parse(file)
  return !file.startsWith(STATIC_FOLDER) && WRONG_ENDINGS.has(ext.toLowerCase()) && hasPack(name)
}

const WRONG_ENDINGS = new Set(['.txt', '.markdown', '.mdx', '.mdown'])

function misnamed(file: string): Issue {
  const { name, base } = path.parse(file)
  return issueIn(file, START, {
    code: 'unexpected-file',
    message: `\`${base}\` is not read as a text`,
    expected: `${name}.md`,
  })
}
