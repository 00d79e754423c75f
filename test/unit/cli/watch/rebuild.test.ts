import { expect, test, vi } from 'vitest'
import { createEarlyPages } from '../../../../cli/watch/early-pages.ts'
import { rebuilder } from '../../../../cli/watch/rebuild.ts'
import type { Shows } from '../../../../cli/watch/watching.ts'
import type { Page } from '../../../../renderer/definitions/page.ts'
import { temporaryFolder } from '../temporary.ts'

test('a build that breaks off serves no pages that it has planned and not written', async () => {
  const root = temporaryFolder()
  const early = createEarlyPages(() => false)
  const sent: unknown[] = []
  const live = { send: (message: unknown) => void sent.push([message, early.text('/de/')]) } as unknown as Shows['live']
  const page = { route: { path: '/de/' } } as Page
  const fails = () => {
    early.start([page], () => [{ path: 'de/index.html', content: 'planned' }])
    throw Object.assign(new Error("ENOSPC: no space left on device, write '/a'"), { syscall: 'write' })
  }
  const thrown = { changed: () => undefined } as unknown as Shows['thrown']
  const { rebuild } = rebuilder({ root, out: root, cache: root }, fails, { early, live, thrown, editor: {} } as Shows)
  const logged = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  await rebuild([])
  const text = expect.stringMatching(
    /^ENOSPC: no space left on device, write '\/a'\. The disk is full: free some space/,
  )
  expect(logged.mock.calls).toEqual([[text]])
  logged.mockRestore()
  expect(sent).toEqual([[{ type: 'issues', count: 0, issues: [], notes: [], text }, undefined]])
})
