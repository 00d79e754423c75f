import { existsSync } from 'node:fs'
import path from 'node:path'
import { check, type Locate } from '../../renderer/content/check.ts'
import { nearestHint } from '../../renderer/content/nearest.ts'
import { parseYaml, YamlError } from '../../renderer/content/yaml/yaml.ts'
import { locatorInYaml } from '../../renderer/content/yaml/yaml-places.ts'
import type { CollectionModel } from '../../renderer/definitions/collections/collection.ts'
import { issueIn, START, type Issue } from '../../renderer/definitions/issue.ts'
import type { Settings } from '../../renderer/definitions/settings/settings.ts'
import { pullSchema, type PullSource } from '../../renderer/definitions/settings/pull.ts'
import { jsonSchemaOf, type JsonSchema } from '../../renderer/outputs/json-schema.ts'
import { fieldsOf } from '../../renderer/outputs/schema-words.ts'
import { readText } from '../content/files/decode.ts'
import type { Source } from './check-paths.ts'

const PULL_FILE = 'content/pull.yaml'

interface Config {
  readonly sources: Readonly<Record<string, Source>>
  readonly issues: readonly Issue[]
}

/** Reads the sources of a site; if there are issues, none. */
export function readConfig(
  root: string,
  collections: ReadonlyMap<string, CollectionModel>,
  { locales }: Pick<Settings, 'locales'>,
): Config {
  const file = path.join(root, PULL_FILE)
  if (!existsSync(file)) return { sources: {}, issues: [missing()] }
  const source = readText(PULL_FILE, file)
  if ('code' in source) return { sources: {}, issues: [source] }
  const { text } = source
  try {
    const locate = locatorInYaml(text)
    const { value, issues } = check(pullSchema, parseYaml(text), PULL_FILE, locate)
    const sources = Object.entries(value?.sources ?? {})
    const wrong = sources.flatMap(([name, source]) => [
      ...namesOf(name, source, collections, locate),
      ...languagesOf(name, source, locales, locate),
    ])
    const whole = sources.map(([name, source]) => [name, { ...source, ...demandsOf(source, collections) }])
    return { sources: Object.fromEntries(whole) as Config['sources'], issues: [...issues, ...wrong] }
  } catch (error) {
    if (!(error instanceof YamlError)) throw error
    const { message, hint } = error
    return {
      sources: {},
      issues: [issueIn(PULL_FILE, error.place, { code: 'broken-yaml', message, expected: 'YAML', hint })],
    }
  }
}

function missing(): Issue {
  return issueIn(PULL_FILE, START, {
    code: 'missing-file',
    message: 'the file does not exist',
    expected: 'the sources of `kartograf pull`',
    hint: 'docs/pull.md of kartograf has examples',
  })
}

/**
 * Fields of the collection, and those that its schema demands. An item without a title becomes no entry, and a body is only named where
 * there is one.
 */
function demandsOf(
  { into }: PullSource,
  collections: ReadonlyMap<string, CollectionModel>,
): Pick<Source, 'required' | 'schemas'> {
  const model = collections.get(into)
  const schema: JsonSchema = model ? jsonSchemaOf(model.schema) : {}
  return { required: ['title', 'body', ...(schema.required ?? [])], schemas: Object.fromEntries(fieldsOf(schema)) }
}

/** Checks that the languages of a source are those of the site. */
function languagesOf(name: string, { languages = [] }: PullSource, known: readonly string[], locate: Locate): Issue[] {
  return languages.flatMap((language, index) =>
    known.includes(language)
      ? []
      : [unknown('language', language, known, locate(['sources', name, 'languages', index]))],
  )
}

/** Checks that collections and fields exist in the theme, and that there is a title. */
function namesOf(
  name: string,
  { into, fields }: PullSource,
  collections: ReadonlyMap<string, CollectionModel>,
  locate: Locate,
): Issue[] {
  const model = collections.get(into)
  if (!model) return [unknown('collection', into, [...collections.keys()], locate(['sources', name, 'into']))]
  const known = fieldsOf(jsonSchemaOf(model.schema)).map(([field]) => field)
  const strange = Object.keys(fields)
    .filter((field) => !known.includes(field))
    .map((field) => unknown('field', field, known, locate(['sources', name, 'fields', field], 'key')))
  return 'title' in fields ? strange : [...strange, withoutTitle(locate(['sources', name, 'fields'], 'key'))]
}

function withoutTitle(place: ReturnType<Locate>): Issue {
  return issueIn(PULL_FILE, place, {
    code: 'missing-field',
    message: '`fields` has no `title`, without which an item becomes no entry',
    expected: '`title`, with the path of the title in an item',
  })
}

const CODES = { collection: 'unknown-collection', field: 'unknown-key', language: 'wrong-value' } as const

function unknown(
  kind: 'collection' | 'field' | 'language',
  name: string,
  known: readonly string[],
  place: ReturnType<Locate>,
): Issue {
  return issueIn(PULL_FILE, place, {
    code: CODES[kind],
    message: `\`${name}\` is not a known ${kind}`,
    expected: `one of ${known.join(', ')}`,
    hint: nearestHint(name, known),
  })
}
