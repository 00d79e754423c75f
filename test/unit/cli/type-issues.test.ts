import { expect, test } from 'vitest'
import { findsNoPackages } from '../../../cli/theme/faults/type-issues.ts'
import { issueIn, START } from '../../../renderer/definitions/issue.ts'

test('packages that the compiler cannot find are told once if Yarn keeps them in archives, and otherwise at each import', () => {
  const told = [
    issueIn('templates/index.ts', START, { code: 'type-error', message: "Cannot find module 'kartograf' or …" }),
  ]
  const own = [issueIn('templates/index.ts', START, { code: 'type-error', message: "Cannot find name 'post'." })]
  expect(findsNoPackages(told, { ...process.versions, pnp: '3' })).toBe(true)
  expect(findsNoPackages(own, { ...process.versions, pnp: '3' })).toBe(false)
  expect(findsNoPackages(told, process.versions)).toBe(false)
})
