import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT } from '../support/site.ts'

/** Words that the specification gives, and their translations. */
test.each([
  ['en', 'We currently have no positions in this language.'],
  ['de', 'Aktuell haben wir keine Stellen in dieser Sprache.'],
  ['es', 'Actualmente no tenemos vacantes en este idioma.'],
])('an empty list of jobs says in %s: %s', (locale, text) => {
  const file = path.join(PROJECT, 'i18n', 'messages', `${locale}.json`)
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  expect(messages['job.none']).toBe(text)
})
