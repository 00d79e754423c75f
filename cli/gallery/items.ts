import type { Locale } from '../../i18n/locales.ts'
import { pageCollection } from '../../renderer/definitions/collections/collections.ts'
import type { SectionDefinition } from '../../renderer/definitions/define-section.ts'
import { jsonSchemaOf, type JsonSchema } from '../../renderer/outputs/json-schema.ts'
import { exampleOf, type Example } from './example.ts'
import type { GallerySource } from './gallery-source.ts'
import { layoutPreview, sectionPreview, specimenPreview, textPreview, type Preview } from './preview.ts'
import { PAGE_TONES, variantsOf, type Variant } from './variants.ts'

/** A part of the theme to show. */
export interface Item {
  readonly group: 'Sections' | 'Components' | 'Texts' | 'Layouts' | 'Collections'
  readonly name: string
  /** Its path in the gallery. */
  readonly path: string
  readonly schema: JsonSchema | null
  /** Describes where its example in a language comes from. */
  readonly origin: (locale: Locale) => string
  readonly variants: (locale: Locale) => readonly Variant[]
  readonly preview: (locale: Locale, variant: Variant) => Preview
  /** The page of the site to show instead of a preview. */
  readonly page?: (locale: Locale) => string | undefined
}

/** Everything that the theme defines, in the order of the gallery. */
export function itemsOf(source: GallerySource): Item[] {
  const { theme } = source.prepared.theme
  return [
    ...theme.sections.map((definition) => sectionItem(definition, source)),
    ...Object.entries(theme.specimens ?? {}).map(([name, Specimen]) =>
      plainItem('Components', name, (locale, variant) => specimenPreview(Specimen, variant, locale, source)),
    ),
    plainItem('Texts', 'markdown', (locale, variant) => textPreview(variant, locale, source)),
    ...Object.keys(theme.layouts).map((name) =>
      plainItem('Layouts', name, (locale, variant) => layoutPreview(name, variant, locale, source)),
    ),
    ...[pageCollection, ...theme.collections].map(({ name, schema }) =>
      collectionItem(name, jsonSchemaOf(schema), source),
    ),
  ]
}

function sectionItem(definition: SectionDefinition, source: GallerySource): Item {
  const schema = jsonSchemaOf(definition.schema)
  const example = (locale: Locale): Example => exampleOf(definition, locale, source)
  return {
    ...plainItem('Sections', definition.type, (locale, variant) =>
      sectionPreview(example(locale), variant, locale, source),
    ),
    schema,
    origin: (locale) => originOf(attempt(() => example(locale))),
    variants: (locale) => variantsOf(schema, attempt(() => example(locale))?.index === 0),
  }
}

function originOf(example: Example | undefined): string {
  if (!example) return 'no example'
  const { origin, page } = example
  return origin === 'site'
    ? `as on ${page?.route.path}`
    : origin === 'theme'
      ? 'example of the theme'
      : 'made from the schema'
}

/** The example, or undefined if it cannot be made; its preview shows the reason. */
function attempt<T>(make: () => T): T | undefined {
  try {
    return make()
  } catch {
    return undefined
  }
}

function plainItem(group: Item['group'], name: string, preview: Item['preview']): Item {
  const path = `/_gallery/${group.toLowerCase()}/${encodeURIComponent(name)}/`
  return { group, name, path, schema: null, origin: () => '', variants: () => PAGE_TONES, preview }
}

/** The fields of a collection, with its first page. */
function collectionItem(name: string, schema: JsonSchema, { prepared }: GallerySource): Item {
  const page = (locale: Locale): string | undefined =>
    prepared.site.pages.find(({ route }) => route.collection === name && route.locale === locale)?.route.path
  const none = (): Preview => ({ html: '', files: [] })
  return { ...plainItem('Collections', name, none), schema, page, origin: (locale) => page(locale) ?? 'no entry' }
}
