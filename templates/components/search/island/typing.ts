/** Elements in which a key is typed text. */
const FIELDS = 'input, textarea, select, [contenteditable]'

/** Whether a key is typed into a field of the page. */
export function isInField({ target }: Event): boolean {
  return target instanceof Element && target.closest(FIELDS) !== null
}

/** Keeps what is typed beside the fields of the page. Returns what ends this and gives the text. */
export function keepTyping(document: Document): () => string {
  let text = ''
  const done = new AbortController()
  const onKey = (event: KeyboardEvent): void => {
    if (isInField(event) || event.ctrlKey || event.metaKey || event.altKey) return
    const next = typed(text, event.key)
    if (next === text) return
    text = next
    // A blank would scroll the page.
    event.preventDefault()
  }
  document.addEventListener('keydown', onKey, { capture: true, signal: done.signal })
  return () => {
    done.abort()
    return text
  }
}

/** The text after a key. No text begins with a blank, or with the slash that asks for the search, pressed again. */
function typed(text: string, key: string): string {
  if (key === 'Backspace') return Array.from(text).slice(0, -1).join('')
  const isLetter = Array.from(key).length === 1
  return isLetter ? (text + key).replace(/^[\s/]+/, '') : text
}
