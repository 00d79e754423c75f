import type { Translate } from './context.ts'
import type { FormTexts } from '../forms/contract.ts'
import { HIDDEN_FIELDS, type FormFields } from '../forms/fields.ts'

/** A form as a theme defines it. */
export interface FormDefinition<Key extends string = string> extends FormFields {
  /** Its texts in one language, used by the page and the receiver. */
  texts(t: Translate<Key>): FormTexts
}

/** Defines a form of a theme. Throws if its name is not a valid folder name, or two fields have the same name. */
export function defineForm<Key extends string>(definition: FormDefinition<Key>): FormDefinition<Key> {
  const { name, fields, subject, files } = definition
  if (!/^[a-z]+(-[a-z]+)*$/.test(name))
    throw new Error(`A form cannot be named '${name}': use lower-case letters and hyphens, such as booking-request`)
  const names = [
    ...fields.map((field) => field.name),
    ...(subject === undefined ? [] : [subject]),
    ...(files === undefined ? [] : [files]),
    ...HIDDEN_FIELDS,
  ]
  const twice = names.find((field, index) => names.indexOf(field) !== index)
  if (definition.isAboutPage && subject === undefined)
    throw new Error(`The form '${name}' is about a page, and no \`subject\` names the field that holds its path`)
  const lost = fields.find(({ neededBy }) => neededBy !== undefined && !fields.some((field) => field.name === neededBy))
  if (lost) throw new Error(`The form '${name}' has no field '${lost.neededBy}', which is to need '${lost.name}'`)
  if (twice !== undefined) throw new Error(`The form '${name}' has two fields named '${twice}'`)
  return definition
}
