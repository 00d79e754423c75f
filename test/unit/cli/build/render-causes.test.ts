import { describe, expect, test } from 'vitest'
import { adviceOn } from '../../../../cli/build/render/render-advice.ts'
import { UnresolvedPicture } from '../../../../renderer/definitions/theme/unresolved.ts'
import { type Cause, causesOf, togetherInComponents } from '../../../../cli/build/render/render-causes.ts'

const NOTHING = { files: [], references: [], doubled: [], loads: [], picture: null, variants: [], ms: 0 }

const failedOn = (path: string, message: string, stack = 'Error\n    at draw (react.js:1:1)') => ({
  ...NOTHING,
  path,
  error: { message, stack },
})

test('an error of several pages is one', () => {
  const causes = causesOf([failedOn('/a/', 'no'), { ...NOTHING, path: '/b/', error: null }, failedOn('/c/', 'no')])
  expect(causes).toMatchObject([{ message: 'no', pages: ['/a/', '/c/'] }])
})

test('a text that is thrown is one for all pages: their paths are not in it', () => {
  const causes = causesOf([
    failedOn('/a/', 'Could not render /a/: boom'),
    failedOn('/b/', 'Could not render /b/: boom'),
  ])
  expect(causes).toEqual([{ message: 'boom', stack: '', pages: ['/a/', '/b/'] }])
})

describe('objects that are no children', () => {
  const place = { file: 'a.tsx', line: 3, column: 1, component: 'Alpha', element: null }
  const found = (keys: string, pages: string[], other: Partial<Cause> = {}): Cause => ({
    message: `not valid (found: object with keys {${keys}})`,
    stack: '',
    pages,
    place,
    ...other,
  })

  test('are one error in a component, whatever their keys', () => {
    const causes = togetherInComponents([found('a', ['/a/']), found('a, b', ['/b/'])])
    expect(causes).toMatchObject([{ message: expect.stringContaining('{a}'), pages: ['/a/', '/b/'] }])
  })

  test('are two errors in two components, or where no component is known', () => {
    const other = { place: { ...place, line: 9 } }
    expect(togetherInComponents([found('a', ['/a/']), found('b', ['/b/'], other)])).toHaveLength(2)
    const unknown = { place: undefined }
    expect(togetherInComponents([found('a', ['/a/'], unknown), found('b', ['/b/'], unknown)])).toHaveLength(2)
  })
})

test('a picture as it is written says which function finds it', () => {
  const { message } = new UnresolvedPicture('what `context.picture` got', { src: './a.jpg' })
  expect(adviceOn({ message, stack: 'at a', pages: [] }, [])).toEqual({
    expected: expect.stringContaining('scope.picture'),
  })
})

test('a component that is an object says where a CommonJS package has it', () => {
  const message = 'Element type is invalid: expected a string (for built-in components) … but got: object.'
  expect(adviceOn({ message, stack: 'Error', pages: [] }, [])).toMatchObject({
    hint: expect.stringContaining('`default`'),
  })
})

test.each(['undefined', 'null'])('a value that is %s may be missing in data that nothing checks', (nothing) => {
  const message = `Cannot read properties of ${nothing} (reading 'trim')`
  expect(adviceOn({ message, stack: 'at x', pages: ['/a/'] }, []).hint).toMatch(
    `a value that is used here is ${nothing}: kartograf check --types finds a misspelt name; in data`,
  )
})

test('a variable of `import.meta.env`, as Vite and Astro have it, is one of `process.env`', () => {
  const message = "Cannot read properties of undefined (reading 'PUBLIC_API')"
  expect(adviceOn({ message, stack: 'at x', pages: ['/a/'] }, []).hint).toMatch('write `process.env.PUBLIC_API`')
})
