import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readTexts, writtenIn } from '../../../../cli/content/read-text.ts'
import { parseFrontMatter } from '../../../../renderer/content/front-matter.ts'
import { engine } from '../../builders.ts'
import { temporaryFolder } from '../temporary.ts'

function textsOf(files: Readonly<Record<string, string>>) {
  const folder = temporaryFolder()
  const texts = Object.entries(files).map(([relative, text]) => {
    const absolute = path.join(folder, relative)
    writeFileSync(absolute, text)
    return { absolute, relative }
  })
  return readTexts(texts, engine.index)
}

test.each([
  ['a body', '---\ntitle: A\n---\nText\n'],
  ['blank lines around it', '---\ntitle: A\n---\n\n\nText with [a link](/b)\n\n \n'],
  ['no body', '---\ntitle: A\n---\n'],
  ['no line end', '---\ntitle: A\n---\nText'],
  ['no break space at its end', '---\ntitle: A\n---\nText\u00A0\n'],
])('a text read ahead has front matter and body as its file has them: %s', (_, text) => {
  const [read] = textsOf({ 'de.md': text })
  expect(read && writtenIn(read)).toEqual(parseFrontMatter(text))
  expect(read?.index).toEqual(engine.index(parseFrontMatter(text).body))
})

test('texts with faults are left to whoever reports them', () => {
  const read = textsOf({
    'de.md': 'no front matter',
    'en.md': '---\ntitle: [\n---\n',
    'es.md': '---\ntitle: A\n---\n\0',
  })
  expect(read).toEqual([])
  expect(readTexts([{ absolute: '/nowhere/de.md', relative: 'de.md' }], engine.index)).toEqual([])
})
