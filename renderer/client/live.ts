/**
 * Used only in `watch`: reloads the page when it has changed, shows issues of the content over it, and logs errors that visitors do not see.
 */
type Message =
  | { type: 'reload'; pages: string[] }
  | { type: 'styles'; from: string; to: string }
  | { type: 'issues'; text: string }
  | { type: 'fine' }

let events = listen()

// Tells the server which page is open, so that it is rendered first.
window.navigation?.addEventListener('currententrychange', () => {
  if (new URL(events.url).searchParams.get('page') === window.location.pathname) return
  events.close()
  events = listen()
})

function listen(): EventSource {
  const source = new EventSource(`/__watch/events?page=${encodeURIComponent(window.location.pathname)}`)
  source.addEventListener('message', (event: MessageEvent<string>) => receive(JSON.parse(event.data) as Message))
  return source
}

function receive(message: Message): void {
  document.querySelector('[data-watch-issues]')?.remove()
  if (message.type === 'issues') document.body.append(overlay(message.text))
  if (message.type === 'styles') swapStyles(message.from, message.to)
  if (message.type === 'reload' && message.pages.includes(window.location.pathname)) window.location.reload()
  else if (message.type === 'reload' || message.type === 'styles') window.dispatchEvent(new Event('site:changed'))
}

window.addEventListener('site:fault', (event) => console.error((event as CustomEvent<unknown>).detail))

/** Replaces the old style sheet once the new one has loaded, so that the page is never unstyled. */
function swapStyles(from: string, to: string): void {
  for (const old of document.querySelectorAll<HTMLLinkElement>(`link[rel=stylesheet][href="${from}"]`)) {
    const fresh = document.createElement('link')
    fresh.rel = 'stylesheet'
    fresh.href = to
    fresh.addEventListener('load', () => old.remove())
    old.after(fresh)
  }
}

function overlay(text: string): HTMLElement {
  const dialog = document.createElement('dialog')
  dialog.dataset['watchIssues'] = ''
  dialog.setAttribute('aria-label', 'Errors in the content')
  const report = document.createElement('pre')
  report.textContent = text
  const close = document.createElement('button')
  close.textContent = 'Close'
  close.addEventListener('click', () => dialog.remove())
  dialog.append(report, close)
  dialog.open = true
  return dialog
}
