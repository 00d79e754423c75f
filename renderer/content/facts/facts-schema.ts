import { currencyCode, perLocale, text } from '../../definitions/fields/text.ts'
import { date } from '../../definitions/fields/dates.ts'
import { noTranslate, z } from '../../definitions/fields/kind.ts'

/** Forms of a fact other than the short one: `{{facts.response|words.dative}}`. */
export const FORMS = ['words', 'words.accusative', 'words.dative', 'words.attributive', 'day'] as const

const words = perLocale(text())

/** Kinds of value in the fact base, with the schema of each. */
export const FACT_KINDS = {
  year: z.number().int().describe('A year, written without groups.'),
  percent: z.number().describe('A share in percent.'),
  euro: z.number().describe('An amount in euros.'),
  money: z.strictObject({ amount: z.number(), currency: currencyCode() }).describe('An amount in another currency.'),
  minutes: z.number().describe('A duration.'),
  hours: z.number().describe('A duration.'),
  days: z.number().describe('A duration.'),
  weeks: z.number().describe('A duration.'),
  months: z.number().describe('A duration.'),
  date: date().describe('A day.'),
  text: words.describe('A text in each language.'),
}

/** Written-out words that replace the generated ones. Cases are of one language, and nothing to translate. */
const forms = Object.fromEntries(
  FORMS.map((form) => [form, form.includes('.') ? noTranslate(words.optional()) : words.optional()]),
)

const value = z.union([
  z.number(),
  text(),
  ...Object.entries(FACT_KINDS).map(([kind, schema]) => z.strictObject({ [kind]: schema, ...forms })),
])

const tree: z.ZodType = z.lazy(() => z.union([value, z.record(text(), tree)]))

/**
 * Schema of `content/facts.yaml` for editors and the reference. Builds use `checkFacts`, which names the invalid value, where a union could
 * only say that no member matches.
 */
export const factsSchema = z
  .record(text(), tree)
  .describe(
    `Figures, prices and addresses by name, in groups. A value is a number, a text, or one of \`${Object.keys(FACT_KINDS).join('`, `')}\` with its content. Texts refer to it as \`{{facts.customers}}\`, and with words as \`{{facts.response|words}}\`.`,
  )
  .meta({ examples: [{ facts: { customers: 214, response: { minutes: 11 } } }] })
