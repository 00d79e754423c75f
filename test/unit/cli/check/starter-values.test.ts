import { readFileSync } from 'node:fs'
import path from 'node:path'
import { load } from 'js-yaml'
import { expect, test } from 'vitest'
import { starterValues } from '../../../../cli/check/starter-values.ts'
import { STARTER } from '../../../../cli/init/starter-files.ts'
import { settingsSchema } from '../../../../renderer/definitions/settings/settings.ts'
import { dataOf, fileOf } from '../../builders.ts'

const STARTER_FILE = readFileSync(path.join(STARTER, 'content/site.yaml'), 'utf8')

function foundIn(text: string) {
  const { files } = dataOf()
  const site = fileOf('content/site.yaml', text)
  return starterValues({ settings: settingsSchema.parse(load(text)), files: { ...files, site } })
}

test('warns of what `init` has made up, at its line, until it is replaced', () => {
  const found = foundIn(STARTER_FILE)
  const lines = STARTER_FILE.split('\n')
  expect(found.map(({ code, severity, line }) => [code, severity, lines[line - 1]?.split(':')[0]])).toEqual([
    ['unwritten-text', 'warning', 'baseUrl'],
    ['unwritten-text', 'warning', 'contact'],
    ['unwritten-text', 'warning', 'contact'],
  ])
  expect(found[1]?.message).toContain('`contact.phone` is still the `+00 000 000 000` of a new site')
  const own = STARTER_FILE.replace('www.example.com', 'alpha.example')
    .replace('+00 000 000 000', '+49 89 1234567')
    .replace('hello@example.com', 'hello@alpha.example')
  expect(foundIn(own)).toEqual([])
})
