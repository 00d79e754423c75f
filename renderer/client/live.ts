/**
 * In `watch` only: loads the page anew when it has changed, shows what is wrong with the content over it, and writes to the
 * console what the runtime keeps from visitors.
 */
type Message = { type: 'reload'; pages: string[] } | { type: 'issues'; text: string } | { type: 'fine' }

const events = new EventSource('/__watch/events')
events.addEventListener('message', (event: MessageEvent<string>) => receive(JSON.parse(event.data) as Message))

function receive(message: Message): void {
  document.querySelector('[data-watch-issues]')?.remove()
  if (message.type === 'issues') document.body.append(overlay(message.text))
  if (message.type !== 'reload') return
  if (concernsThisPage(message.pages)) window.location.reload()
  else window.dispatchEvent(new Event('site:changed'))
}

window.addEventListener('site:fault', (event) => console.error((event as CustomEvent<unknown>).detail))

/** A change of everything (templates, settings) is told as an empty list. */
function concernsThisPage(pages: readonly string[]): boolean {
  return pages.length === 0 || pages.includes(window.location.pathname)
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
