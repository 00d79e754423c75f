import { knownLocales } from '../../i18n/locales.ts'
import { factsSchema } from '../content/facts/facts-schema.ts'
import type { TextFile } from '../definitions/collections/collection-outputs.ts'
import { pageCollection } from '../definitions/collections/collections.ts'
import { z } from '../definitions/fields/kind.ts'
import { navigationSchema } from '../definitions/settings/navigation.ts'
import { footerSchema, redirectsSchema, taxonomySchema } from '../definitions/settings/data-files.ts'
import { packSchemas } from '../definitions/settings/pack.ts'
import { pullSchema } from '../definitions/settings/pull.ts'
import { settingsSchema } from '../definitions/settings/settings.ts'
import type { SectionDefinition } from '../definitions/define-section.ts'
import type { Theme } from '../definitions/theme.ts'
import { glossarySchema } from '../library/glossary.ts'

export type JsonSchema = z.core.JSONSchema.JSONSchema

/** Schemas of data files of `content/` by file name. */
export const DATA_SCHEMAS = {
  site: settingsSchema,
  navigation: navigationSchema,
  footer: footerSchema,
  redirects: redirectsSchema,
  topics: taxonomySchema,
  facts: factsSchema,
  glossary: glossarySchema,
  pull: pullSchema,
}

/**
 * JSON Schema (draft 2020-12) of every data file and of the front matter of every collection, for editors: `site.json`, `pages.json` and so
 * on. They are generated from the schemas that validate the content. Rules beyond JSON Schema, such as whether a link target exists, are
 * left to `check`.
 */
export function schemaFiles({ collections, sections }: Pick<Theme, 'collections' | 'sections'>): TextFile[] {
  const data = Object.entries(DATA_SCHEMAS).map(([name, schema]) => fileOf(name, jsonSchemaOf(schema)))
  const names = [pageCollection.name, ...collections.map(({ name }) => name)]
  return [...data, ...names.map((name) => fileOf(name, collectionSchema({ collections, sections }, name)))]
}

/** The schema of the front matter of a collection; with all sections. */
export function collectionSchema(
  { collections, sections }: Pick<Theme, 'collections' | 'sections'>,
  name: string,
): JsonSchema {
  const { schema } = collections.find((collection) => collection.name === name) ?? pageCollection
  return withSections(jsonSchemaOf(schema), sections)
}

/** Name of the schema of `i18n/locales/`. */
export const PACK_SCHEMA = 'locales'

/** A pack that the site brings: one that differs from another, or a whole one. */
export function packSchemaFile(): TextFile {
  return fileOf(PACK_SCHEMA, jsonSchemaOf(z.union([packSchemas.variant(), packSchemas.whole()])))
}

/** Name of the schema of `i18n/messages/`. */
export const MESSAGES_SCHEMA = 'messages'

/** The messages of a language: the keys of the reference language with its texts, all of them if no language is still being translated. */
export function messagesSchemaFile(reference: Readonly<Record<string, string>>, isComplete: boolean): TextFile {
  const textLike = (message: string): JsonSchema => ({ type: 'string', minLength: 1, description: message })
  const properties = Object.fromEntries(Object.entries(reference).map(([key, message]) => [key, textLike(message)]))
  return fileOf(MESSAGES_SCHEMA, {
    $schema: 'http://json-schema.org/draft-07/schema#',
    type: 'object',
    properties,
    ...(isComplete && { required: Object.keys(reference) }),
    additionalProperties: false,
  })
}

/** Describes the input, before defaults and conversions. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', override: completed })
}

/** zod treats examples of transformed values as outputs, but ours are inputs. Languages are those with a pack, also of the site. */
function completed({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: JsonSchema }): void {
  const { examples } = z.globalRegistry.get(zodSchema) ?? {}
  if (Array.isArray(examples)) jsonSchema.examples = examples
  if (jsonSchema['x-kind'] === 'language') jsonSchema.enum = [...knownLocales()]
}

/** The types of section of the theme, each with its own fields: for the blocks of a text, and for `sections` where there are any. */
function withSections(entry: JsonSchema, sections: readonly SectionDefinition[]): JsonSchema {
  const section = { anyOf: sections.map(({ schema }) => withoutDialect(jsonSchemaOf(schema))) }
  const one = { $ref: '#/$defs/section' }
  const { properties = {} } = entry
  return {
    ...entry,
    $defs: { ...entry.$defs, section },
    properties: {
      ...properties,
      blocks: { ...asObject(properties['blocks']), additionalProperties: one },
      ...('sections' in properties && { sections: { ...asObject(properties['sections']), items: one } }),
    },
  }
}

function asObject(schema: JsonSchema | boolean | undefined): JsonSchema {
  return typeof schema === 'object' ? schema : {}
}

function withoutDialect({ $schema: _dialect, ...rest }: JsonSchema): JsonSchema {
  return rest
}

function fileOf(name: string, schema: JsonSchema): TextFile {
  return { path: `${name}.json`, content: `${JSON.stringify(schema, null, 2)}\n` }
}
