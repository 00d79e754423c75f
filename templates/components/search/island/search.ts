import type { SearchLabels } from '../labels.ts'

/** Links that open the search. They contain the language, and the URL of the texts. */
const LINKS = 'a[data-search]'
const MAIN = 'a[data-labels]'
/** Elements in which a slash is typed text. */
const FIELDS = 'input, textarea, select, [contenteditable]'

// In the capture phase, before the runtime, which would navigate to the link's target.
document.addEventListener('click', onClick, { capture: true })
document.addEventListener('keydown', onKey)

function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(LINKS) : null
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  event.stopPropagation()
  void open(link)
}

/** Keyboard shortcuts: `/`, and Ctrl or Cmd with K. */
function onKey(event: KeyboardEvent): void {
  const isShortcut = event.key === 'k' && (event.metaKey || event.ctrlKey)
  const isSlash = event.key === '/' && !(event.target instanceof Element && event.target.closest(FIELDS))
  const link = document.querySelector<HTMLAnchorElement>(MAIN)
  if (!link || event.altKey || !(isShortcut || isSlash)) return
  event.preventDefault()
  void open(link)
}

async function open(link: HTMLAnchorElement): Promise<void> {
  const { search: locale = '', labels = '' } = document.querySelector<HTMLElement>(MAIN)?.dataset ?? {}
  try {
    const [{ openDialog }, texts] = await Promise.all([import('./dialog.ts'), labelsAt(labels)])
    link.closest<HTMLElement>('[popover]:popover-open')?.hidePopover()
    openDialog(locale, texts, link)
  } catch {
    // If code or texts cannot be loaded, follow the link.
    window.location.assign(link.href)
  }
}

async function labelsAt(address: string): Promise<SearchLabels> {
  const response = await fetch(address)
  return (await response.json()) as SearchLabels
}
