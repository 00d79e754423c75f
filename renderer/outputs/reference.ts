import { isRecord } from '../content/plain-data.ts'
import { writeYaml } from '../content/yaml/yaml.ts'
import { pageCollection } from '../definitions/collections/collections.ts'
import { settingOf } from '../definitions/settings/form-settings.ts'
import type { Theme } from '../definitions/theme.ts'
import type { FieldKind, FormField, FormFields } from '../forms/fields.ts'
import { DATA_SCHEMAS, jsonSchemaOf, type JsonSchema as Schema } from './json-schema.ts'
import { fieldRows, type FieldRow } from './field-rows.ts'
import { choicesIn, code, fieldsOf, sampleOf } from './schema-words.ts'

/** A collection or section type: its own fields, and the names of shared ones. */
interface Chapter {
  readonly title: string
  readonly schema: Schema
  readonly own: Schema
  readonly shared: readonly string[]
}

/**
 * Reference for editors in Markdown: every collection, section, form and data file with its fields, generated from the schemas that
 * validate the content.
 */
export function referenceOf({
  collections,
  sections,
  forms,
}: Pick<Theme, 'collections' | 'sections' | 'forms'>): string {
  const kinds = [pageCollection, ...collections].map(({ name, schema }) => [name, jsonSchemaOf(schema)] as const)
  const types = sections.map(({ type, schema }) => [type, jsonSchemaOf(schema)] as const)
  const data = Object.entries(DATA_SCHEMAS).map(([name, schema]) => [name, jsonSchemaOf(schema)] as const)
  return [
    '## Front matter',
    ...shared(kinds, '### Fields of every entry', kinds.length),
    ...chapters(kinds, (name) => `### \`content/${name}/\``, kinds.length),
    '## Sections of a page',
    ...shared(types, '### Fields of most sections', types.length / 2),
    ...chapters(types, (type) => `### \`${type}\``, types.length / 2),
    '## Forms',
    ...forms.flatMap(formChapter),
    '## Data files',
    ...chapters(data, (name) => `### \`content/${name}.yaml\``, Infinity),
    '## Names',
    ...namesOf([...kinds, ...types, ...data]),
  ].join('\n\n')
}

type Named = readonly (readonly [name: string, schema: Schema])[]

/** Fields that are equal in at least this many schemas. */
function shared(schemas: Named, title: string, least: number): string[] {
  const common = commonFields(schemas, least)
  const required = common.filter(({ required: isNeeded }) => isNeeded).map(({ name }) => name)
  const properties = Object.fromEntries(common.map(({ name, value }) => [name, value]))
  return common.length === 0 ? [] : [title, tableOf({ type: 'object', properties, required })]
}

function chapters(schemas: Named, title: (name: string) => string, least: number): string[] {
  const common = new Set(commonFields(schemas, least).map(({ text }) => text))
  return schemas.flatMap(([name, schema]) => {
    const fields = writtenFields(schema)
    const own = fields.filter(({ text }) => !common.has(text)).map(({ name: field, value }) => [field, value] as const)
    const names = fields.filter(({ text }) => common.has(text)).map(({ name: field }) => field)
    const ownFields = { ...schema, properties: Object.fromEntries(own) }
    return chapter({ title: title(name), schema, own: ownFields, shared: least < schemas.length ? names : [] })
  })
}

interface WrittenField {
  readonly name: string
  readonly value: Schema
  readonly required: boolean
  /** Identifies equal fields. */
  readonly text: string
}

function writtenFields(schema: Schema): WrittenField[] {
  return fieldsOf(schema).map(([name, value]) => {
    const required = schema.required?.includes(name) ?? false
    return { name, value, required, text: JSON.stringify([name, value, required]) }
  })
}

function commonFields(schemas: Named, least: number): WrittenField[] {
  const all = schemas.flatMap(([, schema]) => writtenFields(schema))
  const first = new Map(all.toReversed().map((field) => [field.text, field]))
  const often = [...first.values()].filter(({ text }) => all.filter((field) => field.text === text).length >= least)
  return often.toReversed()
}

function chapter({ title, schema, own, shared: names }: Chapter): string[] {
  const also = names.length > 0 ? [`Also: ${names.map(code).join(', ')}.`] : []
  const head = [schema.description, ...also].filter(Boolean).join(' ')
  return [title, head, exampleOf(schema), tableOf(own)].filter((part) => part !== '')
}

/** The smallest valid example, to copy. */
function exampleOf(schema: Schema): string {
  const value = sampleOf(schema, schema)
  if (!isRecord(value) || Object.keys(value).length === 0) return ''
  return `\`\`\`yaml\n${writeYaml('type' in value ? [value] : value)}\`\`\``
}

const HEAD = '| Field | Value | Needed | Meaning |\n|-|-|-|-|'

function tableOf(schema: Schema): string {
  const rows = fieldRows(schema).map(rowOf)
  return rows.length === 0 ? '' : [HEAD, ...rows].join('\n')
}

function rowOf({ name, depth, value, needed, meaning }: FieldRow): string {
  const mark = depth === 0 ? '' : `${'&emsp;'.repeat(depth - 1)}↳ `
  return `| ${[mark + code(name), value, needed, meaning].map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
}

const FORM_KINDS: Readonly<Record<Exclude<FieldKind, 'choice'>, string>> = {
  line: 'one line',
  text: 'several lines',
  email: 'e-mail address',
  phone: 'telephone number',
  count: 'whole number',
  date: 'date',
  consent: 'box to tick',
}

/** What the page fills in: the path of a page, or the key of an entry. */
const ABOUT_PAGE = 'path of the page that the form is about, filled in by the page | no | '
const ABOUT_ENTRY = 'key of the entry that the form is about, filled in by the page | no | 255'

function formChapter({ name, fields, files, subject, isAboutPage }: FormFields): string[] {
  const rows = fields.map(
    (field) =>
      `| ${code(field.name)} | ${kindOf(field)} | ${neededOf(field)} | ${field.kind === 'consent' ? '' : field.maxLength} |`,
  )
  const attached = files === undefined ? [] : [`| ${code(files)} | files | yes | as in the settings |`]
  const hidden = subject === undefined ? [] : [`| ${code(subject)} | ${isAboutPage ? ABOUT_PAGE : ABOUT_ENTRY} |`]
  return [
    `### \`${name}\``,
    `Settings: \`forms.${settingOf(name)}\` in \`site.yaml\`. Words: \`form.label.…\` and \`form.error.…\` in \`i18n/messages/\`.`,
    ['| Field | Value | Needed | Characters |\n|-|-|-|-|', ...rows, ...attached, ...hidden].join('\n'),
  ]
}

function kindOf({ kind, choices = [] }: FormField): string {
  return kind === 'choice' ? `one of ${choices.map(code).join(', ')}` : FORM_KINDS[kind]
}

function neededOf({ required, neededBy }: FormField): string {
  if (required) return 'yes'
  return neededBy === undefined ? 'no' : `with ${code(neededBy)}`
}

/** The values of named enumerations, such as languages and icons. */
function namesOf(schemas: Named): string[] {
  const names = choicesIn(schemas)
  return [...names].map(([kind, values]) => `**${kind}**: ${values.map((value) => code(String(value))).join(' ')}`)
}
