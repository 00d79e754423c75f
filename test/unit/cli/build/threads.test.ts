import { expect, test } from 'vitest'
import { createThreads } from '../../../../cli/build/render/threads.ts'

/** Asks a thread whose code is given, and waits for its end. */
async function askOf(code: string): Promise<unknown> {
  const threads = createThreads(new URL(`data:text/javascript,${encodeURIComponent(code)}`), null)
  try {
    return await threads.first(1)[0]?.ask({ kind: 'render', pages: [] })
  } finally {
    await threads.end()
  }
}

test('an error of the disk in a thread says itself what it is', async () => {
  const failing = `import { writeFileSync } from 'node:fs'; writeFileSync('/no/such/folder', '')`
  await expect(askOf(failing)).rejects.toMatchObject({
    message: "ENOENT: no such file or directory, open '/no/such/folder'",
    syscall: 'open',
  })
})

test('any other error names the thread', async () => {
  await expect(askOf(`throw new TypeError('x is undefined')`)).rejects.toThrow('A thread failed: x is undefined')
})
