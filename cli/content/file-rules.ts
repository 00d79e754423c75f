import { readFileSync } from 'node:fs'
import path from 'node:path'
import { LOCALES } from '../../i18n/locale-tags.ts'
import { issueIn, START, type Issue } from '../../renderer/definitions/issue.ts'

/** The issue of a file in `content/` that is not allowed; undefined if it is. `relative`: path from the root, with `/`. */
export function faultOfFile(relative: string, absolute: string): Issue | undefined {
  return faultOfContent(relative, () => readFileSync(absolute, 'utf8'))
}

/** The same for a file that has not been written yet. */
export function faultOfContent(relative: string, read: () => string): Issue | undefined {
  if (isMisnamed(relative)) return misnamed(relative)
  if (!isAllowedFile(relative)) return notAllowed(relative)
  if (RESERVED.test(relative)) return reserved(relative)
  return isActive(relative, read) ? active(relative) : undefined
}

/** Allowed types of files beside entries and in `content/static/`. Excludes scripts and HTML. */
const ALLOWED =
  /^content\/static\/\.well-known\/[^.]+$|\.(avif|gif|ico|jpe?g|json|mp4|pdf|png|svg|txt|vtt|webmanifest|webm|webp|woff2|xml|zip|docx|xlsx|pptx|ics)$/i

/** Whether `content/` may contain a file with this name. */
export function isAllowedFile(relative: string): boolean {
  return ALLOWED.test(relative)
}

function notAllowed(file: string): Issue {
  return issueIn(file, START, {
    code: 'forbidden-file',
    message: `files of the type \`${path.extname(file) || file}\` are not allowed in content`,
    expected: 'texts (.md) and pictures, documents or media beside them',
  })
}

/**
 * Active content in XML files opened directly in a browser: scripts, handlers, embedded documents, and what may hide them: entities, also of
 * the XHTML and MathML document types, and escapes of encodings such as ISO-2022-JP.
 */
const ACTIVE =
  /<(?:[^\s<>/:]+:)?(?:script|foreignObject|iframe|embed|object|handler)[\s/>]|\son[a-z]+\s*=|<!ENTITY|<!DOCTYPE[^>]*(?:XHTML|MathML)|<\?xml-stylesheet|http:\/\/www\.w3\.org\/1999\/xhtml|\p{Cc}(?<![\t\n\r])/iu

/** XML pictures and feeds are documents with the origin of this site, which have access to its forms and storage. */
function isActive(relative: string, read: () => string): boolean {
  if (!/\.(svg|xml)$/i.test(relative)) return false
  // UTF-16 read as UTF-8 is ASCII with NUL bytes.
  const text = withoutReferences(read().replaceAll('\0', ''))
  return ACTIVE.test(text) || /javascript:/i.test(text.replaceAll(/\s/g, ''))
}

/** Browsers resolve `java&#115;cript:` in attributes. */
function withoutReferences(text: string): string {
  return text.replaceAll(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (whole, hex?: string, decimal?: string) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole
  })
}

function active(file: string): Issue {
  return issueIn(file, START, {
    code: 'active-file',
    message: 'the file can run code in the browser of a visitor who opens it',
    expected: 'a file without scripts, event handlers, entities and embedded HTML',
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
  return !file.startsWith('content/static/') && WRONG_ENDINGS.has(ext.toLowerCase()) && LOCALES.includes(name)
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
