import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { getLanguageService, type LanguageService } from 'yaml-language-server'
import {
  CODE_EXTENSIONS,
  codeSettings,
  jetBrainsSchemas,
  schemaUses,
} from '../../../../renderer/outputs/editor-files.ts'
import { messagesSchemaFile, schemaFiles } from '../../../../renderer/outputs/json-schema.ts'
import { theme } from '../../../../templates/index.ts'
import { PROJECT } from '../../../support/site.ts'

const read = (file: string): string => readFileSync(path.join(PROJECT, file), 'utf8')
const german = JSON.parse(read('i18n/messages/de.json')) as Record<string, string>
const schemas = new Map(
  [...schemaFiles(theme), messagesSchemaFile(german, true)].map((file) => [file.path, file.content]),
)

interface CodeSettings {
  readonly 'yaml.schemas': Readonly<Record<string, string>>
  readonly 'json.schemas': readonly { readonly fileMatch: readonly string[]; readonly url: string }[]
}
const settings = JSON.parse(read('.vscode/settings.json')) as CodeSettings

/** The server that the recommended extension runs, with the committed settings. JSON is YAML too, so it reads messages as well. */
function startServer(): LanguageService {
  const service = getLanguageService({
    schemaRequestService: (uri) => Promise.reject(new Error(`${uri} was asked for`)),
    workspaceContext: { resolveRelativePath: (relative) => relative },
  })
  const inYaml = Object.entries(settings['yaml.schemas'])
  const inJson = settings['json.schemas'].flatMap(({ url, fileMatch }) =>
    fileMatch.map((match) => [url, match] as const),
  )
  service.configure({
    validate: true,
    completion: true,
    schemas: [...inYaml, ...inJson].map(([file, match]) => ({
      uri: `file:///site/${path.basename(file)}`,
      fileMatch: [match.replace(/^\//, '')],
      schema: JSON.parse(schemas.get(path.basename(file)) ?? 'null') as unknown,
    })),
  })
  return service
}

const server = startServer()
/** The server remembers a document by its version. */
let version = 0

/** A file while it is being written; `|` is the cursor. */
function typed(file: string, text: string) {
  const document = TextDocument.create(`file:///site/${file}`, 'yaml', (version += 1), text.replace('|', ''))
  return {
    offered: async () => {
      const { items } = await server.doComplete(document, document.positionAt(text.indexOf('|')), false)
      return items.map(({ label }) => label)
    },
    reported: async () => {
      const found = await server.doValidation(document, false)
      return found.map(({ range, message }) => `${range.start.line + 1}:${range.start.character + 1} ${message}`)
    },
  }
}

describe('while typing', () => {
  test.each([
    ['fields of a post', 'content/posts/a/de.md', 'title: A\n|', ['description', 'topics', 'publish']],
    ['fields of a page in a folder below', 'content/pages/azure/a/de.md', 'title: A\n|', ['sections', 'group']],
    ['types of sections', 'content/pages/a/de.md', 'sections:\n  - type: |', ['hero-split', 'faq']],
    ['values of a field', 'content/events/a/de.md', 'registration: |', ['open', 'closed', 'full']],
    ['settings', 'content/site.yaml', 'brand: A\n|', ['baseUrl', 'externalLinks']],
    ['fields of the menu', 'content/navigation.yaml', 'links: {}\n|', ['groups', 'legal']],
    [
      'keys of messages',
      'i18n/messages/fr.json',
      '{ "| }',
      ['nav.menu', 'adblock.text'].filter((key) => key in german),
    ],
  ])('%s are offered', async (_what, file, text, labels) => {
    expect(labels.length).toBeGreaterThan(0)
    expect(await typed(file, text).offered()).toEqual(expect.arrayContaining(labels))
  })

  test.each([
    ['an unknown field of a job', 'content/jobs/a/de.md', 'titel: A\n', /^1:1 Property titel is not allowed/],
    ['a wrong value in the settings', 'content/site.yaml', 'hreflang: all\n', /^1:11 Value is not accepted/],
    ['a missing field of the footer', 'content/footer.yaml', 'bgColor: "#000000"\n', /Missing property "languages"/],
    [
      'a key that is no message',
      'i18n/messages/fr.json',
      '{ "nav.menü": "Menu" }',
      /Property nav\.menü is not allowed/,
    ],
  ])('%s is reported', async (_what, file, text, message) => {
    expect(await typed(file, text).reported()).toContainEqual(expect.stringMatching(message))
  })

  test.each([
    'content/site.yaml',
    'content/navigation.yaml',
    'content/footer.yaml',
    'content/topics.yaml',
    'content/facts.yaml',
    'content/redirects.yaml',
    'content/glossary.yaml',
    ...['de', 'en', 'es'].map((locale) => `i18n/messages/${locale}.json`),
  ])('nothing is reported in %s, which is right', async (file) => {
    expect(await typed(file, read(file)).reported()).toEqual([])
  })

  test('nothing is reported in front matter that is right', async () => {
    const file = 'content/pages/home/en.md'
    const [, front = ''] = read(file).split(/^---$/m)
    expect(await typed(file, front).reported()).toEqual([])
  })
})

test('the committed files for editors are those that `kartograf schema --editors` writes', () => {
  const uses = schemaUses(theme)
  expect(read('.vscode/settings.json')).toBe(codeSettings(uses, '.cache/schema', settings))
  expect(read('.vscode/extensions.json')).toBe(CODE_EXTENSIONS)
  expect(read('.idea/jsonSchemas.xml')).toBe(jetBrainsSchemas(uses, '.cache/schema'))
})

test('other settings of an editor stay', () => {
  const kept = JSON.parse(codeSettings(schemaUses(theme), '.cache/schema', { 'editor.tabSize': 2 })) as object
  expect(kept).toMatchObject({ 'editor.tabSize': 2 })
})

describe('schemas of others', () => {
  test('stay in VS Code, and ours are not written twice', () => {
    const foreign = {
      'yaml.schemas': { './schemas/k8s.json': 'deploy/*.yaml' },
      'json.schemas': [{ fileMatch: ['/cms.json'], url: 'https://example.com/cms.json' }],
    }
    const once = codeSettings(schemaUses(theme), '.cache/schema', foreign)
    expect(JSON.parse(once)).toMatchObject({
      'yaml.schemas': { ...foreign['yaml.schemas'], './.cache/schema/posts.json': 'content/posts/**/*.md' },
      'json.schemas': [foreign['json.schemas'][0], { url: './.cache/schema/messages.json' }],
    })
    expect(codeSettings(schemaUses(theme), '.cache/schema', JSON.parse(once))).toBe(once)
  })

  test('stay in the editors of JetBrains, and ours are not written twice', () => {
    const foreign = jetBrainsSchemas([{ name: 'k8s', files: 'deploy/*.yaml' }], 'schemas')
    const once = jetBrainsSchemas(schemaUses(theme), '.cache/schema', foreign)
    expect(once).toContain('value="schemas/k8s.json"')
    expect(jetBrainsSchemas(schemaUses(theme), '.cache/schema', once)).toBe(once)
  })
})

test('a new site has these files for its own collections', () => {
  const { 'yaml.schemas': own } = JSON.parse(read('cli/starter/.vscode/settings.json')) as CodeSettings
  expect(own).toMatchObject({ './.cache/schema/posts.json': 'content/posts/**/*.md' })
  expect(own).not.toHaveProperty('./.cache/schema/jobs.json')
})

test('a new site, which has posts, has what `kartograf schema --editors` writes for VS Code', () => {
  const posts = theme.collections.filter(({ name }) => name === 'posts')
  const written = codeSettings(schemaUses({ collections: posts, sections: [] }), '.cache/schema', {})
  expect(read('cli/starter/.vscode/settings.json')).toBe(written)
})
