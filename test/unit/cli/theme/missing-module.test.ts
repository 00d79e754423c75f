import path from 'node:path'
import { expect, test } from 'vitest'
import { codeFault } from '../../../../cli/theme/faults/code-faults.ts'
import { missingModule } from '../../../../cli/theme/faults/missing-module.ts'
import { temporaryFolder, writeFiles } from '../temporary.ts'

function told(name: string) {
  const root = temporaryFolder()
  writeFiles(root, {
    'templates/sections/hero.tsx': '',
    'templates/island/Filter.tsx': '',
    'templates/price.tsx': '',
    'node_modules/swiper/package.json': '{}',
  })
  return missingModule(name, path.join(root, 'templates/sections/hero.tsx'))
}

test.each([
  ['../islands/Filter.tsx', '../island/Filter.tsx'],
  ['../island/filter', '../island/Filter.tsx'],
  ['./price.tsx', '../price.tsx'],
  ['@/price', '../price.tsx'],
  ['../prise.tsx', '../price.tsx'],
  ['../prise', '../price.tsx'],
])('an import of %s that leads nowhere names the module that is meant', (name, meant) => {
  expect(told(name)).toMatchObject({ message: `there is no module \`${name}\``, hint: `did you mean \`${meant}\`?` })
})

test('a folder in place of a module is told so, and not as the module that is meant', () => {
  const root = temporaryFolder()
  writeFiles(root, { 'templates/layout.tsx/part.tsx': '', 'templates/card.tsx': '' })
  expect(missingModule('./layout.tsx', path.join(root, 'templates/card.tsx'))).toMatchObject({
    message: '`./layout.tsx` is a folder, and no module',
    expected: 'a file of this name',
  })
})

test('no module is named if none is near', () => {
  expect(told('./zzzzzzzzzzzz.tsx').hint).toBeUndefined()
})

test.each([
  ['date-fns/locale', 'the package `date-fns` is not installed', 'npm install date-fns'],
  ['@a/b/c', 'the package `@a/b` is not installed', 'npm install @a/b'],
  ['swiper/raect', 'the package `swiper` has no `swiper/raect`', undefined],
])('an import of a package, %s, says whether it is installed', (name, message, hint) => {
  expect(told(name)).toMatchObject({ message, ...(hint !== undefined && { hint }) })
})

test('a name that a module exports only by default is told so', () => {
  const root = temporaryFolder()
  writeFiles(root, { 'a.tsx': 'export default function A() {}\n', 'b.tsx': 'export const b = 1\n' })
  const told = (file: string) => codeFault({ message: `"A" is not exported by "${path.join(root, file)}".` }).hint
  expect(told('a.tsx')).toContain('`export function A`')
  expect(told('b.tsx')).toBeUndefined()
})

test('a name that a module does not export is told with what to write', () => {
  const root = temporaryFolder()
  writeFiles(root, {
    'parts/Card.tsx':
      'function Card() {}\nexport interface CardProps {}\nexport const CardList = () => null\nexport const SIZE = 1\n',
  })
  const message = (name: string): string => `"${name}" is not exported by "${path.join(root, 'parts/Card.tsx')}".`
  const told = (name: string) =>
    codeFault({ message: message(name), loc: { file: path.join(root, 'layout.tsx'), line: 1, column: 0 } }).hint
  expect(told('Card')).toBe('`Card` is there: write `export` before it')
  expect(told('CardLits')).toBe('did you mean `CardList`?')
  expect(told('default')).toBe("the module exports by name: `import { CardList } from './parts/Card.tsx'`")
  expect(told('CardProps')).toBeUndefined()
  expect(told('Unknown')).toBeUndefined()
})

test('what a module of the generator itself imports is told elsewhere, by the words of the bundler', () => {
  const message = "Could not resolve 'templates/Filter.tsx' in \\0islands"
  expect(codeFault({ message, loc: { file: '\0islands', line: 1, column: 0 } }).message).toBe(message)
})
