import { showIssues } from '../watch/live-overlay.ts'

/** What `watch` says of a build. Of its messages, only those with issues concern the editor. */
type Message = { readonly type: string } & NonNullable<Parameters<typeof showIssues>[0]>

/**
 * Shows over the editor why the site is not published, until it is: the CMS itself knows only that a text was saved. `events`: the
 * messages of `watch`.
 */
export function showSiteIssues(events: EventTarget, show = showIssues): void {
  events.addEventListener('message', (event) => {
    const message = JSON.parse((event as MessageEvent<string>).data) as Message
    show(message.type === 'issues' ? message : null)
  })
}
