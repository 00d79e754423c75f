import { setImmediate as others } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createReconnections } from '../../../../../cli/watch/live/reconnections.ts'

const LONG = 60_000
const { signal } = new AbortController()

test('waits until all pages that were told to reload have connected again', async () => {
  const { note, of } = createReconnections()
  let isDone = false
  const waiting = of(['/de/', '/en/'], LONG, signal).then(() => (isDone = true))
  note('/de/')
  note('/es/')
  await others()
  expect(isDone).toBe(false)
  note('/en/')
  await waiting
})

test('waits no longer than it is told, and not at all without pages', async () => {
  const { of } = createReconnections()
  await expect(of(['/de/'], 1, signal)).resolves.toBeUndefined()
  await expect(of([], LONG, signal)).resolves.toBeUndefined()
})

test('a newer change ends the waiting as it ends the build', async () => {
  const { of } = createReconnections()
  const abort = new AbortController()
  const waiting = of(['/de/'], LONG, abort.signal)
  abort.abort()
  await expect(waiting).rejects.toThrow(/abort/)
})
