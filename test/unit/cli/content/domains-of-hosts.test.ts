import { expect, test } from 'vitest'
import { checkSettings } from '../../../../cli/content/data/check-site-data.ts'
import { settingsOf } from '../../builders.ts'

const file = { path: 'content/site.yaml', text: '', digest: '' }
const issuesOf = (domains: Readonly<Record<string, string>>) =>
  checkSettings({ ...settingsOf(), baseUrl: 'https://alpha.example/', domains }, file).map(({ message }) => message)

test.each([
  { de: 'http://alpha.example' },
  { de: 'https://ALPHA.example' },
  { de: 'https://b.example', en: 'https://b.example:443' },
])('%j names one host in two ways', (domains) => {
  expect(issuesOf(domains)).toEqual([expect.stringContaining('are one host')])
})

test.each([
  { de: 'https://alpha.example', en: 'https://b.example', es: 'https://b.example' },
  { de: 'https://alpha.example:8443' },
])('%j does not', (domains) => {
  expect(issuesOf(domains)).toEqual([])
})
