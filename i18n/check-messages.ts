import { parse, TYPE, type MessageFormatElement, type PluralElement } from '@formatjs/icu-messageformat-parser'
import type { PluralCategory } from './locale-pack.ts'
import { packOf, type Locale } from './locales.ts'
import type { Catalogue } from './messages.ts'
import { countedBy } from './plurals.ts'
import { syntaxFault } from './syntax-fault.ts'

/** An error in a catalogue, at a key. */
export interface CatalogueFault {
  readonly code:
    | 'missing-message'
    | 'unknown-message'
    | 'broken-message'
    | 'different-placeholders'
    | 'missing-plural'
    | 'unknown-plural'
    | 'unused-message'
  readonly key: string
  readonly message: string
  readonly expected: string
}

/** Checks that a catalogue has the same keys and placeholders as that of the reference language. */
export function compareCatalogues(reference: Catalogue, other: Catalogue): CatalogueFault[] {
  const missing = Object.keys(reference).filter((key) => !Object.hasOwn(other, key))
  return [
    ...missing.map((key): CatalogueFault => ({
      code: 'missing-message',
      key,
      message: `the text \`${key}\` is missing`,
      expected: `a translation of “${reference[key]}”`,
    })),
    ...Object.entries(other).flatMap(([key, text]) => compareMessage(key, ownText(reference, key), text)),
  ]
}

function ownText(catalogue: Catalogue, key: string): string | undefined {
  return Object.hasOwn(catalogue, key) ? catalogue[key] : undefined
}

function compareMessage(key: string, reference: string | undefined, text: string): CatalogueFault[] {
  if (reference === undefined)
    return [
      {
        code: 'unknown-message',
        key,
        message: `the text \`${key}\` is not in the reference language`,
        expected: 'only keys of the reference language',
      },
    ]
  const wanted = placeholdersOf(reference)
  const got = placeholdersOf(text)
  if (!wanted || !got || wanted.join() === got.join()) return []
  return [
    {
      code: 'different-placeholders',
      key,
      message: `the text \`${key}\` has the placeholders {${got.join(', ')}}`,
      expected: `{${wanted.join(', ')}}, as in the reference language`,
    },
  ]
}

/** Finds messages with invalid ICU syntax or wrong plural categories. */
export function checkMessages(catalogue: Catalogue, locale: Locale): CatalogueFault[] {
  return Object.entries(catalogue).flatMap(([key, text]) => {
    try {
      return pluralsIn(parse(text)).flatMap((plural) => checkPlural(plural, key, locale))
    } catch (error) {
      return [
        {
          code: 'broken-message' as const,
          key,
          message: `the text \`${key}\` is not a valid message: ${syntaxFault(error, text)}`,
          expected: 'ICU MessageFormat, e.g. {count, plural, one {# page} other {# pages}}',
        },
      ]
    }
  })
}

function pluralsIn(elements: readonly MessageFormatElement[]): PluralElement[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return pluralsIn(element.children)
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return []
    const inner = Object.values(element.options).flatMap((option) => pluralsIn(option.value))
    return element.type === TYPE.plural ? [element, ...inner] : inner
  })
}

/** Every category used in counting must exist, unless all its numbers have exact matches (`=0`). */
function checkPlural({ value, options, pluralType = 'cardinal' }: PluralElement, key: string, locale: Locale) {
  const rule = packOf(locale).plurals[pluralType]
  const written = Object.keys(options)
  const exact = new Set(written.filter((name) => name.startsWith('=')).map((name) => Number(name.slice(1))))
  const counted = countedBy(rule)
  const missing = rule.categories
    .map((category) => [category, counted.get(category) ?? []] as const)
    .filter(([category, numbers]) => !written.includes(category) && numbers.some((number) => !exact.has(number)))
  const unknown = written.filter((name) => !name.startsWith('=') && !rule.categories.includes(name as PluralCategory))
  const expected = `the plural forms of the language: ${rule.categories.join(', ')}`
  return [
    ...missing.map(([category, numbers]): CatalogueFault => ({
      code: 'missing-plural',
      key,
      message: `the text \`${key}\` has no form \`${category}\` for {${value}}, as for ${numbers.slice(0, 3).join(', ')}`,
      expected,
    })),
    ...unknown.map((name): CatalogueFault => ({
      code: 'unknown-plural',
      key,
      message: `the text \`${key}\` has a form \`${name}\` for {${value}}, which this language does not use`,
      expected,
    })),
  ]
}

/** The placeholders of a message in alphabetical order; undefined if it is invalid. */
function placeholdersOf(text: string): string[] | undefined {
  try {
    return [...new Set(namesIn(parse(text)))].toSorted()
  } catch {
    // Invalid messages are reported by `checkMessages`.
    return undefined
  }
}

function namesIn(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        return []
      case TYPE.tag:
        return namesIn(element.children)
      case TYPE.plural:
      case TYPE.select:
        return [element.value, ...Object.values(element.options).flatMap((option) => namesIn(option.value))]
      case TYPE.argument:
      case TYPE.number:
      case TYPE.date:
      case TYPE.time:
        return [element.value]
    }
  })
}
