import { isPage } from '../../definitions/collections/collections.ts'
import type { ExcerptField } from '../../definitions/fields/references.ts'
import type { Resolved } from '../../definitions/fields/resolved.ts'
import type { DataPath } from '../../definitions/issue.ts'
import { withEscapes } from '../../definitions/decoded.ts'
import { withoutLocale } from '../../definitions/url.ts'
import { languageOf } from '../../library/groups.ts'
import { referredBy } from '../cards-of.ts'
import { embedOf } from './embeds.ts'
import { cardsOf, referenced } from './entries.ts'
import { fillChecked, quantityOf, reportSingleBraces } from './facts.ts'
import { type Field, isField } from './field.ts'
import { linkTo, pictureOf } from './links-and-pictures.ts'
import { resolveMarkdown } from './markdown.ts'
import { folderOf, type Scope } from './scope.ts'

/** Resolves links, Markdown, images, references and lists in content data, and fills in facts. */
export function resolveData<T>(value: T, scope: Scope, path: DataPath = []): Resolved<T> {
  // The conditional type `Resolved` mirrors these branches, but TypeScript cannot narrow it.
  return resolveValue(value, scope, path) as Resolved<T>
}

function resolveValue(value: unknown, scope: Scope, path: DataPath): unknown {
  if (typeof value === 'string') return fillChecked(value, scope, () => scope.place(path))
  if (Array.isArray(value)) return value.map((item: unknown, index) => resolveValue(item, scope, [...path, index]))
  if (typeof value !== 'object' || value === null) return value
  if (isField(value)) return resolveField(value, scope, path)
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, resolveValue(inner, scope, [...path, key])]),
  )
}

function resolveField(field: Field, scope: Scope, path: DataPath): unknown {
  switch (field.kind) {
    case 'link':
      reportSingleBraces(field.to, scope, () => scope.place(path))
      return linkTo(field.to, scope, () => scope.place(path))
    case 'markdown':
      return resolveMarkdown(field, scope, () => scope.place(path))
    case 'image':
      return pictureOf(field, scope, path)
    case 'embed':
      return embedOf(field, scope, path)
    case 'ref':
      return referenced(field, scope, path)
    case 'list':
      return cardsOf(field, scope)
    case 'quantity':
      return quantityOf(field, scope, () => scope.place(path))
    case 'excerpt':
      return sectionsOf(field, scope)
  }
}

/** The sections of a type on another page, in this page's language or its fallback. Issues in them are reported for that page. */
function sectionsOf({ from, type }: ExcerptField, scope: Scope): unknown {
  const { table, library } = scope.targets
  const path = from?.startsWith('/') ? withoutLocale(withEscapes(from.replace(/[?#].*$/, ''))).rest : ''
  const group = library.groups.get(table.groupByPath.get(path) ?? '')
  const entry = group && referredBy(group.collection, group.key, scope)
  const route = entry && table.byGroup.get(group.id)?.[entry.locale]
  if (!route || !isPage(entry) || entry.damage) return []
  const own: Scope = {
    ...scope,
    locale: languageOf(entry),
    reader: entry.locale,
    route,
    folder: folderOf(entry.file),
    report: () => undefined,
  }
  return entry.data.sections.filter((section) => section['type'] === type).map((section) => resolveData(section, own))
}
