import path from 'node:path'
import { expect, test } from 'vitest'
import { bundleProgram } from '../../../../cli/compile.mjs'
import { drawingCode } from '../../../../cli/pictures/pictures.ts'

const TOOL = path.resolve(import.meta.dirname, '../../../..')

test('the code that draws is a file of its own, so that no other change of the program changes its name', async () => {
  const { chunks } = await bundleProgram(TOOL)
  const [file, ...others] = chunks.filter(({ fileName }) => fileName.startsWith('draw-'))
  expect(others).toEqual([])
  const imports = Array.from(file?.code.matchAll(/\bfrom "([^"]+)"/g) ?? [], ([, name]) => name)
  expect(imports.filter((name) => !name?.startsWith('node:'))).toEqual([])
  expect(file?.code).toContain('PLTE')
  expect(drawingCode(file?.fileName ?? '', 'one')).toBe(drawingCode(file?.fileName ?? '', 'another'))
})

test('drawings by code that was not compiled are valid for one program', () => {
  expect(drawingCode('draw.ts', 'one')).not.toBe(drawingCode('draw.ts', 'another'))
})
