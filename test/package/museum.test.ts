import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { parseFrontMatter } from '../../renderer/content/front-matter.ts'
import { parseYaml } from '../../renderer/content/yaml/yaml.ts'
import { copyMuseum, kartograf, museumWithPackage } from '../support/museum.ts'
import { describeOutput } from '../support/output-rules.ts'
import { type Outcome, run } from '../support/package.ts'
import { edit, filesOf, read, write } from '../support/site.ts'

/**
 * A site that shares nothing with the company's but the package: a museum association, in French and Arabic, with exhibitions,
 * houses and a booking form, built with the tarball in a folder outside of the repository.
 */
let folder = ''
let built: Outcome
const out = (): string => path.join(folder, 'output')
const html = (address: string): string => read(out(), `${address}index.html`)

beforeAll(() => {
  folder = museumWithPackage()
  built = kartograf(folder, 'generate')
}, 300_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the museum', () => {
  test('is built with the packed generator alone', () => {
    expect(built.stderr).not.toMatch(/error|warning/)
    expect(built).toMatchObject({ code: 0 })
    expect(built.stdout).toContain('Marsa: 32 pages (fr 16, ar 16)')
    expect(built.stdout).toContain('changes by itself on 2027-02-11')
  })

  test('has nothing that check would tell, not even a warning', () => {
    expect(kartograf(folder, 'check', '--strict')).toMatchObject({ code: 0 })
  })

  test('shows in its own look that a page is not there, also where the browser says so', () => {
    const [, data = ''] = /id="site-data">([^<]*)</.exec(html('fr/')) ?? []
    const { message } = JSON.parse(data) as { message: string }
    expect(message).toContain('<div class="wall block"><h1>{text}</h1>')
    expect(message).not.toContain('page-grid')
  })

  test('passes the strictest compiler', () => {
    expect(compiled()).toEqual([])
  })
})

/** Files of mistakes, which the compiler sees in the same run as the theme. */
const MISTAKEN = 'templates/mistakes.tsx'
const WITHOUT = 'templates/without-mark.ts'
let errors: readonly string[] | undefined

/** What the compiler finds in one of these files, or else in all others; it is asked once. */
function compiled(file?: string): readonly string[] {
  errors ??= allErrors()
  return errors.filter((line) =>
    file ? line.startsWith(file) : !line.startsWith(MISTAKEN) && !line.startsWith(WITHOUT),
  )
}

function allErrors(): readonly string[] {
  write(folder, MISTAKEN, MISTAKES)
  write(folder, WITHOUT, "export const half: number = 'half'\n")
  const { stdout } = run(folder, 'tsc', ['--pretty', 'false'])
  for (const name of [MISTAKEN, WITHOUT]) rmSync(path.join(folder, name))
  return stdout.split('\n').filter(Boolean)
}

describeOutput(out)

describe('Arabic', () => {
  test('runs from the right, French from the left, and each names the other and a default', () => {
    expect(html('ar/')).toContain('<html lang="ar-EG" dir="rtl"')
    expect(html('fr/')).toContain('<html lang="fr-EG" dir="ltr"')
    const [head = ''] = html('ar/visit/').split('</head>')
    expect([...head.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, ...pair]) => pair)).toEqual([
      ['fr', 'https://marsa.example/fr/visit/'],
      ['ar', 'https://marsa.example/ar/visit/'],
      ['x-default', 'https://marsa.example/fr/visit/'],
    ])
  })

  test('has the name of the houses in its own letters', () => {
    expect(html('ar/visit/')).toContain('<title>بيوتنا | مرسى</title>')
    expect(html('fr/visit/')).toContain('<title>Nos maisons | Marsa</title>')
    expect(html('ar/visit/')).toMatch(/<a class="brand"[^>]*>مرسى<\/a>/)
  })

  test('counts in its six forms, and in the digits of its pack', () => {
    const pages = pricedAnew({
      'twelve-windows': [0, 0],
      'thread-and-net': [2, 1],
      'alphabet-of-bales': [40, 7],
      'what-the-sea-keeps': [100, 100],
    })
    const words = ['مجانًا', 'جنيهان', 'جنيه واحد', '40 جنيهًا', '7 جنيهات', '100 جنيه']
    expect(words.filter((word) => !pages.includes(word))).toEqual([])
  })

  test('has telephone numbers that run from the left', () => {
    expect(html('ar/booking/')).toMatch(/<a href="tel:\+2035550142" dir="ltr" class="phone">\+20\s3\s5550\s142<\/a>/)
  })

  test('leads to its own addresses, whatever a link calls an entry', () => {
    expect(html('fr/visit/')).toContain('href="/fr/maisons/villa-mareotis/"')
    expect(html('ar/visit/')).toContain('href="/ar/houses/villa-mareotis/"')
  })
})

/** The labels of Arabic pages of exhibitions with other prices, built aside. */
function pricedAnew(prices: Readonly<Record<string, readonly [full: number, reduced: number]>>): string {
  const site = path.join(folder, 'aside')
  copyMuseum(site)
  // What the pictures and the theme are made of is the same.
  cpSync(path.join(folder, '.cache'), path.join(site, '.cache'), { recursive: true })
  for (const [name, [full, reduced]] of Object.entries(prices))
    for (const locale of ['fr', 'ar']) {
      const file = path.join(site, `content/exhibitions/${name}/${locale}.md`)
      const price = `price: { full: ${full}, reduced: ${reduced} }`
      writeFileSync(file, readFileSync(file, 'utf8').replace(/price: .*/, price))
    }
  const { code, stdout, stderr } = kartograf(folder, 'generate', '--root', site)
  if (code !== 0) throw new Error(stdout + stderr)
  const pages = Object.keys(prices).map((name) => read(site, `output/ar/exhibitions/${name}/index.html`))
  return pages.map((page) => page.slice(page.indexOf('class="facts"'), page.indexOf('</dl>'))).join('\n')
}

