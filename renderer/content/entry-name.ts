import type { Known } from './known.ts'
import { isKey, KEY_RULE, nearKey } from './key.ts'
import { faultOfLetters } from '../definitions/letters/letters.ts'
import { nearestHint } from './nearest.ts'
import type { CollectionModel } from '../definitions/collections/collection.ts'
import type { Entry } from '../definitions/entry.ts'
import { issueIn, START, type Issue, type IssueDetails, type SourceFile } from '../definitions/issue.ts'
import type { Locale } from '../../i18n/locales.ts'

/** Which text a file is, by its path. */
export type Identity = Pick<Entry, 'collection' | 'key' | 'locale'> & { readonly model: CollectionModel }

/** The fault of a file's name, and the text that it seems to be. */
export interface Misplaced {
  readonly issue: Issue
  readonly meant?: Identity | undefined
}

/** `content/exhibitions/summer/de.md` → collection, key and locale. */
export function identify(file: SourceFile, known: Pick<Known, 'collections' | 'locales'>): Identity | Misplaced {
  const [, folder = '', ...rest] = file.path.split('/')
  const name = rest.at(-1)?.replace(/\.md$/, '') ?? ''
  const key = rest.slice(0, -1).join('/')
  const model = known.collections.get(folder)
  if (!model) return { issue: foreignFolder(folder, known, file) }
  if (!known.locales.includes(name)) {
    const locale = meantLocale(name, known.locales)
    if (key === '' && locale === undefined) return { issue: beside(folder, name, known, file) }
    const meant = locale !== undefined && isKey(key) ? { model, collection: folder, key, locale } : undefined
    return { issue: foreignName(name, locale, known, file), meant }
  }
  if (key === '') return { issue: withoutFolder(folder, name, file) }
  if (isKey(key)) return { model, collection: folder, key, locale: name }
  const near = nearKey(key)
  const meant = isKey(near) ? { model, collection: folder, key: near, locale: name } : undefined
  return { issue: wrongKey(key, near, file), meant }
}

function unexpected(file: SourceFile, details: Omit<IssueDetails, 'code'>): Issue {
  return issueIn(file.path, START, { code: 'unexpected-file', ...details })
}

function foreignFolder(folder: string, known: Pick<Known, 'collections'>, file: SourceFile): Issue {
  const collections = [...known.collections.keys()]
  return unexpected(file, {
    message: `\`${folder}\` is not a collection`,
    expected: `one of ${collections.join(', ')}`,
    hint: nearestHint(folder, collections),
  })
}

function foreignName(
  name: string,
  meant: Locale | undefined,
  { locales }: Pick<Known, 'locales'>,
  file: SourceFile,
): Issue {
  return unexpected(file, {
    message: `\`${name}.md\` does not have the name of a language of the site`,
    expected: locales.map((locale) => `${locale}.md`).join(', '),
    hint: meantFile(name, meant, locales),
  })
}

/** A text whose name is not that of a language, where the folders of entries are. */
function beside(collection: string, name: string, { locales }: Pick<Known, 'locales'>, file: SourceFile): Issue {
  return unexpected(file, {
    message: `\`${name}.md\` is directly in content/${collection}/, where each entry has a folder of its own`,
    expected: `content/${collection}/${nearKey(name) || 'some-name'}/${locales[0]}.md`,
  })
}

function withoutFolder(collection: string, name: string, file: SourceFile): Issue {
  return unexpected(file, {
    message: `the file is directly in content/${collection}/, so it has no path`,
    expected: `a folder of its own, such as content/${collection}/some-name/${name}.md`,
  })
}

/** `near`: the key that may be meant, or an empty text. */
function wrongKey(key: string, near: string, file: SourceFile): Issue {
  const reason = faultOfLetters(key)
  return unexpected(file, {
    message: `\`${key}\` cannot be part of a URL${reason === undefined ? '' : `: ${reason}`}`,
    expected: `folders named with ${KEY_RULE}`,
    hint: near === '' ? undefined : `did you mean \`${near}\`?`,
  })
}

/** The language of `EN.md` or `english.md`. */
function meantLocale(name: string, locales: readonly Locale[]): Locale | undefined {
  return locales.find((locale) => [locale.toLowerCase(), ...namesOf(locale)].includes(name.toLowerCase()))
}

/** Suggests a file name, or what to do with copies made by programs: `en copy.md`, `en (1).md`. */
function meantFile(name: string, meant: Locale | undefined, locales: readonly Locale[]): string | undefined {
  if (meant !== undefined) return `did you mean \`${meant}.md\`?`
  const plain = name.toLowerCase()
  const copied = locales.find(
    (locale) => plain.startsWith(locale.toLowerCase()) && /^[ (_~-]/.test(plain.slice(locale.length)),
  )
  return copied === undefined ? undefined : `if it is a copy of \`${copied}.md\`, keep one of the two`
}

/** Names of a language in English and in itself: `german`, `deutsch`. */
function namesOf(locale: Locale): string[] {
  return ['en', locale].map((reader) =>
    (new Intl.DisplayNames(reader, { type: 'language' }).of(locale) ?? '').toLowerCase(),
  )
}
