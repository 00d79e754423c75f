import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { nameFor, ownTimeZone, parseLanguages, parseSource } from '../../../cli/init/answers.ts'
import { makeSite, refusalOfFolder } from '../../../cli/init/make-site.ts'
import { isRecord } from '../../../renderer/content/plain-data.ts'
import { parseYaml } from '../../../renderer/content/yaml/yaml.ts'
import { read, write } from '../../support/site.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'starter-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const settings = (): unknown => parseYaml(read(folder, 'content/site.yaml'))

describe('a new site', () => {
  test.each(['Blue Harbour', 'A: "quoted" & #1', 'Größe $& $1', '2026', 'null'])('may be called %s', (name) => {
    makeSite({ folder, name, languages: ['en', 'de'], timeZone: 'UTC' }, '1.2.3')
    expect(settings()).toMatchObject({ brand: name, organization: { legalName: name } })
    expect(read(folder, 'README.md')).toContain(`# ${name}\n`)
    expect(JSON.parse(read(folder, 'package.json'))).toMatchObject({
      name: expect.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/) as string,
      dependencies: { kartograf: '1.2.3' },
    })
  })

  test('has the scripts that people and hosts expect by habit, with what runs before and after its own', () => {
    makeSite({ folder, name: 'Port', languages: ['en'], timeZone: 'UTC' }, '1.2.3')
    expect(JSON.parse(read(folder, 'package.json'))).toMatchObject({
      scripts: { dev: 'npm run watch --', build: 'npm run generate --' },
    })
  })

  test('is a package whose name spells its letters', () => {
    makeSite({ folder, name: 'Nørrebro Pumper', languages: ['da'], timeZone: 'UTC' }, '1.2.3')
    expect(JSON.parse(read(folder, 'package.json'))).toMatchObject({ name: 'noerrebro-pumper' })
  })

  test('has one file of each text in each language, and the words of menu and footer', () => {
    const files = makeSite({ folder, name: 'Port', languages: ['de-CH', 'nl'], timeZone: 'Europe/Zurich' }, '*')
    expect(files.filter((file) => file.startsWith('content/pages/home/'))).toEqual([
      'content/pages/home/de-CH.md',
      'content/pages/home/nl.md',
    ])
    expect(read(folder, 'content/pages/home/de-CH.md')).toContain('die Datei `content/pages/home/de-CH.md`')
    expect(read(folder, 'content/pages/home/nl.md')).toContain('the file `content/pages/home/nl.md`')
    expect(settings()).toMatchObject({ locales: ['de-CH', 'nl'], defaultLocale: 'de-CH', timeZone: 'Europe/Zurich' })
    const footer = parseYaml(read(folder, 'content/footer.yaml'))
    expect(isRecord(footer) && Object.keys(footer['languages'] ?? {})).toEqual(['de-CH', 'nl'])
  })
})

describe('the folder of a new site', () => {
  test('may be an empty repository', () => {
    write(folder, '.git/HEAD', '')
    expect(refusalOfFolder(folder)).toBeUndefined()
  })

  test('may not exist yet', () => {
    expect(refusalOfFolder(path.join(folder, 'new'))).toBeUndefined()
  })

  test('may not hold anything, nor be a file', () => {
    write(folder, 'note.txt', '')
    expect(refusalOfFolder(folder)).toContain('is not empty: note.txt.')
    expect(refusalOfFolder(path.join(folder, 'note.txt'))).toContain('is a file')
  })

  test('gives the site its name', () => {
    expect(['/srv/blue-harbour', '/srv/été_2026', '/'].map((place) => nameFor(place))).toEqual([
      'Blue Harbour',
      'Été 2026',
      'Example',
    ])
  })
})

test('the time zone is that of the machine, and UTC where it has none that is known', () => {
  const before = process.env['TZ']
  const zones = ['America/Lima', 'nowhere'].map((zone) => {
    process.env['TZ'] = zone
    return ownTimeZone()
  })
  if (before === undefined) delete process.env['TZ']
  else process.env['TZ'] = before
  expect(zones).toEqual(['America/Lima', 'UTC'])
})

test('languages are named by their tags, each once', () => {
  expect(parseLanguages('en, de,en')).toEqual(['en', 'de'])
  expect(parseLanguages('EN de-ch')).toEqual(['en', 'de-CH'])
  expect(() => parseLanguages('en,tlh')).toThrow('got tlh')
  expect(() => parseLanguages('')).toThrow('Expected some of')
})

test('a file that npm is to install the generator from has to be there, unlike versions and addresses', () => {
  write(folder, 'own.tgz', '')
  expect(parseSource(path.join(folder, 'own.tgz'))).toBe(`file:${path.join(folder, 'own.tgz')}`)
  for (const elsewhere of ['^0.4.0', 'latest', 'https://example.com/own.tgz', 'example/own'])
    expect(parseSource(elsewhere)).toBe(elsewhere)
  for (const lost of ['lost.tgz', './lost', '/lost/own.tgz'])
    expect(() => parseSource(lost)).toThrow('There is no file')
})
