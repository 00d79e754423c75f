import { expect, test } from 'vitest'
import { defineForm } from '../../../renderer/definitions/define-form.ts'
import { formField, type FormFields } from '../../../renderer/forms/fields.ts'
import { referenceOf } from '../../../renderer/outputs/reference.ts'

const tour: FormFields = {
  name: 'tour-request',
  subject: 'tour',
  files: 'plans',
  fields: [
    formField('email', 'email'),
    formField('language', 'choice', { required: false, choices: ['fr', 'ar'] }),
    formField('phone', 'phone', { required: false, neededBy: 'language' }),
  ],
}

function rowsOf(form: FormFields): string[] {
  const definition = defineForm({
    ...form,
    texts: () => {
      throw new Error('not needed')
    },
  })
  const reference = referenceOf({ collections: [], sections: [], forms: [definition] })
  const [, chapter = ''] = reference.split(/### `tour-request`|## Data files/)
  return chapter.split('\n').filter((line) => line.startsWith('| `'))
}

test('the reference of a form has what each field takes and when it is needed', () => {
  expect(rowsOf(tour)).toEqual([
    '| `email` | e-mail address | yes | 254 |',
    '| `language` | one of `fr`, `ar` | no | 100 |',
    '| `phone` | telephone number | with `language` | 40 |',
    '| `plans` | files | yes | as in the settings |',
    '| `tour` | key of the entry that the form is about, filled in by the page | no | 255 |',
  ])
})

test('a form about a page takes its path', () => {
  expect(rowsOf({ ...tour, isAboutPage: true }).at(-1)).toContain('path of the page')
})
