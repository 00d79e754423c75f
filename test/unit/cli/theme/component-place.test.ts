import { writeFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { bundleWithMap } from '../../../../cli/theme/bundle/bundle-theme.ts'
import { componentPlaceOf } from '../../../../cli/theme/faults/component-place.ts'
import { temporaryFolder, writeFiles } from '../temporary.ts'

const FILES = {
  'templates/index.ts':
    "import { Facts } from './facts.tsx'\nimport { Steps } from './steps.tsx'\nexport const theme = { Facts, Steps }",
  'templates/facts.tsx':
    'const Title = () => <b>{process.title}</b>\nexport class Facts {\n  title = [<Title />, <Title />]\n}',
  'templates/steps.tsx':
    'function Title() {\n  return <i>{process.title}</i>\n}\n\nexport async function Steps() {\n  return [<Title />, <Title />]\n}',
}

/** Where a theme with two components of one name has the innermost component of a stack. */
async function placeIn(stack: (compiled: string) => readonly string[]) {
  const root = temporaryFolder()
  writeFiles(root, FILES)
  const folder = path.join(root, 'templates')
  const { code, map } = await bundleWithMap(path.join(folder, 'index.ts'))
  // Copies of folders have such names.
  const compiled = path.join(root, 'theme (1).mjs')
  writeFileSync(compiled, code)
  const frames = stack(pathToFileURL(compiled).href).map((frame) => `\n    at ${frame}`)
  const place = componentPlaceOf(frames.join(''), new SourceMap(map), compiled, folder)
  return place && { ...place, file: path.basename(place.file) }
}

test.each([
  ['a function', 'Steps', 'Steps', 'steps.tsx', 5],
  ['a class', 'Facts', 'Facts', 'facts.tsx', 2],
  ['a constant', 'Title$1', 'Title', 'facts.tsx', 1],
  ['another with the same name', 'Title', 'Title', 'steps.tsx', 1],
])('finds %s of which React knows only the name', async (_, name, component, file, line) => {
  expect(await placeIn(() => [`${name} (<anonymous>)`])).toMatchObject({ file, line, component, element: null })
})

test('takes the innermost component of the theme, and names the element that it draws', async () => {
  const place = await placeIn(() => [
    'b (<anonymous>)',
    'Island (file:///kartograf/renderer.mjs:9:1)',
    'Steps',
    'Facts',
  ])
  expect(place).toMatchObject({ file: 'steps.tsx', line: 5, component: 'Steps', element: 'b' })
})

test('a function without a name has none', async () => {
  const place = await placeIn((compiled) => [`${compiled}:2:3`])
  expect(place).toMatchObject({ component: '', element: null })
})

test('finds no component in a stack of elements and of the generator', async () => {
  expect(await placeIn(() => ['b (<anonymous>)', 'Island (file:///kartograf/renderer.mjs:9:1)'])).toBeUndefined()
})

test('reads the address of a call in parentheses, also if its folder has some in its name', async () => {
  const place = await placeIn((compiled) => [`Nobody (${compiled}?a=1:2:30)`])
  expect(place).toMatchObject({ file: 'facts.tsx', component: 'Nobody' })
})
