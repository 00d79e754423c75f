import path from 'node:path'
import { expect, test } from 'vitest'
import { CompileError } from '../../../../cli/theme/faults/compile-error.ts'
import { bundlePackage } from '../../../../cli/theme/bundle/bundle-code.ts'
import { temporaryFolder, writeFiles } from '../temporary.ts'

/** The first hint on a module that the bundler cannot read. */
async function hintOn(jsx: string): Promise<string | undefined> {
  const root = temporaryFolder()
  writeFiles(root, { 'a.tsx': `export const A = () => (\n  <p>\n    ${jsx}\n  </p>\n)\n` })
  const error: unknown = await bundlePackage(path.join(root, 'a.tsx'), root).catch((thrown: unknown) => thrown)
  return error instanceof CompileError ? error.faults[0]?.hint : 'it can be read'
}

test.each([
  ['<b>\n    <i>a</i>', '`<b>` in line 3 is not closed: write `</b>` before this'],
  ['a<br>b', 'in JSX, `<br>` is closed, too: `<br … />`'],
  ['<!-- a -->', 'a comment in JSX is `{/* … */}`'],
])('%s', async (jsx, hint) => {
  expect(await hintOn(jsx)).toBe(hint)
})
