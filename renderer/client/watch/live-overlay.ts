import type { FoundIssues, LiveIssue } from './live-message.ts'
import { layer, make, removeLayer } from './live-layer.ts'

/** Issues of the content, or the message of a failure without issues. */
interface Found extends FoundIssues {
  readonly text: string
}

const CSS = `
section { position: fixed; inset: auto 0 0; z-index: 2147483647; max-height: 75vh; overflow: auto; overscroll-behavior: contain;
  padding: 1rem clamp(1rem, 4vw, 2.5rem) 1.5rem; border-block-start: 4px solid #ff5c5c; background: #16191d; color: #eef1f4;
  font: 1rem/1.5 system-ui, sans-serif; box-shadow: 0 -.5rem 2rem rgb(0 0 0 / 45%); text-align: start; direction: ltr }
header { display: flex; justify-content: space-between; align-items: center; gap: 1rem }
h2 { margin: 0; font-size: 1.125rem; line-height: 1.3 }
ol { list-style: none; margin: 0; padding: 0 }
li { margin-block-start: 1rem; padding-block-start: 1rem; border-block-start: 1px solid #3a4149 }
pre { margin: .35rem 0 0; white-space: pre-wrap; overflow-wrap: anywhere; font: .875rem/1.5 ui-monospace, monospace }
pre.excerpt { white-space: pre; overflow-x: auto }
button { font: inherit; color: inherit; background: none; border: 1px solid #7c8793; border-radius: .25rem; padding: .2rem .7rem; cursor: pointer; white-space: nowrap }
button:hover { background: #2a3037 }
button:focus-visible { outline: 3px solid #8fc7ff; outline-offset: 2px }
.at { border: 0; padding: 0; margin-inline-end: .75rem; color: #8fc7ff; text-decoration: underline; overflow-wrap: anywhere; text-align: start; white-space: normal; font-family: ui-monospace, monospace; font-size: .9375rem }
.at:hover { background: none; text-decoration-thickness: 2px }
.error, .warning { display: inline-block; font-size: .875rem; white-space: nowrap } .error { color: #ff9a9a } .warning { color: #ffd34d }
[role=status] { color: #ffd34d; margin: .5rem 0 0 } [role=status]:empty { display: none }
@media print { section { display: none } }
`

/** Shows issues above the page until they are fixed or the overlay is closed; null removes it. */
export function showIssues(found: Found | null): void {
  removeLayer('issues')
  if (found) document.body.append(layer('issues', CSS, panel(found)))
}

/** Codes of issues that stop no build. */
const HARMLESS = new Set(['browser-error', 'type-error'])

function panel({ count, issues, notes, text }: Found): HTMLElement {
  const section = make('section', '', { 'aria-label': 'Issues of the site' })
  const head = document.createElement('header')
  const close = make('button', 'Close', { type: 'button' })
  close.addEventListener('click', () => removeLayer('issues'))
  section.addEventListener('keydown', ({ key }) => key === 'Escape' && removeLayer('issues'))
  head.append(make('h2', titleOf(count, issues)), close)
  const status = make('p', '', { role: 'status' })
  const list = document.createElement('ol')
  list.append(...issues.map((issue) => itemOf(issue, (problem) => (status.textContent = problem))))
  section.append(head, status, issues.length > 0 ? list : make('pre', text), ...notes.map((note) => make('p', note)))
  return section
}

function titleOf(count: number, issues: readonly LiveIssue[]): string {
  if (count === 0) return 'The build has failed'
  const outcome = issues.every(({ code }) => HARMLESS.has(code)) ? '' : '; the page stays as it is'
  return `${count} ${count === 1 ? 'issue' : 'issues'}${outcome}`
}

function itemOf(issue: LiveIssue, say: (problem: string) => void): HTMLElement {
  const position = `${issue.file}:${issue.line}:${issue.column}`
  const open = make('button', position, { type: 'button', class: 'at', title: 'Open in the editor' })
  open.addEventListener('click', () => void openIn(position).then(say))
  const item = document.createElement('li')
  item.append(open, make('span', `${issue.severity} ${issue.code}`, { class: issue.severity }), ...partsOf(issue.text))
  return item
}

/** Splits a message into paragraphs and excerpts. Excerpts are not wrapped, because their caret would point elsewhere. */
function partsOf(text: string): HTMLElement[] {
  const lines = text.split('\n')
  const first = lines.findIndex((line) => /^\d+ \| /.test(line))
  const at = first < 0 ? lines.length : first
  const parts = [lines.slice(0, at), lines.slice(at, at + 2), lines.slice(at + 2)]
  const excerpt = { class: 'excerpt', tabindex: '0' }
  return parts
    .map((part, index) => make('pre', part.join('\n'), index === 1 ? excerpt : {}))
    .filter(({ textContent }) => textContent !== '')
}

/** Asks the server to open the file in an editor; returns an error message, or an empty text. */
async function openIn(position: string): Promise<string> {
  const response = await fetch(`/__watch/open?at=${encodeURIComponent(position)}`, { method: 'POST' })
  return response.ok ? '' : (await response.text()) || 'The file could not be opened.'
}
