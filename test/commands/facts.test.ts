import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { PROJECT, site } from '../support/site.ts'
import { inTerminal } from '../support/process/terminal.ts'

const root = path.join(PROJECT, 'test', 'site')
const facts = (...args: readonly string[]) => site(['facts', '--root', root, ...args])

describe('facts', () => {
  test('shows the text of a fact in each language, where it is stated, and every line that uses it', () => {
    const { code, stdout } = facts('facts.customers')
    expect(code).toBe(0)
    expect(stdout).toMatch(
      /^facts\.customers {2}content\/facts\.yaml:\d+\n {2}de {4}\S+\n {2}en {4}\S+\n {2}es {4}\S+\n {2}used in \d+ places\n/,
    )
    expect(stdout).toMatch(/\n {4}content\/posts\/anchor\/de\.md:\d+\n/)
  })

  test('takes the name as written in a text, and a group', () => {
    expect(facts('{{facts.customers|words}}').stdout).toMatch(/^facts\.customers /)
    const names = (JSON.parse(facts('facts', '--format', 'json').stdout) as { readonly name: string }[]).map(
      ({ name }) => name,
    )
    expect(names).toContain('facts.motto')
    expect(names.every((name) => name.startsWith('facts.'))).toBe(true)
  })

  test('lists all facts, in a terminal as in a pipe', async () => {
    const line = /^facts\.motto +0 × {2}/m
    expect(facts().stdout).toMatch(line)
    const { code, screen } = await inTerminal(['facts', '--root', root])
    expect(code).toBe(0)
    expect(screen).toMatch(/facts\.motto +0 × /)
  })

  test('of an unknown name tells the nearest: exit code 2', () => {
    const { code, stderr } = facts('facts.custmers')
    expect(code).toBe(2)
    expect(stderr).toContain('There is no fact facts.custmers: did you mean facts.customers?')
  })
})
