import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AT, copyFixture, edit, read, site, write } from '../support/site.ts'

let root = ''
let document = ''
const translate = (...args: readonly string[]) => site(['translate', ...args, '--root', root])

/** What a translator sends back: the sources with an accent. */
function translated(xliff: string): string {
  return xliff.replaceAll(
    /<source>(.*?)<\/source>(?:\s*<target.*?<\/target>)?/gs,
    (_whole, words: string) =>
      `<source>${words}</source><target>${words.replaceAll(/(?<=^|>)[^<]+/g, (piece) => piece.replaceAll('a', 'á'))}</target>`,
  )
}

beforeAll(() => {
  root = copyFixture('translate')
  document = path.join(root, 'es.xlf')
  rmSync(path.join(root, 'content/posts/anchor/es.md'))
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

describe('translate', () => {
  test('exports what is missing in a language', () => {
    const run = translate('export', '--to', 'es', '--out', document)
    expect([run.code, run.stderr]).toEqual([0, ''])
    expect(run.stdout).toMatch(
      /es\.xlf: 1 text, \d+ words to translate\n {2}content\/posts\/anchor\/de\.md {2}\(\d+ words to translate\)\n$/,
    )
    const [, words = ''] =
      /<trans-unit id="body\.2">\s*<source>(.*?)<\/source>/s.exec(readFileSync(document, 'utf8')) ?? []
    expect(words).toContain('<x id="1" ctype="x-fact" equiv-text="{{facts.customers}}"/>')
  })

  test('overwrites its own document, and none that a translator has worked on, nor what is none', () => {
    const exported = readFileSync(document, 'utf8')
    expect(translate('export', '--to', 'es', '--out', document).code).toBe(0)
    writeFileSync(document, translated(exported))
    const run = translate('export', '--to', 'es', '--out', document)
    expect(run.code).toBe(2)
    expect(run.stderr).toContain(
      'es.xlf has translations that are not in the site, of content/posts/anchor/de.md.\nImport them',
    )
    expect(readFileSync(document, 'utf8')).toBe(translated(exported))
    const other = path.join(root, 'content/site.yaml')
    expect(translate('export', '--to', 'es', '--out', other).stderr).toContain(
      'is there and could not be read as XLIFF',
    )
    writeFileSync(document, exported)
  })

  test('imports what comes back, and notes that it is fresh: the site has no errors, and nothing is missing', () => {
    write(root, 'es.xlf', translated(readFileSync(document, 'utf8')))
    const run = translate('import', document)
    expect([run.code, run.stderr]).toEqual([0, ''])
    expect(run.stdout).toContain('1 text written, and content/translations.lock says that they are fresh.')
    expect(read(root, 'content/posts/anchor/es.md')).toContain('{{facts.customers}}')
    expect(site(['check', '--root', root, '--at', AT]).code).toBe(0)
    expect(translate('export', '--to', 'es').stdout).toContain('Nothing is missing or stale in es.')
  })

  test('says that nothing is translated into the language of the sources', () => {
    expect(translate('export', '--to', 'de', '--all').stdout).toBe(
      'Nothing is translated into de: all sources are in this language.\n',
    )
  })

  test('exports a text again when its source has changed, with the words that it has', () => {
    edit(root, 'content/posts/anchor/de.md', 'title: Anchor', 'title: An anchor')
    expect(translate('export', '--to', 'es', '--out', document).stdout).toMatch(
      /: 1 text, 0 words to translate, (\d+) to review\n.*\(0 words to translate, \1 to review\)\n$/,
    )
    expect(readFileSync(document, 'utf8')).toMatch(
      /<source>An anchor de<\/source>\s*<target state="needs-review-translation">Anchor de</,
    )
  })

  test('does not confirm what is still marked, and says how a person does', () => {
    expect(translate('import', document).stdout).toMatch(
      /\(not confirmed: [^)]*\)\nLook at these parts, then run `kartograf status --confirm content\/posts\/anchor\/es\.md`\.\n$/,
    )
  })

  test('writes nothing of a text with an error, tells its place, and fails', () => {
    const before = read(root, 'content/posts/anchor/es.md')
    write(root, 'es.xlf', readFileSync(document, 'utf8').replace(/<target[^>]*>Anchor de<\/target>/, ''))
    const { code, stdout, stderr } = translate('import', document)
    expect([code, read(root, 'content/posts/anchor/es.md')]).toEqual([1, before])
    expect(stdout).toBe('0 texts written.\n')
    expect(stderr).toMatch(/^es\.xlf:5:7 error unfinished-translation\n {2}`title` has no translation\n {2}5 \|/)
  })

  test('reads what comes back in its encoding, and tells another one', () => {
    const text = translated(readFileSync(document, 'utf8'))
    writeFileSync(document, Buffer.from(`\uFEFF${text.replaceAll('\n', '\r\n')}`, 'utf16le'))
    expect(translate('import', document)).toMatchObject({ code: 0, stderr: '' })
    writeFileSync(document, text, 'latin1')
    expect(translate('import', document).stderr).toMatch(
      /^es\.xlf:1:1 error broken-xliff\n {2}The text is not in utf-8/i,
    )
  })

  test('exports named texts and messages whatever their state', () => {
    rmSync(document)
    const { code, stdout } = translate('export', 'posts/basalt', 'messages', '--to', 'es', '--out', document)
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^\S+: 2 texts, /)])
    expect(readFileSync(document, 'utf8')).toContain('original="i18n/messages/de.json"')
  })

  test('writes nothing of a source with errors', () => {
    edit(root, 'content/posts/cobble/de.md', 'title:', 'titel:')
    const { code, stderr } = translate('export', 'posts/cobble', '--to', 'es', '--out', path.join(root, 'none.xlf'))
    expect([code, existsSync(path.join(root, 'none.xlf'))]).toEqual([1, false])
    expect(stderr).toContain('content/posts/cobble/de.md:2:1 error unknown-key')
    expect(stderr).toContain('Nothing was exported.')
    write(root, 'es.xlf', readFileSync(document, 'utf8').replace('posts/basalt', 'posts/cobble'))
    const back = translate('import', document)
    expect([back.code, back.stderr]).toEqual([
      1,
      expect.stringContaining('content/posts/cobble/de.md:2:1 error unknown-key'),
    ])
  })

  test('exports all texts for a language that has only begun, but not those that are to be without it', () => {
    edit(root, 'content/posts/cobble/de.md', 'titel:', 'title:')
    edit(root, 'content/site.yaml', 'locales: [de, en, es]', 'locales: [de, en, es, fr]\nuntranslated: { fr: link }')
    edit(root, 'content/posts/basalt/de.md', 'title:', 'untranslated: { fr: none }\ntitle:')
    rmSync(document)
    const { code, stdout, stderr } = translate('export', '--to', 'fr', '--out', document)
    expect([stderr, code, stdout]).toEqual(['', 0, expect.stringContaining('content/posts/anchor/de.md')])
    expect(stdout).toContain('i18n/messages/de.json')
    expect(stdout).not.toContain('basalt')
    expect(translate('export', 'posts', '--to', 'fr', '--out', document).stdout).not.toContain('basalt')
    expect(translate('export', 'posts/basalt', '--to', 'fr', '--out', document).stdout).toContain('basalt')
  })

  test.each<[string, readonly string[], string]>([
    ['no language', ['export'], 'Say which language to translate into, such as `kartograf translate export --to es`.'],
    ['an unknown language', ['export', '--to', 'ess'], 'The site has no language ess: did you mean es?'],
    [
      'an unknown text',
      ['export', 'posts/ancor', '--to', 'es'],
      'posts/ancor is no text that is translated: did you mean posts/anchor?',
    ],
    ['no file', ['import'], 'Name the files to import, such as `kartograf translate import es.xlf`.'],
    ['a file that is not there', ['import', 'nothing.xlf'], 'There is no file nothing.xlf.'],
    ['a folder', ['import', '.'], 'There is no file .'],
  ])('says how it is used: %s', (_what, args, message) => {
    const { code, stderr } = translate(...args)
    expect([code, stderr.startsWith(message)]).toEqual([2, true])
  })
})
