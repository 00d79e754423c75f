import { issueIn, type DataPath, type Issue, type Place, type SourceFile } from '../definitions/issue.ts'
import { isName } from '../definitions/letters/letters.ts'
import { check } from './check.ts'
import { unknownName, type Known } from './known.ts'
import { isRecord } from './plain-data.ts'
import { locatorOf } from './front-matter.ts'

/** Checks the sections of a page by the schemas of their types, and their ids. */
export function checkSections(data: unknown, known: Known, file: SourceFile): { value: unknown[]; issues: Issue[] } {
  const sections = isRecord(data) && Array.isArray(data['sections']) ? data['sections'] : []
  const checked = sections.map((section: unknown, index) =>
    checkSection(section, { path: ['sections', index], name: `sections[${index}]` }, known, file),
  )
  const issues = [...checked.flatMap((result) => result.issues), ...checkAnchors(sections, file)]
  return { value: checked.map((result) => result.value), issues }
}

/** Reports repeated ids of sections: links would lead only to the first one. */
function checkAnchors(sections: readonly unknown[], file: SourceFile): Issue[] {
  const ids = sections.map((section) => (isRecord(section) ? section['id'] : undefined))
  const placeOf = (index: number) => locatorOf(file)(['sections', index, 'id'])
  return ids.flatMap((id, index) => {
    const first = ids.indexOf(id)
    if (typeof id !== 'string') return []
    if (!id.split('_').every(isName)) return [wrongId(id, placeOf(index), file)]
    if (first === index) return []
    return [
      issueIn(file.path, placeOf(index), {
        code: 'duplicate-anchor',
        message: `\`id: ${id}\` is used twice on the page, first in line ${placeOf(first).line}`,
        expected: 'a unique id for each section',
      }),
    ]
  })
}

function wrongId(id: string, place: Place, file: SourceFile): Issue {
  return issueIn(file.path, place, {
    code: 'wrong-value',
    message: `\`${id}\` cannot be an id, because ids are part of URLs`,
    expected: 'lower-case letters, digits and hyphens',
  })
}

/** The path of a section in the front matter, and its name in messages. */
interface SectionPlace {
  readonly path: DataPath
  readonly name: string
}

/** Checks one section; its value is null if the schema of its type refuses it, or if it has no known type. */
export function checkSection(section: unknown, { path, name }: SectionPlace, known: Known, file: SourceFile) {
  const type = isRecord(section) ? section['type'] : undefined
  const locate = locatorOf(file)
  if (typeof type !== 'string') return { value: null, issues: [] }
  const schema = known.sections.get(type)
  if (!schema) return { value: null, issues: [unknownSection(type, known, file, [...path, 'type'])] }
  const checked = check(schema, section, file.path, (inner, key) => locate([...path, ...inner], key))
  return { value: checked.value, issues: checked.issues.map((issue) => inSection(issue, name, type)) }
}

/** A type that resembles none is probably one that the theme does not list yet. */
function unknownSection(type: string, { sections }: Known, file: SourceFile, path: DataPath): Issue {
  const issue = unknownName(type, { kind: 'section', known: [...sections.keys()] }, file, path)
  return { hint: 'a new type is made with `defineSection` and listed in `sections` of templates/index.ts', ...issue }
}

/** Adds the section to the message of an issue. */
function inSection(issue: Issue, name: string, type: string): Issue {
  return { ...issue, message: issue.message.replace(/^`/, `\`${name} ${type}: `) }
}
