import { mayBeFact } from '../library/site-data.ts'
import type { MarkdownFault } from '../markdown/faults.ts'
import type { MarkdownIndex } from '../markdown/index-text.ts'
import type { MarkdownEngine } from '../markdown/markdown.ts'
import { cardOf, listCardOf, referredBy } from './cards-of.ts'
import { nearestHint } from '../content/check.ts'
import { keysIn, type ShownPart } from '../library/archive.ts'
import type { Entry } from '../definitions/collection.ts'
import { isPage } from '../definitions/collections.ts'
import {
  allFacts,
  brokenFact,
  factQuantity,
  factText,
  fillFacts,
  unknownFact,
  type FactTree,
} from '../content/facts.ts'
import type {
  EmbedField,
  ExcerptField,
  Image,
  ImageField,
  LinkField,
  ListField,
  Link,
  Markdown,
  MarkdownField,
  Quantity,
  QuantityField,
  RefField,
  Resolved,
} from '../definitions/fields.ts'
import type { Place, Told, DataPath, ValuePlace } from '../definitions/issue.ts'
import { placeAt } from '../definitions/lines.ts'
import { singleBraces, singleBracesFault } from '../content/single-braces.ts'
import { listed } from '../library/library.ts'
import { translationsOf, languageOf } from '../library/groups.ts'
import { embedOf } from './embeds.ts'
import { isFault, joinPath, resolveLink, type Origin, type Targets, readerOf } from '../library/links.ts'
import { hiddenBecause, whenOf } from '../library/publication.ts'
import { withoutLocale } from '../definitions/url.ts'

/** Everything needed to resolve sources and report issues. */
export interface Scope extends Origin {
  readonly targets: Targets
  readonly engine: MarkdownEngine
  readonly file: string
  /** Position of a field in its file. */
  readonly place: (path: DataPath) => ValuePlace
  readonly report: (place: Place, told: Told) => void
  /** The part of the archive that the page shows. */
  readonly part?: ShownPart
}

type Field = LinkField | MarkdownField | ImageField | EmbedField | RefField | ListField | QuantityField | ExcerptField

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

const KINDS = ['link', 'markdown', 'image', 'embed', 'ref', 'list', 'quantity', 'excerpt']

function isField(value: object): value is Field {
  return 'kind' in value && KINDS.some((kind) => kind === value.kind)
}

