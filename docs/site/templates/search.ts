import { type Finder, type Found, openSearch } from 'kartograf/client'

interface Texts {
  readonly loading: string
  readonly none: string
  readonly failed: string
}

/** Results that are shown at once. */
const MOST = 8
/** Milliseconds without an answer before the visitor is told to wait. */
const WAIT_MS = 300
/** Keeps the line of a heading that is still to come. */
const ROOM = '\u{A0}'

const field = document.querySelector<HTMLElement>('.search')
const input = field?.querySelector('input')
if (field && input) begin(field, input)

function begin(search: HTMLElement, box: HTMLInputElement): void {
  const { locale = '', texts = '{}' } = search.dataset
  const said = JSON.parse(texts) as Texts
  const list = search.querySelector('.found')
  let finder: Promise<Finder> | undefined
  /** Again after a failure, which may have been that of a moment. */
  const opened = (): Promise<Finder> =>
    (finder ??= openSearch(locale).catch((error: unknown) => {
      finder = undefined
      throw error
    }))
  search.hidden = false
  // The index is loaded when somebody is about to search.
  box.addEventListener('focus', () => void opened().catch(() => {}))
  box.addEventListener('input', () => {
    const text = box.value
    if (text.trim().length < 2) return list?.replaceChildren()
    const show = (nodes: readonly (Node | string)[]): void => {
      // A result that has the focus is being followed.
      if (box.value !== text || list?.contains(document.activeElement)) return
      list?.replaceChildren(...(nodes.length > 0 ? nodes : [said.none]))
    }
    const timer = setTimeout(show, WAIT_MS, [said.loading])
    const tell: typeof show = (nodes) => {
      clearTimeout(timer)
      show(nodes)
    }
    answer(opened, text, (results) => tell(linksTo(results))).catch(() => tell([said.failed]))
  })
  document.addEventListener('keydown', (event) => {
    const isFree = !(event.target instanceof Element && event.target.closest('input, textarea, select'))
    if (event.key === '/' && isFree) {
      event.preventDefault()
      box.focus()
    }
    if (event.key === 'Escape') close(box, list)
  })
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && (target.closest('.found a') || !target.closest('.search'))) close(box, list)
  })
}

function close(box: HTMLInputElement, list: Element | null): void {
  box.value = ''
  list?.replaceChildren()
}

interface Result {
  readonly href: string
  readonly title: string
  readonly heading: string
}

/** Shows the best pages as soon as they are found, and once more with the sections in which the words are. */
async function answer(
  opened: () => Promise<Finder>,
  text: string,
  show: (results: readonly Result[]) => void,
): Promise<void> {
  const open = await opened()
  const found = (await open.find(text)).slice(0, MOST)
  show(found.map(({ path, title }) => ({ href: path, title, heading: ROOM })))
  show(await Promise.all(found.map((page) => resultOf(page, open))))
}

async function resultOf(found: Found, open: Finder): Promise<Result> {
  // A page is a result without its section too.
  const passage = await open.passage(found).catch(() => null)
  const anchor = passage?.anchor ? `#${passage.anchor}` : ''
  return { href: `${found.path}${anchor}`, title: found.title, heading: passage?.heading ?? '' }
}

function linksTo(results: readonly Result[]): HTMLAnchorElement[] {
  return results.map(({ href, title, heading }) => {
    const link = Object.assign(document.createElement('a'), { href })
    const where = Object.assign(document.createElement('small'), { textContent: heading === title ? '' : heading })
    link.append(title, where)
    return link
  })
}
