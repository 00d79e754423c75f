import { expect, test } from 'vitest'
import { withStableShapes } from '../../../cli/stable-shapes.mjs'

test('an object literal that begins with a spread and goes on begins with an empty one instead', () => {
  expect(withStableShapes('f({ ...a, b: { ...c, ...d } }, `${{ ...e, f }}`)')).toBe(
    'f({ ...{}, ...a, b: { ...{}, ...c, ...d } }, `${{ ...{}, ...e, f }}`)',
  )
})

test('copies, patterns, arrays, calls and texts stay as they are', () => {
  const code =
    "const { ...a } = { ...b }, { c, ...d } = { c, ...b }, e = [...a, '{ ...a, b }', `{ ...a, b }`]; f(...e, a)"
  expect(withStableShapes(code)).toBe(code)
})
