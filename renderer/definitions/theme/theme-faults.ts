import { pages } from '../collections/cards.ts'
import type { CollectionDefinition } from '../collections/collection.ts'
import { COMMON_FIELDS } from '../collections/front-matter.ts'
import { collectionsIn } from './collections-in.ts'
import type { FormDefinition } from '../define-form.ts'
import type { SectionDefinition } from '../define-section.ts'
import type { Theme } from '../theme.ts'
import { missingParts } from './missing-parts.ts'
import type { ThemeFault, ThemePart } from './theme-fault.ts'

/** Layouts that pages use if their front matter names none: those of `content/pages/`, and the not-found and error pages. */
const LAYOUTS = ['default', 'error']

/** Everything that is wrong with the parts of a theme together. Each part by itself is checked by its type and define function. */
export function themeFaults(theme: Theme): ThemeFault[] {
  const missing = missingParts(theme)
  if (missing.length > 0) return missing
  const { collections, sections, forms } = theme
  // The other checks read these fields.
  const incomplete = [
    ...collections.flatMap(missingFields),
    ...collections.flatMap(foreignSchema),
    ...missingTemplates(theme),
  ]
  if (incomplete.length > 0) return incomplete
  return [
    ...repeatedNames(theme),
    ...missingLayouts(theme),
    ...sections.flatMap((section) => unknownLayout(section, theme)),
    ...unknownCollections(theme),
    ...unknownKinds(theme),
    ...forms.flatMap(unlabelled),
  ]
}

function missingLayouts({ layouts }: Theme): ThemeFault[] {
  return LAYOUTS.filter((name) => !layouts[name]).map((name) => ({
    message: `the theme has no layout \`${name}\``,
    expected: `layouts: { ${name}: … }`,
  }))
}

function unknownLayout({ type, layout }: SectionDefinition, { layouts }: Theme): ThemeFault[] {
  if (layout === undefined || layouts[layout]) return []
  return [
    {
      message: `the section \`${type}\` asks for the layout \`${layout}\`, which the theme does not have`,
      expected: `one of ${Object.keys(layouts).join(', ')}`,
      part: { kind: 'section', name: type },
    },
  ]
}

/** What a collection cannot do without. The compiler asks for it too, but `check` by itself does not run it. */
const REQUIRED: Partial<Record<keyof CollectionDefinition, string>> = {
  singular: "a word for one of its entries, such as `singular: 'post'`",
  schema: '`schema: frontMatter({ … })`',
  card: '`card: (entry, scope) => …`',
  view: '`view: (entry, scope) => …`',
  Page: 'the component of its pages, `Page`',
}

function missingFields(collection: CollectionDefinition): ThemeFault[] {
  const { name } = collection
  const missing = Object.entries(REQUIRED).filter(([field]) => !collection[field as keyof CollectionDefinition])
  return missing.map(([field, expected]) => ({
    message: `the collection \`${name}\` has no \`${field}\``,
    expected,
    part: { kind: 'collection', name },
  }))
}

/** A schema without the fields of every entry, which the generator reads. */
function foreignSchema({ name, schema }: CollectionDefinition): ThemeFault[] {
  if (!schema || COMMON_FIELDS.every((field) => schema.shape?.[field])) return []
  return [
    {
      message: `the schema of \`${name}\` must be made with \`frontMatter({ … })\``,
      expected: '`schema: frontMatter({ … })`, which adds the fields that every entry has, such as `title`',
      part: { kind: 'collection', name },
    },
  ]
}

/** Pages that every site has. */
const TEMPLATES: readonly (keyof Theme['templates'])[] = ['page', 'not-found', 'error']

function missingTemplates({ templates }: Pick<Theme, 'templates'>): ThemeFault[] {
  return TEMPLATES.filter((name) => !templates?.[name]).map((name) => ({
    message: `the theme has no template \`${name}\``,
    expected: "`templates: { page: …, 'not-found': …, error: … }`, each a component",
  }))
}

/** Fields without a label, and choices without a name: the page would show an empty one. */
function unlabelled(form: FormDefinition): ThemeFault[] {
  const { labels, choices = {} } = form.texts((key) => key)
  const lacks = (what: string, where: string): ThemeFault => ({
    message: `the form \`${form.name}\` has no text for ${what}`,
    expected: `\`${where}\` in its texts`,
    part: { kind: 'form', name: form.name },
  })
  const bare = form.fields.filter(({ name }) => !labels[name])
  const values = form.fields.flatMap(({ name, choices: all = [] }) => all.map((value) => ({ name, value })))
  const unnamed = values.filter(({ name, value }) => !choices[name]?.[value])
  return [
    ...bare.map(({ name }) => lacks(`the field \`${name}\``, `labels.${name}`)),
    ...unnamed.map(({ name, value }) => lacks(`the choice \`${value}\` of \`${name}\``, `choices.${name}.${value}`)),
  ]
}

function repeatedNames({ collections, sections, forms }: Theme): ThemeFault[] {
  const names = {
    collection: [pages, ...collections].map(({ name }) => name),
    section: sections.map(({ type }) => type),
    form: forms.map(({ name }) => name),
  }
  return [
    ...repeated('collection', 'collections are named', names.collection),
    ...repeated('section', 'sections are of the type', names.section),
    ...repeated('form', 'forms are named', names.form),
  ]
}

function repeated(kind: ThemePart['kind'], what: string, names: readonly string[]): ThemeFault[] {
  const twice = new Set(names.filter((name, index) => names.indexOf(name) !== index))
  return [...twice].map((name) => ({
    message: `two ${what} \`${name}\`${name === pages.name ? ', which every site has already' : ''}`,
    expected: 'a name of its own for each, and each in the list once',
    part: { kind, name },
  }))
}

/** Schemas and facets that refer to a collection that the theme does not have. */
function unknownCollections({ collections, sections }: Theme): ThemeFault[] {
  const known = [pages.name, ...collections.map(({ name }) => name)]
  const users = [
    ...collections.map(({ name, schema, facets }) => {
      const facetNames = Object.values(facets).map((facet) => facet.name)
      return { part: { kind: 'collection' as const, name }, used: [...collectionsIn(schema), ...facetNames] }
    }),
    ...sections.map(({ type, schema }) => ({
      part: { kind: 'section' as const, name: type },
      used: [...collectionsIn(schema)],
    })),
  ]
  return users.flatMap(({ part, used }) =>
    [...new Set(used)]
      .filter((name) => !known.includes(name))
      .map((name) => ({
        message: `the ${part.kind} \`${part.name}\` refers to entries of \`${name}\`, which is not a collection of the theme`,
        expected: `one of ${known.join(', ')}`,
        part,
      })),
  )
}

/** Styles for kinds of page that do not exist. A theme with its own `kindsOf` may invent kinds. */
function unknownKinds({ kindStyles = {}, kindsOf, templates, collections }: Theme): ThemeFault[] {
  const known = ['root', ...Object.keys(templates), ...collections.map(({ name }) => name)]
  const unknown = kindsOf ? [] : Object.keys(kindStyles).filter((kind) => !known.includes(kind))
  return unknown.map((kind) => ({
    message: `\`kindStyles\` has styles for \`${kind}\`, but no page is of that kind`,
    expected: `one of ${known.join(', ')}`,
  }))
}
