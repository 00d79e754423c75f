import { expect, test } from 'vitest'
import { currentRules } from '../../../../cli/serve/hosts/hosts.ts'
import { temporaryFolder } from '../temporary.ts'

test('the rules of a host are read at the first request, and once while its files are the same', () => {
  let reads = 0
  const rules = currentRules('cloudflare', temporaryFolder(), () => {
    reads += 1
    return ''
  })
  expect(reads).toBe(0)
  expect(rules()).toBe(rules())
  expect(reads).toBe(1)
})
