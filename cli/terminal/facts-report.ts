import type { Fact } from '../explain/facts.ts'
import { counted } from './counted.ts'
import { printable } from './printable.ts'

/** Facts in full: their text in each language, and every line that uses them. */
export function factsReport(facts: readonly Fact[]): string {
  return printable(facts.map(factReport).join('\n\n'))
}

function factReport({ name, place, values, uses }: Fact): string {
  const says = Object.entries(values).map(([locale, value]) => `  ${locale.padEnd(6)}${value ?? 'has no value'}`)
  const used = uses.map(({ file, line, written }) => `    ${file}:${line}${written === name ? '' : `  as ${written}`}`)
  const count = uses.length === 0 ? '  used nowhere' : `  used in ${counted(uses.length, 'place')}`
  return [`${name}  ${place}`, ...says, count, ...used].join('\n')
}

/** All facts, one per line: name, text in the first language, number of uses. */
export function factsList(facts: readonly Fact[]): string {
  const width = Math.max(...facts.map(({ name }) => name.length))
  const lines = facts.map(({ name, values, uses }) => {
    const value = Object.values(values)[0] ?? ''
    return `${name.padEnd(width)}  ${String(uses.length).padStart(4)} ×  ${value}`
  })
  return printable(lines.join('\n'))
}
