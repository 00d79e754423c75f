import { expect, test } from 'vitest'
import { findsNoPackages, knowsNoReact } from '../../../../cli/theme/faults/type-issues.ts'
import { issueIn, START } from '../../../../renderer/definitions/issue.ts'

test('packages that the compiler cannot find are told once if Yarn keeps them in archives, and otherwise at each import', () => {
  const told = [
    issueIn('templates/index.ts', START, { code: 'type-error', message: "Cannot find module 'kartograf' or …" }),
  ]
  const own = [issueIn('templates/index.ts', START, { code: 'type-error', message: "Cannot find name 'post'." })]
  expect(findsNoPackages(told, { ...process.versions, pnp: '3' })).toBe(true)
  expect(findsNoPackages(own, { ...process.versions, pnp: '3' })).toBe(false)
  expect(findsNoPackages(told, process.versions)).toBe(false)
})

test('missing types of React are told once', () => {
  const told = (message: string) => [issueIn('templates/a.tsx', START, { code: 'type-error', message })]
  expect(knowsNoReact(told("Could not find a declaration file for module 'react'. '…' implicitly has …"))).toBe(true)
  expect(knowsNoReact(told("Could not find a declaration file for module 'react-slick'. …"))).toBe(false)
})
