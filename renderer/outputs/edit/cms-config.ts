import type { Locale } from '../../../i18n/locales.ts'
import { pageCollection } from '../../definitions/collections/collections.ts'
import { COMMON_FIELDS } from '../../definitions/collections/front-matter.ts'
import type { Settings } from '../../definitions/settings/settings.ts'
import type { Theme } from '../../definitions/theme.ts'
import { collectionSchema } from '../json-schema.ts'
import { cmsFields, labelOf, MARKDOWN, type CmsField } from './cms-fields.ts'
import { fieldsOf, type Field } from './shapes.ts'

/** The fields of all collections by name, `pages` first. */
export type EditedFields = ReadonlyMap<string, readonly Field[]>

/** The fields that the CMS edits, from the schemas of a theme. */
export function editedFields(theme: Pick<Theme, 'collections' | 'sections'>): EditedFields {
  const names = [pageCollection.name, ...theme.collections.map(({ name }) => name)]
  return new Map(names.map((name) => [name, fieldsOf(collectionSchema(theme, name))]))
}

/**
 * The configuration of Sveltia CMS for a site: a collection for each of ours, with a control for each field, in all languages. The CMS sees
 * `content/posts/anchor/de.md` as `content/posts/anchor/index.de.md`, the layout that it knows as `multiple_files`.
 */
export function cmsConfig(fields: EditedFields, settings: Pick<Settings, 'brand' | 'locales' | 'defaultLocale'>) {
  const { locales, defaultLocale, brand } = settings
  return {
    // The page provides the file system for this back end.
    backend: { name: 'test-repo' },
    load_config_file: false,
    app_title: brand,
    media_folder: 'content/static',
    public_folder: '/',
    // The policy of the page forbids other hosts.
    media_libraries: { stock_assets: false },
    i18n: { structure: 'multiple_files', locales, default_locale: defaultLocale, initial_locales: 'default' },
    slug: slugIn(defaultLocale),
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
    show_preview_links: false,
    collections: Array.from(fields, ([name, own]) => cmsCollection(name, own)),
  }
}

/**
 * How folders are named after titles, which are those of the main language: as `kartograf new` does, Latin letters as ASCII, and others as
 * they are. Signs that the CMS leaves in them are taken out when the folder is made.
 */
function slugIn(locale: Locale) {
  const isLatin = new Intl.Locale(locale).maximize().script === 'Latn'
  return isLatin ? { encoding: 'ascii', clean_accents: true } : { encoding: 'unicode', clean_accents: false }
}

/** A collection of the CMS. Entries may be nested; each has a folder with its languages and pictures. */
function cmsCollection(name: string, fields: readonly Field[]) {
  return {
    name,
    label: labelOf(name),
    folder: `content/${name}`,
    create: true,
    i18n: true,
    extension: 'md',
    format: 'yaml-frontmatter',
    identifier_field: 'title',
    nested: { summary: '{{title}}' },
    meta: { path: { index_file: 'index' } },
    media_folder: './',
    public_folder: './',
    fields: [...cmsFields(fields.filter(isFirst)), BODY, ...cmsFields(fields.filter((field) => !isFirst(field)))],
  }
}

/** Whether a field comes before the text; optional common fields come after it. */
function isFirst({ name, isRequired }: Field): boolean {
  return isRequired || !COMMON_FIELDS.includes(name)
}

const BODY: CmsField = { name: 'body', label: 'Text', required: false, i18n: true, ...MARKDOWN }
