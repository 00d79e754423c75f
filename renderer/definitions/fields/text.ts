import { keepUnits } from '../../../i18n/format.ts'
import { hasPack, type Locale } from '../../../i18n/locales.ts'
import { withLetters } from '../decoded.ts'
import { faultOfLetters, isStep } from '../letters/letters.ts'
import { withoutLocale } from '../url.ts'
import { kind, once, unless, type ValueFault, z } from './kind.ts'

/** Maximum characters of a label, heading or line of text, because drawing and hyphenating take quadratic time. */
export const LONGEST_TEXT = 2000

/** An email address, as far as its form says. */
export const EMAIL = /^[^@\s]+@[^@\s]+\.[^@\s]+$/

/** Plain text of one line. Facts are filled in, and numbers kept with their units. */
export const text = once(() =>
  kind(
    z
      .string({ error: (issue) => expectedText(issue.input) })
      .trim()
      .min(1, 'must not be empty')
      .max(LONGEST_TEXT, { abort: true, error: `must have at most ${LONGEST_TEXT} characters` })
      .overwrite(keepUnits),
    'text',
  ),
)

/** An address of the web, with its scheme. */
export const url = once(() =>
  text()
    .superRefine(unless(isUrl, urlFault))
    .meta({ 'x-kind': 'address', examples: ['https://www.example.com'] }),
)

/** The list of all would hide the hint below it. */
const MUST_BE_LANGUAGE = 'must be the tag of a language that has a pack, such as de, en-GB or zh-Hans'

/** A language with a pack. No enumeration, because a site may bring packs; `jsonSchemaOf` has their tags. */
export const locale = once(() =>
  kind(
    z
      .string({ error: ({ input }) => (input === undefined ? 'is missing' : MUST_BE_LANGUAGE) })
      .refine(hasPack, { error: MUST_BE_LANGUAGE, params: { isLanguage: true } }),
    'language',
    'de',
  ),
)

/** The tag of a pack: language, perhaps script, perhaps region. */
export const PACK_TAG = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?$/

/** The tag of a language, whether there is a pack for it or not. */
export const languageTag = once(() =>
  text().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'must be a language tag such as en-US'),
)

/** A value for each of some locales, `{ de: …, en: … }`. */
export const perLocale = <S extends z.ZodType>(value: S) =>
  // Safe: every tag is a string, so all existing keys have values of this type.
  z.partialRecord(locale(), value) as z.ZodType<Record<Locale, z.output<S>>>

/** A text for all languages, or one for each language of the site. */
export type Label = string | Readonly<Record<Locale, string>>

export const label = once(() => kind(z.union([text(), perLocale(text())]), 'text, or one for each language'))

/** A label in a language; empty if it has none in that language, which is an issue elsewhere. */
export function labelIn(written: Label, locale: Locale): string {
  return typeof written === 'string' ? written : (written[locale] ?? '')
}

/** A country code, ISO 3166-1 alpha-2: `AT`. */
export const country = () =>
  kind(text().regex(/^[A-Z]{2}$/, 'must be the code of a country, such as DE'), 'code of a country', 'AT')

/** A currency code, ISO 4217. */
export const currencyCode = () =>
  kind(text().regex(/^[A-Z]{3}$/, 'must be the code of a currency, such as EUR'), 'code of a currency', 'EUR')

/** The same; euro by default. */
export const currency = () => currencyCode().default('EUR')

/** A path below the language prefix, `/company/contact`. */
export const path = once(() =>
  kind(
    text()
      .overwrite(withLetters)
      .refine(isPath, {
        error: ({ input }) =>
          `must be a path of lower-case letters, digits and hyphens, such as /company/contact${reasonOf(String(input))}`,
        params: { isPath: true },
      })
      .refine(
        (value) => withoutLocale(value).locale === null,
        'must be a path without language, which is put in front of it',
      ),
    'path',
    '/company/contact',
  ),
)

/** `/`, or steps with perhaps a slash at the end. */
function isPath(value: string): boolean {
  const [start, ...steps] = value.replace(/\/$/, '').split('/')
  return value === '/' || (start === '' && steps.length > 0 && steps.every(isStep))
}

/** What a reader may not see in a path that looks right. */
function reasonOf(value: string): string {
  const reason = value
    .split('/')
    .map(faultOfLetters)
    .find((fault) => fault !== undefined)
  return reason === undefined ? '' : `: ${reason}`
}

function expectedText(input: unknown): string {
  return input === undefined ? 'is missing' : `must be text, got ${describe(input)}`
}

/** A value as an editor would recognise it: `42`, `"text"`, `a list`, `nothing`. */
export function describe(value: unknown): string {
  if (value === null || value === undefined) return 'nothing'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'a group of fields'
  return JSON.stringify(value).slice(0, 60)
}

/** Whether a text is an absolute http or https URL, without a name before its host, which looks like another host. */
function isUrl(value: string): boolean {
  return /^https?:\/\/(?![^/?#]*@)[^\s/]+(\/[^\s]*)?$/.test(value) && URL.canParse(value)
}

/** The error of a text that should be a URL, and a suggestion: `www.example.com` → `https://www.example.com`. */
function urlFault(written: string): ValueFault {
  const rest = written.replace(/^(?:[a-z]{3,6}:\/{0,2}|[a-z]{3,6}\/\/|\/\/)/i, '')
  const meant = `https://${rest}`
  const message = 'must be a URL such as https://www.example.com'
  return /^[^\s/@:]+\.[a-z]{2,}(?::\d+)?(?:[/?#]|$)/i.test(rest) && isUrl(meant)
    ? { message, hint: `did you mean \`${meant}\`?` }
    : { message }
}
