import path from 'node:path'
import { expect, test } from 'vitest'
import { objectHint } from '../../../../cli/build/render/object-advice.ts'
import { valuePlace } from '../../../../cli/build/render/value-place.ts'
import { temporaryFolder, writeFiles } from '../temporary.ts'

const NO_CHILD = 'Objects are not valid as a React child (found: [object Date]).'

/** Line and column of what a component shows wrongly in an element, `<p>` if nothing else is said. */
async function placeIn(jsx: string, message = NO_CHILD, element: string | null = 'p'): Promise<string | undefined> {
  const root = temporaryFolder()
  const other = 'const Other = () => <p>{other}</p>\n'
  writeFiles(root, { 'a.tsx': `${other}export function A({ day, list }) {\n  return ${jsx}\n}\n${other}` })
  const found = await valuePlace(message, {
    file: path.join(root, 'a.tsx'),
    line: 2,
    column: 20,
    component: 'A',
    element,
  })
  return found && `${found.line}:${found.column}`
}

test.each([
  ['<p>{day}</p>', '3:14'],
  ['<p>on {day.begins}</p>', '3:17'],
  ['<p>{(day as never)}</p>', '3:15'],
  ['<p><>{new Date(0)}</></p>', '3:16'],
  ['<p>{day.title && day.begins}</p>', '3:27'],
  ['<p>{is ? "a" : day}</p>', '3:25'],
  ['<p>{format(day)}{t("a")}</p>', '3:14'],
  ['<ul>{list.map((one) => <p key={one}>{one}<b>{day}</b></p>)}</ul>', '3:47'],
  ['<div>{list}<p>{context.markdown(day)}</p><p>{day}</p></div>', '3:55'],
])('the only value that %s shows in the element', async (jsx, place) => {
  expect(await placeIn(jsx)).toBe(place)
})

test.each(['<p>{day}{list}</p>', '<p>{context.markdown(day)}</p>', '<div>{day}</div>'])(
  'of %s, nobody knows which value it is',
  async (jsx) => {
    expect(await placeIn(jsx)).toBeUndefined()
  },
)

test('the component that a constant is, which stands behind its name', async () => {
  const root = temporaryFolder()
  writeFiles(root, { 'a.tsx': 'const A = () => <p>{one}</p>\nconst B = () => <p>{two}</p>\n' })
  const at = { file: path.join(root, 'a.tsx'), line: 2, column: 7, element: 'p' }
  expect(await valuePlace(NO_CHILD, at)).toMatchObject({ line: 2, column: 21 })
})

test('an element with content that may have none, and HTML in another form', async () => {
  const hasNone = 'img is a self-closing tag and must neither have `children` nor use `dangerouslySetInnerHTML`.'
  expect(await placeIn('<p><img /><img>a</img></p>', hasNone, 'img')).toBe('3:20')
  const form = '`props.dangerouslySetInnerHTML` must be in the form `{__html: ...}`.'
  expect(await placeIn('<p id="a" dangerouslySetInnerHTML="a" />', form)).toBe('3:20')
})

test('other errors, and those of no element, have no such place', async () => {
  expect(await placeIn('<p>{day}</p>', 'boom')).toBeUndefined()
  expect(await placeIn('<p>{day}</p>', NO_CHILD, null)).toBeUndefined()
})

test.each([
  ['[object Date]', '`formatDate('],
  ['object with keys {kind, inline, source, links, images}', '`context.markdown('],
  ['object with keys {kind, src, width, height, alt}', '`context.picture('],
  ['object with keys {kind, href, external, hreflang}', '`href` of it'],
  ['object with keys {kind, value, unit, text}', '`text` of it'],
  ['object with keys {title}', 'its properties'],
])('advice on %s', (found, hint) => {
  const message = `Objects are not valid as a React child (found: ${found}). If you meant to render a collection`
  expect(objectHint(message)).toContain(hint)
  expect(objectHint('boom')).toBeUndefined()
})
