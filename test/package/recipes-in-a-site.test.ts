import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { blocks, sidesOf } from '../support/recipes.ts'
import { edit, PROJECT, read, site, write } from '../support/site.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'kartograf-recipes-'))
const root = path.join(folder, 'harbour')
const INSTALLED = ['react', 'react-dom', 'zod', '@types', 'typescript', 'kartograf']

/** A new site with its packages, as `npm install` would put them there. */
function begin(): void {
  expect(site(['init', root, '--name', 'Harbour', '--languages', 'en,de', '--yes']).code).toBe(0)
  // Here the generator is its sources, which declare their constants beside them.
  write(root, 'templates/site-base.d.ts', 'declare const SITE_BASE: string\n')
  edit(root, 'content/site.yaml', 'https://www.example.com', 'https://harbour.example')
  edit(root, 'content/site.yaml', '+00 000 000 000, email: hello@example.com', '+49 89 1, email: a@harbour.example')
  mkdirSync(path.join(root, 'node_modules'))
  for (const name of INSTALLED)
    symlinkSync(
      name === 'kartograf' ? PROJECT : path.join(PROJECT, 'node_modules', name),
      path.join(root, 'node_modules', name),
    )
}
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
    // Equal ones would be told as not translated.
    const own = Object.entries(messages).map(([key, text]) => [key, tag === 'de' ? `${text} (de)` : text])
    write(root, file, JSON.stringify({ ...before, ...Object.fromEntries(own) }))
  }
}

function addStyles(css: string): void {
  write(root, 'templates/style.css', `${read(root, 'templates/style.css')}\n${css}`)
}

/** Does what the README of the package says of a search. */
function addSearch(): void {
  const text = documentOf('cli/package/README.md')
  const [setting, scripts, defined] = ['search: true', 'scripts: [search]', "scripts: { search: 'search.ts' }"]
  for (const code of [setting, scripts, defined]) expect(text).toContain(`\`${code}\``)
  write(root, 'content/site.yaml', `${read(root, 'content/site.yaml')}${setting}\n`)
  // Beside the script of the recipes.
  edit(root, 'content/site.yaml', 'scripts: [', `${scripts.slice(0, -1)}, `)
  edit(root, INDEX, '  scripts: { ', `  ${defined.slice(0, -1)}, `)
  edit(
    root,
    LAYOUT,
    '      <Menu context={context} />\n',
    `      <Menu context={context} />\n${codeOf(text, 'tsx', '<search')}`,
  )
  write(root, 'templates/search.ts', codeOf(text, 'ts', 'openSearch'))
  addStyles(codeOf(text, 'css', '.found'))
  addMessages({ search: 'Search', 'search.none': 'Nothing found', 'search.failed': 'The search could not be loaded' })
}

/** Does what the document of the services says. */
function addServices(): void {
  const text = documentOf('docs/services.md')
  write(root, 'content/site.yaml', read(root, 'content/site.yaml') + codeOf(text, 'yaml', 'services:'))
  write(root, 'templates/service-texts.ts', codeOf(text, 'ts', 'service-texts.ts'))
  write(root, 'templates/services.css', codeOf(text, 'css', '.services:modal'))
  const [styles = ''] = /optionalStyles: \{.*?\}/.exec(text) ?? []
  edit(root, INDEX, "  styles: 'style.css',", `  styles: 'style.css',\n  ${styles},\n  serviceTexts,`)
  edit(root, INDEX, '\n', "\nimport { serviceTexts } from './service-texts.ts'\n")
  addMessages(JSON.parse(codeOf(text, 'json', 'services.heading')) as Record<string, string>)
  useHead(text, 'Footer')
  edit(root, LAYOUT, 'packOf, telLink', 'packOf, ServiceSettings, telLink')
  edit(root, LAYOUT, '    </footer>', `${codeOf(text, 'tsx', '<ServiceSettings')}    </footer>`)
  write(root, 'templates/film.tsx', codeOf(text, 'tsx', '<Facade'))
  edit(root, 'templates/sections.tsx', "  defineSection('hero'", "  filmSection,\n  defineSection('hero'")
  edit(root, 'templates/sections.tsx', '\n', "\nimport { filmSection } from './film.tsx'\n")
  const [, section = ''] = codeOf(text, 'yaml', 'type: film').split('sections:\n')
  for (const tag of ['en', 'de'])
    edit(root, `content/pages/home/${tag}.md`, '  - type: posts', `${section}  - type: posts`)
}