describe('an exhibition', () => {
  test('is current from its first day to its last, then to come or past', () => {
    const seasons = (address: string) => [...html(address).matchAll(/data-season="(\w+)"/g)].map(([, season]) => season)
    expect(seasons('fr/exhibitions/')).toEqual(['current', 'current', 'upcoming', 'past'])
    expect(seasons('fr/')).toEqual(['current', 'current'])
  })

  test('has a calendar file of days, in the language of its page', () => {
    const calendar = read(out(), 'ar/exhibitions/thread-and-net/thread-and-net.ics')
    expect(calendar).toContain('DTSTART;VALUE=DATE:20261008\r\nDTEND;VALUE=DATE:20270328\r\n')
    expect(calendar).toContain('SUMMARY:الخيط والشبكة')
  })

  test('is stated for search engines and feeds as what it is', () => {
    expect(html('fr/expositions/thread-and-net/')).toContain('"@type":"ExhibitionEvent"')
    expect(read(out(), 'ar/atom.xml')).toContain('<title>الخيط والشبكة.')
    expect(html('fr/')).toContain('"@type":"Museum","@id":"https://marsa.example/#organization"')
  })
})

describe('a mistake', () => {
  test('in the name of a field, a reference or a choice is reported with its place and what was meant', () => {
    const file = 'content/exhibitions/thread-and-net/fr.md'
    const before = read(folder, file)
    edit(folder, file, 'curator: Salma', 'curater: Salma')
    edit(folder, file, 'venue: rope-house', 'venue: rope-hause')
    edit(folder, file, 'motif: rope\n', 'motif: ropes\n')
    const { code, stdout, stderr } = kartograf(folder, 'check')
    writeFileSync(path.join(folder, file), before)
    const told = stdout + stderr
    expect(code).toBe(1)
    expect(told).toContain(`${file}:12:1 error unknown-key`)
    expect(told).toContain('did you mean `curator`?')
    expect(told).toContain(`${file}:10:8 error`)
    expect(told).toContain(`${file}:8:8 error`)
    expect(told).toContain('rope-house')
  })

  test('in a field that is equal in both languages is reported where they differ', () => {
    const file = 'content/exhibitions/thread-and-net/ar.md'
    edit(folder, file, 'end: 2027-03-27', 'end: 2027-03-28')
    const { code, stdout, stderr } = kartograf(folder, 'check')
    edit(folder, file, 'end: 2027-03-28', 'end: 2027-03-27')
    expect(code).toBe(1)
    expect(stdout + stderr).toContain(`${file}:6:6 error different-translations`)
  })

  test('in a component is a compile error', () => {
    expect(compiled(MISTAKEN)).toEqual([])
    expect(compiled(WITHOUT)).toEqual([expect.stringMatching(/\(1,14\): error TS2322/)])
  })
})

/** TypeScript reports each `@ts-expect-error` whose next line has no error, so these lines test the types. */
const MISTAKES = `import type { ReactNode } from 'react'
import { defineSection, list, text, z } from 'kartograf'
import { exhibitions } from './collections/cards.ts'
import type { ExhibitionView } from './collections/exhibitions/view.ts'
import type { Context, SectionOf } from './context.ts'

const schema = z.strictObject({ type: z.literal('wrong'), heading: text(), entries: list(exhibitions) })

function Wrong({ section, context }: SectionOf<typeof schema>): ReactNode {
  return [
    // @ts-expect-error -- the section has a heading
    section.headline,
    // @ts-expect-error -- a card has a venue
    section.entries.map((card) => card.place),
    // @ts-expect-error -- the message is season.current
    context.t('season.now'),
    section.heading,
  ]
}

// @ts-expect-error -- the component wants another schema
export const other = defineSection('wrong', z.strictObject({ type: z.literal('wrong'), title: text() }), Wrong)
export const wrong = defineSection('wrong', schema, Wrong)

export function WrongPage({ view }: { readonly view: ExhibitionView; readonly context: Context }): ReactNode {
  // @ts-expect-error -- an exhibition has no date, but a start and an end
  return view.exhibition.date
}
`

describe('the schemas for editors', () => {
  test('let every file of the site through, and nothing that the generator would refuse', () => {
    expect(kartograf(folder, 'schema', '--out', path.join(folder, 'schemas'))).toMatchObject({ code: 0 })
    const schemaOf = (name: string) => z.fromJSONSchema(JSON.parse(read(folder, `schemas/${name}.json`)) as never)
    const texts = filesOf(path.join(folder, 'content')).filter((file) => file.endsWith('.md'))
    const wrong = texts.filter((file) => {
      const { data } = parseFrontMatter(read(folder, `content/${file}`))
      return !schemaOf(file.split('/')[0] ?? '').safeParse(data).success
    })
    expect(texts.length).toBe(32)
    expect(wrong).toEqual([])
    for (const name of ['site', 'navigation', 'footer'])
      expect(schemaOf(name).safeParse(parseYaml(read(folder, `content/${name}.yaml`))).error).toBeUndefined()
    const { data } = parseFrontMatter(read(folder, 'content/exhibitions/thread-and-net/fr.md'))
    expect(schemaOf('exhibitions').safeParse({ ...(data as object), motif: 'ropes' }).success).toBe(false)
    expect(schemaOf('exhibitions').safeParse({ ...(data as object), curater: 'x' }).success).toBe(false)
  })
})
