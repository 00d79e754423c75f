import path from 'node:path'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { bundleForNode } from '../../../../cli/theme/bundle/bundle-theme.ts'
import { directIslands, shownIslands } from '../../../../cli/theme/page-code/direct-islands.ts'
import { temporaryFolder, writeFiles } from '../temporary.ts'

const Counter = (): ReactNode => null
const ISLANDS = { Counter: { component: Counter, module: 'island/Counter.tsx' } }

/** The warnings of a theme whose page shows an island so, by place and message. */
async function toldOf(jsx: string): Promise<string[]> {
  const root = temporaryFolder()
  writeFiles(root, {
    'templates/index.ts': "export { Page as theme } from './page.tsx'",
    'templates/page.tsx': `import { Island } from 'kartograf'\nimport { Counter } from './island/Counter.tsx'\nexport const Page = ({ name, context }) => [${jsx}, Island, Counter]\n`,
    'templates/island/Counter.tsx': 'export const Counter = () => <b />\nconst Twice = () => <Counter />\n',
  })
  const { code } = await bundleForNode(path.join(root, 'templates/index.ts'), null)
  const inBrowser = new Set([path.join(root, 'templates/island/Counter.tsx')])
  const issues = directIslands({ islands: ISLANDS }, shownIslands(code), inBrowser, root)
  return issues.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`)
}

test('an island that pages show only as a component is told there', async () => {
  expect(await toldOf('<p><Counter start={1} /></p>')).toEqual([
    expect.stringMatching(/^templates\/page\.tsx:3:48 `<Counter>` is drawn once/),
  ])
})

test.each([
  '<Island name="Counter" props={{ a: 1 }} context={context} />, <Counter />',
  "<Island context={context} name={'Counter'} />, <Counter />",
  '<Island name={name} context={context} />, <Counter />',
  '<Counters />',
])('%s is right', async (jsx) => {
  expect(await toldOf(jsx)).toEqual([])
})
