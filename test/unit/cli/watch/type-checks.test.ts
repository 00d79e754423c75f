import { expect, test } from 'vitest'
import { createTypeChecks } from '../../../../cli/watch/type-checks.ts'
import { issueIn, type Issue } from '../../../../renderer/definitions/issue.ts'
import type { LiveMessage } from '../../../../renderer/client/watch/live-message.ts'
import { temporaryFolder } from '../temporary.ts'

const CODE = ['templates/posts.tsx']
const wrong = (line: number): Issue =>
  issueIn('templates/posts.tsx', { line, column: 1 }, { code: 'type-error', message: 'wrong' })
const fault = (line: number): Issue =>
  issueIn('templates/posts.tsx', { line, column: 9 }, { code: 'render-failed', message: 'failed' })

/** Checks that end when they are told to, and what is shown of them. */
function checks() {
  const sent: string[][] = []
  const printed: string[] = []
  const running: {
    readonly end: (issues: readonly Issue[]) => Promise<void>
    readonly signal: AbortSignal | undefined
  }[] = []
  const send = (message: LiveMessage): void =>
    void sent.push(message.type === 'issues' ? message.issues.map(({ line, code }) => `${line} ${code}`) : [])
  const check = (_root: string, signal?: AbortSignal): Promise<Issue[]> =>
    new Promise((resolve) => {
      const end = (issues: readonly Issue[]): Promise<void> => {
        resolve([...issues])
        return new Promise((done) => setImmediate(done))
      }
      running.push({ end, signal })
    })
  const print = (text: string): void => void printed.push(text.trimEnd())
  return { types: createTypeChecks(temporaryFolder(), { send, print }, check), sent, printed, running }
}

test('the first build is checked, and that there is nothing is said once', async () => {
  const { types, sent, printed, running } = checks()
  types.built([])
  await running[0]?.end([])
  types.changed(CODE)
  types.built([])
  await running[1]?.end([])
  expect(printed).toEqual(['Types: no errors'])
  expect(sent).toEqual([])
})

test('errors stay over the page while texts change, until code is mended', async () => {
  const { types, sent, printed, running } = checks()
  types.built([])
  await running[0]?.end([wrong(3)])
  types.changed(['content/posts/a/en.md'])
  types.built([])
  expect(running).toHaveLength(1)
  expect(sent).toEqual([['3 type-error'], ['3 type-error']])
  types.changed(CODE)
  types.built([])
  await running[1]?.end([])
  expect(sent).toHaveLength(2)
  expect(printed.at(-1)).toBe('Types: no errors')
})

test('they are shown beside the errors of the build, of which each line has one', async () => {
  const { types, sent, running } = checks()
  types.built([fault(3)])
  await running[0]?.end([wrong(3), wrong(8)])
  expect(sent).toEqual([['3 render-failed', '8 type-error']])
})

test('a check ends when code changes, and what it has found of the earlier state is not shown', async () => {
  const { types, sent, running } = checks()
  types.built([])
  types.changed(CODE)
  expect(running[0]?.signal?.aborted).toBe(true)
  await running[0]?.end([wrong(3)])
  expect(sent).toEqual([])
  types.built([])
  await running[1]?.end([wrong(4)])
  expect(sent).toEqual([['4 type-error']])
})

test('a change of a text does not end a check', async () => {
  const { types, sent, running } = checks()
  types.built([])
  types.changed(['content/site.yaml'])
  types.built([])
  expect(running[0]?.signal?.aborted).toBe(false)
  await running[0]?.end([wrong(3)])
  expect(sent).toEqual([['3 type-error']])
})
