import { upperFirst } from '../../definitions/letters/first-letter.ts'
import type { Field, Shape } from './shapes.ts'

/** A field in the configuration of Sveltia CMS, with the property names of the CMS. */
export interface CmsField {
  readonly name: string
  readonly widget: string
  readonly [option: string]: unknown
}

/** The controls of fields. Fields without a control are left out, and the CMS keeps their values. */
export function cmsFields(fields: readonly Field[]): CmsField[] {
  return fields.flatMap((field) => {
    const control = field.shape && field.shape.kind !== 'constant' ? controlOf(field.shape, field) : null
    return control ? [{ ...common(field), ...control }] : []
  })
}

function common({ name, isRequired, isSame, description, initial }: Field) {
  return {
    name,
    label: labelOf(name),
    required: isRequired,
    i18n: isSame ? 'duplicate' : true,
    ...(description && { hint: description }),
    ...(isPlain(initial) && { default: initial }),
  }
}

/** `headerLight` → `Header light` */
export function labelOf(name: string): string {
  return upperFirst(name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('-', ' '))
}

function isPlain(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value) && value !== ''
}

interface Control {
  readonly widget: string
  readonly [option: string]: unknown
}

/** Markdown is edited as plain text: the rich-text mode would reformat it. */
export const MARKDOWN: Control = { widget: 'markdown', modes: ['raw', 'rich_text'] }

const TEXTS = { one: { widget: 'string' }, several: { widget: 'text' }, markdown: MARKDOWN }

function controlOf(shape: Shape, field: Pick<Field, 'isRequired' | 'initial' | 'isSame'>): Control | null {
  switch (shape.kind) {
    case 'text':
      return { ...TEXTS[shape.lines], ...(shape.most && { maxlength: shape.most }) }
    case 'date':
      return dateOf(shape.withTime)
    case 'number':
      return numberOf(shape)
    case 'boolean':
      return booleanOf(field)
    case 'choice':
      return { widget: 'select', options: shape.values }
    case 'ref':
      return relationTo(shape.collection)
    case 'image':
      return { widget: 'object', fields: imageFields(i18nOf(field)) }
    case 'names':
      return { widget: 'keyvalue' }
    case 'list':
      return listOf(shape, field)
    case 'group':
      return { widget: 'object', fields: cmsFields(inherited(shape.fields, field)) }
    case 'variants':
    case 'constant':
      return null
  }
}

/** Fields of a group that must be equal in all languages must be equal, too. */
function inherited(fields: readonly Field[], { isSame }: Pick<Field, 'isSame'>): readonly Field[] {
  return isSame ? fields.map((field) => ({ ...field, isSame })) : fields
}

function i18nOf({ isSame }: Pick<Field, 'isSame'>): true | 'duplicate' {
  return isSame ? 'duplicate' : true
}

function dateOf(withTime: boolean): Control {
  return withTime
    ? { widget: 'datetime', format: 'YYYY-MM-DDTHH:mm' }
    : { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }
}

function numberOf({ isWhole, kind: _kind, ...bounds }: Extract<Shape, { kind: 'number' }>): Control {
  return { widget: 'number', value_type: isWhole ? 'int' : 'float', ...bounds }
}

/** The control of a boolean: a switch, or a choice if the field may also be missing. */
function booleanOf(field: Pick<Field, 'isRequired' | 'initial'>): Control {
  return isThreefold(field) ? { widget: 'select', options: YES_OR_NO } : { widget: 'boolean' }
}

/** Whether a field for true or false may also be left out, which a switch cannot show. */
export function isThreefold({ isRequired, initial }: Pick<Field, 'isRequired' | 'initial'>): boolean {
  return !isRequired && initial === undefined
}

const YES_OR_NO = ['true', 'false']

/** The key of an entry is its folder, which the CMS calls a slug. */
function relationTo(collection: string): Control {
  return {
    widget: 'relation',
    collection,
    value_field: '{{slug}}',
    display_fields: ['title'],
    search_fields: ['title'],
  }
}

function imageFields(i18n: true | 'duplicate'): CmsField[] {
  const file = { widget: 'image', choose_url: false, required: false, i18n }
  return [
    { name: 'src', label: 'File', ...file },
    { name: 'alt', label: 'What it shows', widget: 'string', required: false, i18n },
    { name: 'narrow', label: 'File for narrow windows', ...file },
  ]
}

function listOf(
  { items, least, most }: Extract<Shape, { kind: 'list' }>,
  field: Field | Pick<Field, 'isRequired' | 'initial' | 'isSame'>,
): Control | null {
  const bounds = { ...(least !== undefined && { min: least }), ...(most !== undefined && { max: most }) }
  if (items.kind === 'variants') return { ...bounds, ...variantsOf(items.types, field) }
  if (items.kind === 'group')
    return { widget: 'list', ...bounds, collapsed: true, fields: cmsFields(inherited(items.fields, field)) }
  if (items.kind === 'choice' || items.kind === 'ref') {
    const one = controlOf(items, field)
    return one && { ...one, ...bounds, multiple: true }
  }
  const one = controlOf(items, { isRequired: true, initial: undefined, isSame: field.isSame })
  return one && { widget: 'list', ...bounds, field: { name: 'item', label: 'Item', i18n: i18nOf(field), ...one } }
}

function variantsOf(types: Readonly<Record<string, readonly Field[]>>, field: Pick<Field, 'isSame'>): Control {
  return {
    widget: 'list',
    collapsed: true,
    typeKey: 'type',
    types: Object.entries(types).map(([name, fields]) => ({
      name,
      label: labelOf(name),
      widget: 'object',
      fields: cmsFields(inherited(fields, field)),
    })),
  }
}
