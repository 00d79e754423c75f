// Plural rules of CLDR (UTS 35, part 3) as source text of a function.

/** The order of rules and categories. */
const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other']

/**
 * The source code of a language's rule: `{ categories, select }`. `rules` is `{ 'pluralRule-count-one': 'i = 1 and v = 0 @integer …' }`.
 */
export function pluralSource(rules) {
  const conditions = CATEGORIES.flatMap((category) => {
    const rule = rules[`pluralRule-count-${category}`]?.split('@')[0].trim()
    return rule ? [{ category, condition: conditionOf(rule) }] : []
  }).filter(({ condition }) => condition !== 'false')
  const used = ['n', 'i', 'v', 'f'].filter((name) =>
    conditions.some(({ condition }) => new RegExp(String.raw`\b${name}\b`).test(condition)),
  )
  const steps = conditions.map(({ category, condition }) => `if (${condition}) return '${category}'`)
  const categories = [...conditions.map(({ category }) => category), 'other']
  const parameter = used.length > 0 ? `({ ${used.join(', ')} })` : '()'
  const select =
    steps.length > 0 ? `${parameter} => { ${steps.join('\n')}\nreturn 'other' }` : `${parameter} => 'other'`
  return `{ categories: ${JSON.stringify(categories)}, select: ${select} }`
}

function conditionOf(rule) {
  const ways = rule.split(' or ').map((way) => allOf(way.split(' and ').map(relationOf)))
  const possible = ways.filter((way) => way !== 'false')
  if (possible.length === 0) return 'false'
  return possible.length === 1
    ? possible[0]
    : possible.map((way) => (way.includes('&&') ? `(${way})` : way)).join(' || ')
}

function allOf(relations) {
  if (relations.includes('false')) return 'false'
  return relations.filter((relation) => relation !== 'true').join(' && ')
}

/** `i % 10 = 2..4,7`, `n != 1`. Numbers in compact form (`e`, `c`) do not occur, so these operands are 0. */
function relationOf(relation) {
  const [, operand, modulus, sign, list] = /^([nivwftec])(?: % (\d+))? (!?=) ([\d.,]+)$/.exec(relation.trim()) ?? []
  if (operand === undefined) throw new Error(`This plural rule has a form that is not known: ${relation}`)
  const name = { t: 'f', w: 'v' }[operand] ?? operand
  const ranges = list.split(',').map((range) => range.split('..'))
  if (name === 'e' || name === 'c') return String(ranges.some(([from]) => from === '0') === (sign === '='))
  const value = modulus ? `${name} % ${modulus}` : name
  const tests = ranges.map(([from, to]) =>
    to === undefined ? `${value} === ${from}` : `${wholeTest(name)}${value} >= ${from} && ${value} <= ${to}`,
  )
  if (sign === '=') return tests.length === 1 ? tests[0] : `(${tests.map(inBrackets).join(' || ')})`
  return tests.map((test) => (test.includes('&&') ? `!(${test})` : test.replace('===', '!=='))).join(' && ')
}

/** A range contains only integers; the other operands are always integers. */
function wholeTest(name) {
  return name === 'n' ? 'v === 0 && ' : ''
}

function inBrackets(test) {
  return test.includes('&&') ? `(${test})` : test
}