/** A file of the site, or changes of one (`In …`), and further messages. */
const STEP = /(?:(?:^|\n)(?:In )?`([^`\n]+)`:\n\n)?```(\w+)\n([^]*?)```/g

/** A reader must find the one place that is meant. */
function change(file: string, [before, after]: readonly [string, string]): void {
  expect([file, read(root, file).split(before).length]).toEqual([file, 2])
  edit(root, file, before, after)
}

/** Does what a document says, from its first block to its last. */
function follow(document: string): void {
  let file = ''
  for (const [, named, language, code = ''] of document.matchAll(STEP)) {
    file = named ?? file
    if (language === 'diff') change(file, sidesOf(code))
    else if (language === 'json' && !named?.endsWith('.json')) addMessages(JSON.parse(code) as Record<string, string>)
    else write(root, file, code)
  }
}

/** Pictures and posts, which the recipes suppose. */
async function addContent(): Promise<void> {
  const picture = sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#a86' } }).jpeg()
  for (const file of ['content/pages/home/workshop.jpg', 'content/team/ada-brandt/portrait.jpg'])
    write(root, file, await picture.toBuffer())
  write(root, 'content/static/catalogue.pdf', Buffer.alloc(2_340_000, '%PDF-1.7\n'))
  for (let day = 1; day < 10; day++)
    write(
      root,
      `content/posts/day-${day}/en.md`,
      `---\ntitle: Day ${day}\ndescription: What we did on day ${day}, in a sentence that is long enough.\ndate: 2026-10-0${day}\nuntranslated: { de: link }\n---\n`,
    )
}

/** One site for all documents, because most of the time is that of its types. */
test('recipes, search and services fit a new site as their documents describe them', async () => {
  begin()
  await addContent()
  follow(documentOf('docs/recipes.md'))
  addSearch()
  addServices()
  expect(site(['check', '--root', root, '--types']).stdout).toContain('Nothing is wrong.')
  expect(site(['generate', '--root', root])).toMatchObject({ code: 0 })
  const page = (address: string): string => read(root, `output/en/${address}index.html`)
  expect(site(['explain', '/en/team/ada-brandt/', '--root', root]).stdout).toContain(
    'Page of team (templates/team.tsx)',
  )
  expect(page('team/')).toMatch(/<picture>.*<a href="\/en\/team\/ada-brandt\/">Ada Brandt<\/a>/)
  expect(page('events/')).toContain('<a href="/en/events/open-day/">Open day</a>')
  expect(read(root, 'output/en/events/open-day/open-day.ics')).toContain('DTSTART:20990301T090000Z')
  expect(read(root, 'output/en/events/rss.xml')).toContain('<title>Events | Harbour</title>')
  expect(page('quote/')).toContain('<option value="build">Something new</option>')
  expect(page('news/')).toContain('<a href="/en/news/page/2/"')
  expect(page('news/tags/workshop/')).toContain('<h1>Workshop</h1>')
  const post = page('news/hello/')
  expect(post).toMatch(/<aside class="callout" data-callout="tip" aria-label="Tip">.*<h2>When we are here<\/h2>/s)
  expect(page('spring/')).not.toContain('<nav')
  expect(page('downloads/')).toContain('Catalogue</a> (<bdi lang="en">English</bdi>, 2.3 MB)')
  expect(page('people/')).toMatch(/<site-island data-name="PeopleFilter".*>Ada Brandt<\/a>/)
  expect(page('dealers/')).toMatch(/Austria.*Graz.*Wien.*United Kingdom.*<a href="tel:\+441135550122">/)
  expect(page('')).toMatch(/"scripts":\["[^"]*script-search[^"]*","[^"]*script-count/)
  expect(page('').match(/class="photo photo-/g)).toHaveLength(2)
  expect(page('')).toContain('data-failed="The search could not be loaded"')
})
