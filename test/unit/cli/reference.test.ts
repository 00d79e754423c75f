import { expect, test } from 'vitest'
import { withReference } from '../../../cli/commands/reference.ts'
import { UsageError } from '../../../cli/program.ts'

const begin = '<!-- reference: made by `npm run reference` from the schemas; do not edit -->'
const end = '<!-- /reference -->'

test('the reference is put between its markers, and what stands around it stays', () => {
  const text = `# Guide\n\n${begin}\nold\n${end}\n\nMore.\n`
  expect(withReference(text, 'new')).toBe(`# Guide\n\n${begin}\n\nnew\n\n${end}\n\nMore.\n`)
})

test('putting it in twice changes nothing', () => {
  const once = withReference(`${begin}\n${end}\n`, 'new')
  expect(withReference(once, 'new')).toBe(once)
})

test('a file without markers is refused with the lines that it needs', () => {
  expect(() => withReference('# Guide\n', 'new')).toThrow(UsageError)
  expect(() => withReference('# Guide\n', 'new')).toThrow(begin)
})
