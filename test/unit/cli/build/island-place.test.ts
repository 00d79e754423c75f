import path from 'node:path'
import { expect, test } from 'vitest'
import { islandPlace } from '../../../../cli/build/render/island-place.ts'
import { temporaryFolder, writeFiles } from '../temporary.ts'

const TEXT = `const Other = () => <Island name="Counter" props={{}} />
export function Page({ context }) {
  return (
    <main>
      <Island context={context} name="Counter" props={{ start: () => 1 }} />
    </main>
  )
}
`

test('an error about an island is told where the component shows it', () => {
  const root = temporaryFolder()
  writeFiles(root, { 'page.tsx': TEXT })
  const component = { file: path.join(root, 'page.tsx'), line: 2, column: 22 }
  const of = (message: string) => islandPlace(message, component)
  expect(of('The island `Counter` cannot work in the browser: props.start is a function')).toEqual({
    ...component,
    line: 5,
    column: 7,
  })
  expect(of("The theme has no island 'Counter'")).toMatchObject({ line: 5 })
  expect(of('<Island name="Counter"> needs `context={context}`')).toMatchObject({ line: 5 })
  expect(of("The theme has no island 'Other'")).toBeUndefined()
  expect(of('boom')).toBeUndefined()
})
