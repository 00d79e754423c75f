import { expect, test } from 'vitest'
import { showSiteIssues } from '../../../renderer/client/edit/site-issues.ts'

test('the editor says why a saved text is not published, until it is', () => {
  const events = new EventTarget()
  const shown: unknown[] = []
  showSiteIssues(events, (found) => shown.push(found?.text ?? null))
  for (const message of [
    { type: 'issues', count: 0, issues: [], notes: [], text: 'no page at /x' },
    { type: 'reload', pages: ['/de/'] },
  ])
    events.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
  expect(shown).toEqual(['no page at /x', null])
})
