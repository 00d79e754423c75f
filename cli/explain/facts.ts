import { allFacts } from '../../renderer/content/facts/site-facts.ts'
import { factNames, fillFacts } from '../../renderer/content/facts/fill-facts.ts'
import { factText, partsOf } from '../../renderer/content/facts/facts.ts'
import { placeInYaml } from '../../renderer/content/yaml/yaml-places.ts'
import { grouped } from '../../renderer/definitions/grouped.ts'
import { placeAt } from '../../renderer/definitions/lines.ts'
import { entriesOf, type Library } from '../../renderer/library/library.ts'

/** A position at which a text refers to a fact. */
interface Use {
  readonly file: string
  readonly line: number
  /** The reference with its form: `facts.median|words`. */
  readonly written: string
}

/** A fact with its text in each language and its uses. */
export interface Fact {
  readonly name: string
  /** Where it is defined: `content/facts.yaml:12`, or in the settings. */
  readonly place: string
  readonly values: Readonly<Record<string, string | null>>
  readonly uses: readonly Use[]
}

/** The fact with a name, or all facts of a group such as `offers.guided-tour`; all facts without a name. */
export function factsNamed(name: string | undefined, library: Library): Fact[] {
  const { settings, facts: base, files } = library.data
  const facts = allFacts(base, settings)
  const names = factNames(facts).filter((known) => name === undefined || `${known}.`.startsWith(`${name}.`))
  const uses = grouped(usesIn(library), ({ written }) => partsOf(written)[0])
  return names.map((known) => {
    const path = known.split('.')
    const isOwn = known.startsWith('site.') || known.startsWith('locations.')
    const { line } = placeInYaml(files.facts.text, path)
    return {
      name: known,
      place: isOwn ? files.site.path : `${files.facts.path}:${line}`,
      values: Object.fromEntries(settings.locales.map((locale) => [locale, factText(facts, known, locale) ?? null])),
      uses: uses.get(known) ?? [],
    }
  })
}

/** Names of all facts, for suggestions. */
export function allFactNames({ data }: Library): string[] {
  return factNames(allFacts(data.facts, data.settings))
}

/** All references to facts, in texts (hidden ones too), menu, footer and settings. */
function usesIn(library: Library): Use[] {
  const files = [...entriesOf(library).map(({ file }) => file), ...Object.values(library.data.files)]
  return files.flatMap(({ path, text }) =>
    // Without values, every reference is reported with its offset.
    fillFacts(text, () => undefined).unknown.map(({ name, offset }) => ({
      file: path,
      line: placeAt(text, offset).line,
      written: name,
    })),
  )
}
