import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { blocks } from './support/recipes.ts'
import { edit, PROJECT, read, site, write } from './support/site.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'kartograf-recipes-'))
const root = path.join(folder, 'harbour')
const INSTALLED = ['react', 'react-dom', 'zod', '@types', 'typescript', 'kartograf']

beforeEach(() => {
  rmSync(root, { recursive: true, force: true })
  expect(site(['init', root, '--name', 'Harbour', '--languages', 'en,de', '--yes']).code).toBe(0)
  // Here the generator is its sources, which declare their constants beside them.
  write(root, 'templates/site-base.d.ts', 'declare const SITE_BASE: string\n')
  mkdirSync(path.join(root, 'node_modules'))
  for (const name of INSTALLED)
    symlinkSync(
      name === 'kartograf' ? PROJECT : path.join(PROJECT, 'node_modules', name),
      path.join(root, 'node_modules', name),
    )
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const documentOf = (file: string): string => readFileSync(path.join(PROJECT, file), 'utf8')
const INDEX = 'templates/index.ts'
const LAYOUT = 'templates/layout.tsx'

/** Code of a language that has these words. */
function codeOf(text: string, language: string, words: string): string {
  const found = blocks(language, [text]).find((code) => code.includes(words)) ?? ''
  expect(found, words).not.toBe('')
  return found
}

/** The head of a component of the layout, as the text says that it has to be: `Header: ({ context: { … } }) =>`. */
function useHead(text: string, name: string): void {
  const head = new RegExp(`${name}: \\(\\{ context: \\{[^}]*\\} \\}\\) =>`)
  const [given = ''] = head.exec(text) ?? []
  expect(given).not.toBe('')
  edit(root, LAYOUT, head.exec(read(root, LAYOUT))?.[0] ?? '', given)
}

function addMessages(messages: Readonly<Record<string, string>>): void {
  for (const tag of ['en', 'de']) {
    const file = `i18n/messages/${tag}.json`
    const before = JSON.parse(read(root, file)) as Readonly<Record<string, string>>
    write(root, file, JSON.stringify({ ...before, ...messages }))
  }
}

function addStyles(css: string): void {
  write(root, 'templates/style.css', `${read(root, 'templates/style.css')}\n${css}`)
}

const checked = (): string => site(['check', '--root', root, '--types']).stdout

test('the search of the README of the package fits a new site as it is written', () => {
  const text = documentOf('cli/package/README.md')
  const [setting, scripts, defined] = ['search: true', 'scripts: [search]', "scripts: { search: 'search.ts' }"]
  for (const code of [setting, scripts, defined]) expect(text).toContain(`\`${code}\``)
  write(root, 'content/site.yaml', `${read(root, 'content/site.yaml')}${setting}\n${scripts}\n`)
  edit(root, INDEX, "  styles: 'style.css',", `  styles: 'style.css',\n  ${defined},`)
  useHead(text, 'Header')
  edit(root, LAYOUT, '      <Slot name="languages" />', codeOf(text, 'tsx', '<search'))
  write(root, 'templates/search.ts', codeOf(text, 'ts', 'openSearch'))
  edit(root, LAYOUT, '</search>', '</search>\n<Slot name="languages" />')
  addStyles(codeOf(text, 'css', '.found'))
  addMessages({ search: 'Search', 'search.none': 'Nothing found' })
  expect(checked()).toContain('Nothing is wrong.')
})

test('services fit a new site as their document describes them', () => {
  const text = documentOf('docs/services.md')
  write(root, 'content/site.yaml', read(root, 'content/site.yaml') + codeOf(text, 'yaml', 'services:'))
  write(root, 'templates/service-texts.ts', codeOf(text, 'ts', 'service-texts.ts'))
  write(root, 'templates/services.css', codeOf(text, 'css', '.services:modal'))
  const [styles = ''] = /optionalStyles: \{.*?\}/.exec(text) ?? []
  edit(root, INDEX, "  styles: 'style.css',", `  styles: 'style.css',\n  ${styles},\n  serviceTexts,`)
  edit(root, INDEX, '\n', "\nimport { serviceTexts } from './service-texts.ts'\n")
  addMessages(JSON.parse(codeOf(text, 'json', 'services.heading')) as Record<string, string>)
  useHead(text, 'Footer')
  edit(root, LAYOUT, 'packOf, Slot }', 'packOf, ServiceSettings, Slot }')
  edit(root, LAYOUT, '    </footer>', `${codeOf(text, 'tsx', '<ServiceSettings')}    </footer>`)
  write(root, 'templates/film.tsx', codeOf(text, 'tsx', '<Facade'))
  edit(root, 'templates/sections.tsx', "  defineSection('hero'", "  filmSection,\n  defineSection('hero'")
  edit(root, 'templates/sections.tsx', '\n', "\nimport { filmSection } from './film.tsx'\n")
  const [, section = ''] = codeOf(text, 'yaml', 'type: film').split('sections:\n')
  for (const tag of ['en', 'de'])
    edit(root, `content/pages/home/${tag}.md`, '  - type: posts', `${section}  - type: posts`)
  expect(checked()).toContain('Nothing is wrong.')
})
