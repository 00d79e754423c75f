import type { PluralRule, UnitPatterns } from '../../../i18n/locale-pack.ts'
import type { PackData } from '../../../i18n/pack-data.ts'
import { countedBy } from '../../../i18n/plurals.ts'
import { ruleOf } from '../../../i18n/plural-rule.ts'
import { nearestHint } from '../../../renderer/content/nearest.ts'
import { placeInYaml } from '../../../renderer/content/yaml/yaml-places.ts'
import { type DataPath, type Issue, issueIn, type SourceFile } from '../../../renderer/definitions/issue.ts'
import { HYPHENATIONS } from '../../../renderer/render/hyphenation.ts'

type Told = Pick<Issue, 'code' | 'message' | 'expected'> & { readonly hint?: string | undefined }

/** What contradicts itself in a pack of valid fields. */
export function packFaults(pack: PackData, file: SourceFile): Issue[] {
  const told = (at: DataPath, words: Told): Issue => issueIn(file.path, placeInYaml(file.text, at), words)
  return [
    ...(lacksName(pack) ? [told([], NO_NAME)] : []),
    ...(lacksRegion(pack) ? [told([], NO_REGION)] : []),
    ...separatorFaults(pack).map((group) => told([group, 'group'], SAME_SIGNS)),
    ...patternFaults(pack).map((words) => told(['hyphenation'], words)),
    ...unitFaults(pack).map(([unit, words]) => told(['units', unit], words)),
  ]
}

/** Only what replaces a shipped pack has its name: two languages of one name would not be told apart. */
function lacksName({ tag, name, parent }: PackData): boolean {
  return name === undefined && parent !== tag
}

const NO_NAME = {
  code: 'missing-field',
  message: '`name` is missing',
  expected: 'the name of the language for itself, as the switch of languages shows it',
} as const

/** A region stands in the tag, or the parent has one. */
function lacksRegion({ tag, region, parent }: PackData): boolean {
  return region === undefined && parent === undefined && !/-[A-Z]{2}$/.test(tag)
}

const NO_REGION = {
  code: 'missing-field',
  message: '`region` is missing',
  expected: 'the code of the country with the most speakers, for `og:locale`',
} as const

const SAME_SIGNS = {
  code: 'wrong-value',
  message: '`group` and `decimal` are the same sign',
  expected: 'two signs, so that 1,234 is not 1.234',
} as const

function separatorFaults({ numbers, money }: PackData): ('numbers' | 'money')[] {
  const groups = [['numbers', numbers] as const, ['money', money] as const]
  return groups.flatMap(([name, signs]) => (signs?.group !== undefined && signs.group === signs.decimal ? [name] : []))
}

function patternFaults({ hyphenation }: PackData): Told[] {
  if (typeof hyphenation !== 'string' || HYPHENATIONS.includes(hyphenation)) return []
  const message = `there are no patterns \`${hyphenation}\``
  const expected = `null, or one of ${HYPHENATIONS.join(', ')}`
  return [{ code: 'wrong-value', message, expected, hint: nearestHint(hyphenation, HYPHENATIONS) }]
}

/**
 * Units have one pattern for all numbers, `other`, or one for each category that the rules of the same file use in counting; and none for
 * another category.
 */
function unitFaults({ plurals, units = {} }: PackData): [unit: string, Told][] {
  if (!plurals?.cardinal) return []
  const rule = ruleOf(plurals.cardinal)
  return Object.entries(units).flatMap(([unit, patterns]) =>
    lackingIn(unit, patterns, rule)
      .concat(unknownIn(unit, patterns, rule))
      .map((words): [string, Told] => [unit, words]),
  )
}

function lackingIn(unit: string, patterns: UnitPatterns, rule: PluralRule): Told[] {
  if (Object.keys(patterns).length === 1) return []
  const lacking = [...countedBy(rule)].filter(([category]) => !Object.hasOwn(patterns, category))
  return lacking.map(([category, numbers]) => ({
    code: 'missing-plural',
    message: `\`units.${unit}\` has no pattern \`${category}\`, as for ${numbers.slice(0, 3).join(', ')}`,
    expected: expectedOf(rule),
  }))
}

function unknownIn(unit: string, patterns: UnitPatterns, rule: PluralRule): Told[] {
  const unknown = Object.keys(patterns).filter((name) => !rule.categories.some((category) => category === name))
  return unknown.map((name) => ({
    code: 'unknown-plural',
    message: `\`units.${unit}\` has a pattern \`${name}\`, for which \`plurals.cardinal\` has no rule`,
    expected: expectedOf(rule),
  }))
}

function expectedOf({ categories }: PluralRule): string {
  return `patterns for ${categories.join(', ')}`
}
