import { type Finder, type Found, openSearch } from 'kartograf/client'

interface Texts {
  readonly none: string
  readonly failed: string
}

/** Results that are shown at once. */
const MOST = 8

const field = document.querySelector<HTMLElement>('.search')
const input = field?.querySelector('input')
if (field && input) begin(field, input)

function begin(search: HTMLElement, box: HTMLInputElement): void {
  const { locale = '', texts = '{}' } = search.dataset
  const said = JSON.parse(texts) as Texts
  const list = search.querySelector('.found')
  let finder: Promise<Finder> | undefined
  search.hidden = false
  // The index is loaded when somebody is about to search.
  box.addEventListener('focus', () => (finder ??= openSearch(locale)))
  box.addEventListener('input', () => {
    const text = box.value
    if (text.trim().length < 2) return list?.replaceChildren()
    answer(finder ?? openSearch(locale), text)
      .then((found) => (found.length > 0 ? linksTo(found) : [said.none]))
      .catch(() => [said.failed])
      .then((nodes) => box.value === text && list?.replaceChildren(...nodes))
      .catch(reportError)
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

/** The best pages, each with the section in which the words are. */
async function answer(finder: Promise<Finder>, text: string): Promise<readonly Result[]> {
  const open = await finder
  const found = (await open.find(text)).slice(0, MOST)
  return Promise.all(found.map(async (page) => resultOf(page, open)))
}

async function resultOf(found: Found, open: Finder): Promise<Result> {
  const passage = await open.passage(found)
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
