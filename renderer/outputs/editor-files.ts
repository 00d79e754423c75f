import { asRecord, isRecord } from '../content/plain-data.ts'
import { escapeHtml } from '../definitions/html.ts'
import type { Theme } from '../definitions/theme.ts'
import { MESSAGES_SCHEMA, PACK_SCHEMA, schemaFiles } from './json-schema.ts'

/** A schema and the files that it applies to, as a pattern relative to the site's folder. */
interface SchemaUse {
  readonly name: string
  readonly files: string
}

/** Every schema with its files: front matter, data files, and messages. */
export function schemaUses(theme: Pick<Theme, 'collections' | 'sections'>): SchemaUse[] {
  const collections = new Set(['pages', ...theme.collections.map(({ name }) => name)])
  const names = schemaFiles(theme).map(({ path }) => path.replace(/\.json$/, ''))
  const uses = names.map((name) => ({
    name,
    files: collections.has(name) ? `content/${name}/**/*.md` : `content/${name}.yaml`,
  }))
  return [
    ...uses,
    { name: PACK_SCHEMA, files: 'i18n/locales/*.yaml' },
    { name: MESSAGES_SCHEMA, files: 'i18n/messages/*.json' },
  ]
}

/**
 * `.vscode/settings.json` with the schemas; other settings, and schemas of others, are kept. The YAML extension uses
 * them for data files, and VS Code itself for messages; language servers for front matter use the same table.
 */
export function codeSettings(uses: readonly SchemaUse[], folder: string, written: unknown): string {
  const isMessages = ({ name }: SchemaUse): boolean => name === MESSAGES_SCHEMA
  const fileOf = ({ name }: SchemaUse): string => `./${folder}/${name}.json`
  const isOurs = (file: unknown): boolean => typeof file === 'string' && file.startsWith(`./${folder}/`)
  const before = asRecord(written)
  const yaml = isRecord(before['yaml.schemas']) ? Object.entries(before['yaml.schemas']) : []
  const json: readonly unknown[] = Array.isArray(before['json.schemas']) ? before['json.schemas'] : []
  return jsonOf({
    ...before,
    'yaml.schemas': Object.fromEntries([
      ...yaml.filter(([file]) => !isOurs(file)),
      ...uses.filter((use) => !isMessages(use)).map((use) => [fileOf(use), use.files]),
    ]),
    'json.schemas': [
      ...json.filter((use) => !(isRecord(use) && isOurs(use['url']))),
      ...uses.filter(isMessages).map((use) => ({ fileMatch: [`/${use.files}`], url: fileOf(use) })),
    ],
  })
}

/** `.vscode/extensions.json`: extensions that VS Code recommends. */
export const CODE_EXTENSIONS = jsonOf({ recommendations: ['redhat.vscode-yaml'] })

/** JSON formatted like formatters do: a list with one text on one line. */
function jsonOf(value: object): string {
  return `${JSON.stringify(value, null, 2).replaceAll(/\[\s+("[^"]*")\s+\]/g, '[$1]')}\n`
}

/** `.idea/jsonSchemas.xml` for the editors of JetBrains; schemas of others in the file of before are kept. */
export function jetBrainsSchemas(uses: readonly SchemaUse[], folder: string, written = ''): string {
  const before = [...written.matchAll(/^ *<entry key="[^"]*">[^]*?<\/entry>/gm)].map(([entry]) => entry)
  const foreign = before.filter((entry) => !entry.includes(`"relativePathToSchema" value="${folder}/`))
  const entries = uses.map((use) => jetBrainsEntry(use, folder))
  return `<?xml version="1.0" encoding="UTF-8"?>
<project version="4">
  <component name="JsonSchemaMappingsProjectConfiguration">
    <state>
      <map>
${[...foreign, ...entries].join('\n')}
      </map>
    </state>
  </component>
</project>
`
}

function jetBrainsEntry({ name, files }: SchemaUse, folder: string): string {
  const option = (key: string, value: string): string => `<option name="${key}" value="${escapeHtml(value)}" />`
  return `        <entry key="${name}">
          <value>
            <SchemaInfo>
              ${option('name', name)}
              ${option('relativePathToSchema', `${folder}/${name}.json`)}
              <option name="patterns">
                <list>
                  <Item>
                    ${option('pattern', 'true')}
                    ${option('path', files)}
                    ${option('mappingKind', 'Pattern')}
                  </Item>
                </list>
              </option>
            </SchemaInfo>
          </value>
        </entry>`
}
