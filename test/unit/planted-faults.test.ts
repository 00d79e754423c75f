import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { FAULTS } from '../faults/planted-faults.mjs'

const PROJECT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

describe('planted faults', () => {
  it.each(FAULTS.map(([file, mitigation, , tests], at) => ({ number: at + 1, file, mitigation, tests })))(
    '$number: what is removed still stands in $file, and its tests exist',
    ({ file, mitigation, tests }) => {
      expect(readFileSync(path.join(PROJECT, file), 'utf8')).toContain(mitigation)
      expect(existsSync(path.join(PROJECT, 'test', `${tests}.test.ts`))).toBe(true)
    },
  )

  it('the list in test/README.md has all of them', () => {
    const section = readFileSync(path.join(PROJECT, 'test/README.md'), 'utf8').split('## Planted faults')[1] ?? ''
    const rows = [...section.matchAll(/^\| \d+ \| .* \| `([^`]+)` \|$/gm)].map(([, tests]) => tests)
    expect(rows).toEqual(FAULTS.map(([, , , tests]) => tests))
  })
})
