import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'
import { AT, copyFixture, site, write } from '../support/site.ts'

const post = (fields: string, body: string): string =>
  `---\ntitle: Bomb\ndescription: Text\ndate: 2026-01-10\nauthors: [alpha]\nuntranslated: { en: link, es: link }\n${fields}---\n\n${body}\n`

const TITLES = '{ de: { title: A }, en: { title: A }, es: { title: A } }'
const group = (name: string, child: string): string =>
  `  - { name: ${name}, languages: ${TITLES}, children: [${`${child}, `.repeat(25)}] }\n`

/** Small files that would take minutes, gigabytes or the stack of the program, with the place and the code of the refusal. */
const BOMBS: readonly (readonly [name: string, text: string, place: string])[] = [
  [
    'posts/table/de.md',
    post('', `|${'a|'.repeat(2500)}\n|${'-|'.repeat(2500)}\n${'|a|\n'.repeat(1200)}`),
    '9:1 error text-too-large',
  ],
  ['posts/code/de.md', post('', `\`\`\`markdown\n${'[a]('.repeat(16_000)}\n\`\`\``), '9:1 error text-too-large'],
  ['posts/numbers/de.md', post('', '1 '.repeat(150_000)), '9:262145 error text-too-large'],
  ['posts/lists/de.md', post('', `${'- '.repeat(3000)}a`), '9:1 error text-too-deep'],
  ['posts/elements/de.md', post('', '<div>'.repeat(3000)), '9:1 error text-too-deep'],
  ['posts/entities/de.md', post('', '&amp;'.repeat(40_000)), '9:25001 error text-too-large'],
  ['posts/underscores/de.md', post('', 'x_'.repeat(130_000)), '9:40002 error text-too-large'],
  ['posts/footnotes/de.md', post('', `${'[^a]'.repeat(20_000)}\n\n[^a]: x`), '9:4001 error text-too-large'],
  [
    'posts/keys/de.md',
    post(Array.from({ length: 1500 }, (_, at) => `key${at}: 1\n`).join(''), 'Text'),
    '7:1 error unknown-key',
  ],
  ['posts/title/de.md', post('', 'Text').replace('Bomb', 'a'.repeat(50_000)), '2:8 error wrong-value'],
  [
    'navigation.yaml',
    `groups:\n${group('a', 'b')}${group('b', 'c')}${group('c', 'd')}${group('d', 'e')}  - { name: e, languages: ${TITLES} }\n`,
    '6:5 error large-navigation',
  ],
]

test('eleven small files that would stop a build are refused together, each at its place, in seconds', () => {
  const root = copyFixture('bombs')
  for (const [name, text] of BOMBS) write(root, `content/${name}`, text)
  // Nothing is wrong with empty lines and long gaps, nor with how long they take.
  write(root, 'content/posts/lines/de.md', post('', `Text${'\n'.repeat(200_000)}Text`))
  for (const [name, blank] of Object.entries({ spaces: ' ', tabs: '\t' }))
    write(root, `content/posts/${name}/de.md`, post('', `Text${blank.repeat(250_000)}goes\non.`))
  write(root, 'content/glossary.yaml', 'terms: [{ term: A, why: B, languages: { de: { use: [C], avoid: [D] } } }]\n')
  for (const name of ['content/static/pipe.txt', 'content/pages/home/pipe.md'])
    execFileSync('mkfifo', [path.join(root, name)])
  const start = performance.now()
  const run = site(['check', '--root', root, '--at', AT])
  expect(performance.now() - start).toBeLessThan(20_000)
  expect(run.code).toBe(1)
  expect(run.stderr).toBe('')
  for (const [name, , place] of BOMBS) expect(run.stdout).toContain(`content/${name}:${place}`)
  expect(run.stdout.match(/pipe\.(md|txt):1:1 error forbidden-file/g)).toHaveLength(2)
  expect(run.stdout).not.toMatch(/\n\s+at .+:\d+:\d+/)
})

test('a pipe in place of messages or settings is reported, and not read', () => {
  const root = copyFixture('pipes')
  for (const name of ['i18n/messages/de.json', 'content/site.yaml', 'content/facts.yaml']) {
    execFileSync('rm', [path.join(root, name)])
    execFileSync('mkfifo', [path.join(root, name)])
  }
  const run = site(['check', '--root', root, '--at', AT])
  expect(run.code).toBe(1)
  for (const name of ['content/site.yaml', 'content/facts.yaml'])
    expect(run.stdout).toContain(`${name}:1:1 error forbidden-file`)
  expect(run.stdout).toContain('this is not a regular file')
})
