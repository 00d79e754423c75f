import type { CodeType, Part } from './parts.ts'
import type { Segment } from './segments.ts'

/** A text for translators. */
export interface XliffFile {
  /** Path of the source from the site's folder. */
  readonly original: string
  readonly source: string
  readonly target: string
  readonly units: readonly XliffUnit[]
}

export interface XliffUnit extends Segment {
  /** The words that there are already. */
  readonly target?: Translated | undefined
}

export interface Translated {
  readonly parts: readonly Part[]
  /** Final: known to say what the source says. New: the words of the source, to be replaced. */
  readonly state: 'final' | 'needs-review-translation' | 'new'
}

const NAMESPACE = 'urn:oasis:names:tc:xliff:document:1.2'

/** An XLIFF 1.2 document: the version that all tools of translators read. Codes are `<g>` and `<x>`, which these tools protect. */
export function xliffOf(files: readonly XliffFile[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff version="1.2" xmlns="${NAMESPACE}">`,
    ...files.flatMap(fileLines),
    '</xliff>',
    '',
  ].join('\n')
}

function fileLines({ original, source, target, units }: XliffFile): string[] {
  const languages = `source-language="${escaped(source)}" target-language="${escaped(target)}"`
  return [
    `  <file original="${escaped(original)}" ${languages} datatype="x-kartograf" xml:space="preserve">`,
    '    <body>',
    ...units.flatMap(unitLines),
    '    </body>',
    '  </file>',
  ]
}

function unitLines({ id, parts, note, target }: XliffUnit): string[] {
  return [
    `      <trans-unit id="${escaped(id)}"${target?.state === 'final' ? ' approved="yes"' : ''}>`,
    `        <source>${markup(parts)}</source>`,
    ...(target ? [`        <target state="${target.state}">${markup(target.parts)}</target>`] : []),
    ...(note === '' ? [] : [`        <note>${escaped(note)}</note>`]),
    '      </trans-unit>',
  ]
}

function markup(parts: readonly Part[]): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return escaped(part)
      if ('code' in part) return `<x ${named(part)} equiv-text="${escaped(part.code)}"/>`
      return `<g ${named(part)}>${markup(part.parts)}</g>`
    })
    .join('')
}

function named({ id, type }: { readonly id: number; readonly type: CodeType }): string {
  return `id="${id}" ctype="${type}"`
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character)
}
