import path from 'node:path'
import { expect, test } from 'vitest'
import { ownAddress } from '../../../../cli/import/own-host.ts'
import { temporaryFolder, writeFiles } from '../temporary.ts'

const DOCUSAURUS = "export default {\n  url: 'https://docs.example',\n  baseUrl: '/alpha/',\n}\n"

test.each<[string, Record<string, string>, string | undefined]>([
  ['Hugo', { 'docs/hugo.toml': "baseURL = 'https://www.example.org/'" }, 'https://www.example.org/'],
  ['Docusaurus', { 'docusaurus.config.ts': DOCUSAURUS }, 'https://docs.example/alpha/'],
  ['a folder of texts', { 'docs/a.md': '' }, undefined],
])('the own address of %s is that of its settings', (_, files, expected) => {
  const folder = temporaryFolder()
  writeFiles(folder, files)
  expect(ownAddress(path.join(folder, 'docs'))).toBe(expected)
})
