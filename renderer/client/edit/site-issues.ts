import type { LiveMessage, Ribbon } from '../watch/live-message.ts'
import { showIssues } from '../watch/live-overlay.ts'

/**
 * Shows over the editor why the site is not published, until it is: the CMS itself knows only that a text was saved. `events`: the
 * messages of `watch`.
 */
export function showSiteIssues(events: EventTarget, show = showIssues): void {
  events.addEventListener('message', (event) => {
    const message = JSON.parse((event as MessageEvent<string>).data) as LiveMessage | Ribbon
    show(message.type === 'issues' ? message : null)
  })
}
