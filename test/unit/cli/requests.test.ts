import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { main } from '../../../cli/main.ts'
import type { Program } from '../../../cli/program.ts'
import { createFileStore } from '../../../cli/receiver/store/file-store.ts'
import { temporaryFolder, writeFiles } from './temporary.ts'

const PROGRAM: Program = { version: '0', digest: '', worker: new URL('file:///worker'), defaultRoot: '.' }

/** A site with a request of `application`, and `forms.json` of its output with these forms. */
async function siteWith(forms: readonly string[] = [], stored: readonly string[] = ['application']): Promise<string> {
  const root = temporaryFolder()
  mkdirSync(path.join(root, 'content'))
  if (forms.length > 0)
    writeFiles(root, { 'output/forms.json': JSON.stringify({ forms: forms.map((name) => ({ name })) }) })
  const rest = { locale: 'en', subject: '', received: '2026-11-20T10:00:00Z', attachments: [] }
  for (const form of stored)
    await createFileStore(path.join(root, '.data'))
      .open()
      .publish({ ...rest, id: 'a1', form, values: { phone: '' } })
  return root
}

/** The exit code of `kartograf requests`, and all that it prints. */
async function requests(root: string, ...args: string[]): Promise<[number, string]> {
  let said = ''
  const streams = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation((text) => ((said += String(text)), true)),
  )
  try {
    return [await main(['requests', ...args, '--root', root], PROGRAM), said]
  } finally {
    for (const stream of streams) stream.mockRestore()
  }
}

test.each(['--form', '--id', '--person'])(
  'an empty %s, as of a variable that is not set, selects nothing',
  async (option) => {
    const root = await siteWith()
    for (const value of ['', ' ']) {
      const [code, said] = await requests(root, 'erase', option, value, '--yes')
      expect([code, said]).toEqual([
        2,
        expect.stringContaining('Expected a text, got none: a shell variable may be empty.'),
      ])
    }
    expect(await requests(root, 'list')).toEqual([0, '2026-11-20T10:00:00Z application a1\n'])
  },
)

test('a form that nobody knows is refused, with those that there are and the one that may be meant', async () => {
  const root = await siteWith(['application', 'contact'])
  const [code, said] = await requests(root, 'list', '--form', 'contct')
  expect(code).toBe(2)
  expect(said).toBe(
    `There is no form contct: did you mean contact?\nForms of the site and of the data folder ${path.join(root, '.data')}: application, contact\n`,
  )
})

test('a form is known by its requests or by the site, and any form while there are none', async () => {
  expect(await requests(await siteWith(['contact']), 'list', '--form', 'application')).toEqual([
    0,
    '2026-11-20T10:00:00Z application a1\n',
  ])
  expect(await requests(await siteWith(['contact']), 'list', '--form', 'contact')).toEqual([0, ''])
  expect(await requests(await siteWith([], []), 'list', '--form', 'nix')).toEqual([0, ''])
})
