import { cpSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { AT, copyFixture, filesOf, generate, PROJECT, read, site, write } from '../support/site.ts'

const root = copyFixture('withheld')
const PICTURE = path.join(PROJECT, 'content/posts/entra-break-glass-drill-log/drills.en.png')
const LATER = '2027-01-02T09:00:00Z'

afterAll(() => rmSync(root, { recursive: true, force: true }))

/** Files beside texts: of a text of tomorrow, of a draft, of a public text, and one that both of these show. */
function addFiles(): void {
  const files = {
    'future/results': 'Results',
    'secret/offer': 'Offer',
    'secret/unused': 'Unused',
    'secret/shared': 'Shared',
  }
  for (const [name, words] of Object.entries({ ...files, 'cobble/public': 'Public' }))
    write(root, `content/posts/${name}.pdf`, `%PDF-1.4\n${words}\n`)
  const use = (text: string, words: string): void =>
    write(root, `content/posts/${text}/de.md`, `${read(root, `content/posts/${text}/de.md`)}\n${words}\n`)
  use('future', '[Zahlen](./results.pdf)')
  use('secret', '[Angebot](./offer.pdf) und [Plan](./shared.pdf)\n\n![Entwurf](./embargo.png)')
  use('cobble', '[Offen](./public.pdf) und [Plan](../secret/shared.pdf)')
  cpSync(PICTURE, path.join(root, 'content/posts/secret/embargo.png'))
}

function published(...flags: string[]): string[] {
  const { code, stderr } = generate(root, ...flags)
  expect(code, stderr).toBe(0)
  const names = filesOf(path.join(root, 'output')).map((file) => path.basename(file))
  const listed = read(root, 'output/builds/files.txt')
  return ['results', 'offer', 'unused', 'embargo', 'shared', 'public'].filter(
    (name) => names.some((file) => file.startsWith(name)) || listed.includes(`/${name}`),
  )
}

test('what only a draft or a text of tomorrow uses is not published, also when nothing else has changed', () => {
  addFiles()
  expect(published('--at', AT)).toEqual(['shared', 'public'])
  write(root, 'content/posts/delta/de.md', read(root, 'content/posts/delta/de.md').replace('Text about', 'Words about'))
  expect(published('--at', AT)).toEqual(['shared', 'public'])
  expect(published('--at', LATER)).toContain('results')
  expect(published('--at', LATER)).not.toContain('offer')
})

test('what a draft uses is published with the draft', () => {
  expect(published('--at', AT, '--drafts')).toEqual(['results', 'offer', 'unused', 'embargo', 'shared', 'public'])
  expect(site(['check', '--root', root, '--at', AT]).code).toBe(0)
})
