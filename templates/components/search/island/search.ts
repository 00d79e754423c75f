import type { SearchLabels } from '../labels.ts'

/** Links that open the search. One of them tells the language, and where the texts are. */
const LINKS = 'a[data-search]'
const MAIN = 'a[data-labels]'
/** Elements in which a slash is a letter. */
const FIELDS = 'input, textarea, select, [contenteditable]'

// Before the runtime, which would show the page that the link leads to.
document.addEventListener('click', onClick, { capture: true })
document.addEventListener('keydown', onKey)

function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(LINKS) : null
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  event.stopPropagation()
  void open(link)
}

/** `/` anywhere on a page, and the usual shortcut. */
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
    // Without its code or texts, the link is a link.
    window.location.assign(link.href)
  }
}

async function labelsAt(address: string): Promise<SearchLabels> {
  const response = await fetch(address)
  return (await response.json()) as SearchLabels
}
