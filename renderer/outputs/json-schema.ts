import { factsSchema } from '../content/facts-schema.ts'
import type { TextFile } from '../definitions/collection.ts'
import { pageCollection } from '../definitions/collections.ts'
import { z } from '../definitions/fields.ts'
import { navigationSchema } from '../definitions/navigation.ts'
import { footerSchema, redirectsSchema, taxonomySchema } from '../definitions/data-files.ts'
import { settingsSchema } from '../definitions/settings.ts'
import type { SectionDefinition, Theme } from '../definitions/theme.ts'
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
}

/**
 * JSON Schema (draft 2020-12) of every data file and of the front matter of every collection, for editors: `site.json`, `pages.json` and so
 * on. They are generated from the schemas that validate the content. Rules beyond JSON Schema, such as whether a link target exists, are
 * left to `check`.
 */
export function schemaFiles({ collections, sections }: Pick<Theme, 'collections' | 'sections'>): TextFile[] {
  const data = Object.entries(DATA_SCHEMAS).map(([name, schema]) => fileOf(name, jsonSchemaOf(schema)))
  const entries = collections.map(({ name, schema }) => fileOf(name, jsonSchemaOf(schema)))
  const pages = fileOf(pageCollection.name, withSections(jsonSchemaOf(pageCollection.schema), sections))
  return [...data, pages, ...entries]
}

/** Describes the input, before defaults and conversions. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', override: keepExamples })
}

/** zod treats examples of transformed values as outputs, but ours are inputs. */
function keepExamples({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: JsonSchema }): void {
  const { examples } = z.globalRegistry.get(zodSchema) ?? {}
  if (Array.isArray(examples)) jsonSchema.examples = examples
}

/** The sections of a page: the types of the theme, each with its own fields. */
function withSections(page: JsonSchema, sections: readonly SectionDefinition[]): JsonSchema {
  const items = { anyOf: sections.map(({ schema }) => withoutDialect(jsonSchemaOf(schema))) }
  return { ...page, properties: { ...page.properties, sections: { type: 'array', items } } }
}

function withoutDialect({ $schema: _dialect, ...rest }: JsonSchema): JsonSchema {
  return rest
}

function fileOf(name: string, schema: JsonSchema): TextFile {
  return { path: `${name}.json`, content: `${JSON.stringify(schema, null, 2)}\n` }
}
