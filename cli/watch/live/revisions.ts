import type { LiveMessage } from '../../../renderer/client/watch/live-message.ts'

/** Counts messages to open pages, so that a page that was still loading when one was sent can catch up. */
interface Revisions {
  /** Number of messages so far; a page is served with it. */
  readonly now: () => number
  readonly note: (message: LiveMessage) => void
  /** Whether a page that was served at a revision has missed a message that concerned it. */
  readonly hasMissed: (page: string, since: number) => boolean
}

export function createRevisions(): Revisions {
  let count = 0
  let styled = 0
  const reloaded = new Map<string, number>()
  return {
    now: () => count,
    note: (message) => {
      count += 1
      if (message.type === 'styles') styled = count
      if (message.type === 'reload') for (const page of message.pages) reloaded.set(page, count)
    },
    hasMissed: (page, since) => Math.max(styled, reloaded.get(page) ?? 0) > since,
  }
}