function resolveField(field: Field, scope: Scope, path: DataPath): unknown {
  switch (field.kind) {
    case 'link':
      tellSingleBraces(field.to, scope, () => scope.place(path))
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

/** Fills in facts, and reports references with too few braces. Addresses in a text are filled once more, so this is apart. */
function fillChecked(text: string, scope: Scope, place: () => ValuePlace, code?: MarkdownIndex['code']): string {
  tellSingleBraces(text, scope, place, code)
  return fill(text, scope, place, code)
}

function tellSingleBraces(text: string, scope: Scope, place: () => ValuePlace, code?: MarkdownIndex['code']): void {
  if (!text.includes('{')) return
  for (const found of singleBraces(text, factsOf(scope), code))
    scope.report(placeInside(place(), placeAt(text, found.offset)), singleBracesFault(found))
}

/** Fills in facts, except in code. Reports unknown or malformed facts and forms at their line. */
function fill(text: string, scope: Scope, place: () => ValuePlace, code?: MarkdownIndex['code']): string {
  if (!text.includes('{{')) return text
  const facts = factsOf(scope)
  const filled = fillFacts(text, (name) => factText(facts, name, scope.locale), code)
  for (const { name, offset } of filled.unknown) {
    if (mayBeFact(name, scope.targets.library.data)) continue
    scope.report(placeInside(place(), placeAt(text, offset)), {
      hint: 'to show these characters, write \\{{ or use `code`',
      ...unknownFact(name, facts, scope.locale),
    })
  }
  for (const { written, offset } of filled.broken)
    scope.report(placeInside(place(), placeAt(text, offset)), brokenFact(written))
  return filled.text
}

function factsOf({ targets }: Scope): FactTree {
  return allFacts(targets.library.data.facts, targets.library.data.settings)
}

/** A Markdown text with everything needed to render it. */
export function resolveMarkdown(field: MarkdownField, scope: Scope, place: () => ValuePlace): Markdown {
  const source = field.inline ? withoutBlockMarks(field.source) : field.source
  // The original text provides positions in the file; the text with facts is what will be shown.
  const written = scope.engine.index(source)
  const filled = fillChecked(source, scope, place, written.code)
  const shown = filled === source ? written : scope.engine.index(filled)
  for (const fault of written.faults) reportFault(fault, scope, place())
  for (const fault of shown.faults) if (!isTold(fault, written)) reportFault(fault, scope, { ...place(), block: false })
  if (field.inline && shown.blocks > 1) reportBlocks(scope, place())
  const placeOf = (kind: 'links' | 'images', index: number) => (): ValuePlace => {
    const mention = written[kind].length === shown[kind].length ? written[kind][index] : undefined
    return mention ? placeInside(place(), mention) : place()
  }
  const links = shown.links.map(({ url }, index): [string, Link] => [
    url,
    linkTo(decodeBraces(url), scope, placeOf('links', index)),
  ])
  const images = shown.images.map(({ url }, index): [string, Image] => [
    url,
    imageOf(url, scope, placeOf('images', index)),
  ])
  return {
    kind: 'markdown',
    inline: field.inline,
    source: filled,
    links: Object.fromEntries(links),
    images: Object.fromEntries(images),
  }
}

/**
 * Whether an error is already in the original text. Facts may move it along the line, or to another line if they have several, and they
 * change the number of characters of a text that is too large.
 */
function isTold({ code, message }: MarkdownFault, { faults }: MarkdownIndex): boolean {
  return faults.some((fault) => fault.code === code && (fault.message === message || code === 'text-too-large'))
}

/** "24. Dezember" or "- 28 %" at the start of an inline text is not a list. */
function withoutBlockMarks(source: string): string {
  return source.replace(/^(\d+)([.)])(?=\s)/, '$1\\$2').replace(/^([-+#>])(?=\s)/, '\\$1')
}

/** Missing content is an error, but code without highlighting and marks that are shown are still readable. */
function reportFault({ line, column, ...told }: MarkdownFault, scope: Scope, place: ValuePlace): void {
  const severity = told.code === 'unknown-code-language' || told.code === 'lost-marks' ? 'warning' : 'error'
  scope.report(placeInside(place, { line, column }), { ...told, severity })
}

function reportBlocks(scope: Scope, place: Place): void {
  scope.report(place, {
    code: 'not-inline',
    message: 'this field must be one paragraph of text, got several blocks',
    expected: 'text, **bold**, [links](/path) and `code`',
  })
}

function linkTo(written: string, scope: Scope, place: () => ValuePlace): Link {
  const to = fill(written, scope, place)
  const link = resolveLink(to, scope, scope.targets)
  if (!isFault(link)) return link
  scope.report(place(), link)
  return { kind: 'link', href: '#', external: false, hreflang: null }
}

/** In Markdown URLs, the braces of a fact are percent-encoded. */
function decodeBraces(url: string): string {
  return url.replaceAll('%7B', '{').replaceAll('%7D', '}')
}

function quantityOf({ reference }: QuantityField, scope: Scope, place: () => ValuePlace): Quantity {
  const text = fill(reference, scope, place)
  const found = factQuantity(factsOf(scope), reference.slice(2, -2).trim())
  // An unknown fact has been reported as such, and stands as it was written.
  if (!found && text !== reference) scope.report(place(), noNumber(reference, text))
  return { kind: 'quantity', value: 0, unit: 'number', ...found, text }
}

function noNumber(reference: string, text: string): Told {
  return {
    code: 'wrong-value',
    message: `${reference} is no number, got "${text}"`,
    expected: 'a figure of the fact base, such as an amount, a duration or a percentage',
  }
}

/** The sections of a type on another page, in the language of this one or that which stands in for it. Its own check reports their issues. */
function sectionsOf({ from, type }: ExcerptField, scope: Scope): unknown {
  const { table, library } = scope.targets
  const path = from?.startsWith('/') ? withoutLocale(from.replace(/[?#].*$/, '')).rest : ''
  const group = library.groups.get(table.groupByPath.get(path) ?? '')
  const entry = group && referredBy(group.collection, group.key, scope)
  const route = entry && table.byGroup.get(group.id)?.[entry.locale]
  if (!route || !isPage(entry) || entry.damage) return []
  const folder = entry.file.path.slice(0, entry.file.path.lastIndexOf('/'))
  const own: Scope = {
    ...scope,
    locale: languageOf(entry),
    reader: entry.locale,
    route,
    folder,
    report: () => undefined,
  }
  return entry.data.sections.filter((section) => section['type'] === type).map((section) => resolveData(section, own))
}

/** A picture with what is written about it. */
function pictureOf({ src, alt, focus, narrow, shown }: ImageField, scope: Scope, path: DataPath): Image {
  const place = (): ValuePlace => scope.place(path)
  if (shown && alt === undefined) scope.report(place(), noAlt(src))
  return {
    ...imageOf(src, scope, place),
    ...(alt !== undefined && { alt: fillChecked(alt, scope, () => scope.place([...path, 'alt'])) }),
    ...(focus && { focus }),
    ...(narrow !== undefined && { narrow: imageOf(narrow, scope, () => scope.place([...path, 'narrow'])) }),
  }
}

function noAlt(src: string): Told {
  return {
    code: 'missing-alt',
    message: 'the picture has no alternative text',
    expected: `{ src: ${src}, alt: "What the picture shows" }; for mere decoration alt: ""`,
  }
}

/** A picture beside the text, or a static one. */
function imageOf(src: string, scope: Scope, place: () => ValuePlace): Image {
  const { assets, statics } = scope.targets.library
  const beside = joinPath(scope.folder, src)
  const isStatic = statics.has(src)
  const asset = assets.get(isStatic ? `content/static${src}` : beside)
  if (!isStatic) scope.meets?.(beside)
  if (asset?.image) return asset.image
  if (asset?.fault !== undefined || (asset && !isStatic)) scope.report(place(), unreadable(src, asset.fault))
  // The size of a static SVG may be unknown.
  if (asset || isStatic) return { kind: 'image', src, width: 0, height: 0 }
  const known = [...assets]
    .filter(([path, { image }]) => image && path.startsWith(`${scope.folder}/`))
    .map(([path]) => `./${path.slice(scope.folder.length + 1)}`)
  scope.report(place(), {
    code: 'missing-image',
    message: `no image \`${src}\``,
    expected: known.length > 0 ? `one of ${known.join(', ')}` : 'a picture beside the text such as ./plan.png',
  })
  return { kind: 'image', src: '', width: 0, height: 0 }
}

function unreadable(src: string, fault: string | undefined): Told {
  return {
    code: 'unreadable-image',
    message: `\`${src}\` exists, but is not a readable picture${fault === undefined ? '' : `: ${fault}`}`,
    expected: 'a picture as AVIF, GIF, JPEG, PNG, SVG or WebP, complete and with its size in pixels',
  }
}

function referenced({ collection, key }: RefField, scope: Scope, path: DataPath): unknown {
  const { library } = scope.targets
  const group = library.groups.get(`${collection}/${key}`)
  const entry = referredBy(collection, key, scope)
  scope.meets?.(`${collection}/${key}`)
  if (entry) return cardOf(entry, scope)
  const [hidden] = group ? translationsOf(group, library.data.settings) : []
  if (hidden) {
    scope.report(scope.place(path), {
      code: 'hidden-reference',
      message: `\`${key}\` cannot be shown, because it ${hiddenBecause(hidden, library.clock)}`,
      expected: `one of the ${collection} that are published`,
    })
    return null
  }
  const known = [...library.groups.values()]
    .filter((other) => other.collection === collection)
    .map((other) => other.key)
  scope.report(scope.place(path), {
    code: `unknown-${library.collections.get(collection)?.singular ?? collection}`,
    message: `\`${key}\` is not among the ${collection}`,
    expected: `one of ${known.join(', ')}`,
    hint: nearestHint(key, known),
  })
  return null
}

function cardsOf(field: ListField, scope: Scope): unknown {
  if (scope.part && isWholeList(field, scope.part)) return scope.part.entries.map((entry) => cardOf(entry, scope))
  const { collection, limit, topic, when } = field
  const { library } = scope.targets
  const entries = listed(library, collection, readerOf(scope)).filter(
    (entry) => (topic === undefined || keysIn(entry, 'topics').includes(topic)) && isAt(entry, when, scope),
  )
  const ordered = when === 'upcoming' ? entries.toReversed() : entries
  return ordered.slice(0, limit).map((entry) => listCardOf(entry, scope))
}

/** Whether a list is that of the page's archive: all entries of its collection. */
export function isWholeList(field: unknown, { collection }: Pick<ShownPart, 'collection'>): boolean {
  if (typeof field !== 'object' || field === null || !isField(field) || field.kind !== 'list') return false
  return field.collection === collection && field.limit === undefined && field.topic === undefined
}

function isAt(entry: Entry, when: ListField['when'], { targets: { library } }: Scope): boolean {
  const model = library.collections.get(entry.collection)
  // Collections without start and end have neither past nor upcoming entries.
  if (when === undefined || !(model?.over || model?.begins)) return true
  return whenOf(entry, model, library.clock) === when
}

/** Position in the file of something inside a text: exact in the body and in `|` blocks, otherwise that of the field. */
function placeInside(base: ValuePlace, inner: Place): ValuePlace {
  if (!base.block) return base
  return { line: base.line + inner.line - 1, column: base.column + inner.column - 1, block: true }
}
