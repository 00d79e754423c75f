import { type Finder, type Found, openSearch } from 'kartograf/client'
import type { SearchLabels } from '../labels.ts'
import { element } from './element.ts'
import { whenInView } from './in-view.ts'
import { groupsOf, type Option, optionOf, showPassage } from './results.ts'

const LIST = 'search-results'
/** Milliseconds without typing before passages are loaded, so that unfinished words cost nothing. */
const PAUSE_MS = 200
/** Milliseconds without an answer before the visitor is told to wait. */
const WAIT_MS = 300

let shown: HTMLDialogElement | undefined

/** Opens the search dialog, with what has been typed already. When it closes, the focus returns to the link. */
export function openDialog(locale: string, labels: SearchLabels, link: HTMLAnchorElement, typed: string): void {
  shown ??= createDialog(locale, labels, link.href)
  shown.showModal()
  const input = shown.querySelector('input')
  if (!input || typed === '') return input?.select()
  input.value = typed
  input.dispatchEvent(new Event('input'))
}

function createDialog(locale: string, labels: SearchLabels, all: string): HTMLDialogElement {
  const input = element('input', {
    type: 'search',
    role: 'combobox',
    'aria-label': labels.title,
    'aria-autocomplete': 'list',
    'aria-controls': LIST,
    'aria-expanded': 'false',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    enterkeyhint: 'go',
    placeholder: labels.placeholder,
  })
  const close = element('button', { type: 'button', class: 'search-close' }, labels.close)
  const list = element('div', { id: LIST, role: 'listbox', 'aria-label': labels.results })
  const status = element('p', { class: 'search-status', role: 'status' })
  const foot = element('p', { class: 'search-foot' }, element('a', { href: all }, labels.all))
  const bar = element('div', { class: 'search-bar' }, input, close)
  const dialog = element('dialog', { class: 'search-dialog', 'aria-label': labels.title }, bar, status, list, foot)
  const view: View = { dialog, input, list, status, labels, options: [], active: -1 }
  const finder = lazily(() => openSearch(locale))
  input.addEventListener('input', () => void answer(view, finder))
  input.addEventListener('keydown', (event) => onKey(event, view))
  close.addEventListener('click', () => dialog.close())
  dialog.addEventListener('click', (event) => {
    // A click on a result, or on the backdrop.
    const isLink = event.target instanceof Element && event.target.closest('a')
    if (isLink || event.target === dialog) dialog.close()
  })
  document.body.append(dialog)
  // Start loading the index before the first letters are typed.
  finder().catch(() => undefined)
  return dialog
}

interface View {
  readonly dialog: HTMLDialogElement
  readonly input: HTMLInputElement
  readonly list: HTMLElement
  readonly status: HTMLElement
  readonly labels: SearchLabels
  options: readonly Option[]
  active: number
}

/** Makes a value on first use, and again after a failure. */
function lazily<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    })
    return made
  }
}

/** Shows the results for the text in the field, unless it has changed in the meantime. */
async function answer(view: View, finder: () => Promise<Finder>): Promise<void> {
  const text = view.input.value
  const isStale = (): boolean => view.input.value !== text
  const timer = setTimeout(() => text.trim() === '' || isStale() || tellOnly(view, view.labels.loading), WAIT_MS)
  try {
    const open = await finder()
    const found = await open.find(text)
    clearTimeout(timer)
    if (isStale()) return
    show(view, found, text, open)
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    if (isStale()) return
    whenInView(view.dialog, view.options, async (option) => {
      // A result is one without its passage too.
      const passage = await open.passage(option.found).catch(() => null)
      if (!isStale()) showPassage(option, passage)
    })
  } catch {
    clearTimeout(timer)
    if (!isStale()) tellOnly(view, view.labels.failed)
  }
}

function show(view: View, found: readonly Found[], text: string, { pieces }: Pick<Finder, 'pieces'>): void {
  const { labels, list } = view
  const groups = groupsOf(found, labels.kinds)
  const options = groups
    .flatMap(({ pages }) => pages)
    .map((page, at) => optionOf(page, `${LIST}-${at}`, (part) => pieces(part, page)))
  const nodes = groups.map(({ name, pages }, at) => {
    const heading = element('p', { id: `${LIST}-kind-${at}`, class: 'search-group', role: 'presentation' }, name)
    const links = options.filter((option) => pages.includes(option.found)).map(({ link }) => link)
    return element('div', { role: 'group', 'aria-labelledby': heading.id }, heading, ...links)
  })
  list.replaceChildren(...nodes)
  view.options = options
  activate(view, options.length > 0 ? 0 : -1)
  const isEmpty = text.trim().length < 2
  tell(view, isEmpty ? '' : found.length > 0 ? `${labels.found} ${found.length}` : labels.none)
}

/** Without the results of what was typed before, which Enter would follow. */
function tellOnly(view: View, text: string): void {
  view.list.replaceChildren()
  view.options = []
  activate(view, -1)
  tell(view, text)
}

function tell({ status }: View, text: string): void {
  status.textContent = text
}

function onKey(event: KeyboardEvent, view: View): void {
  const { options, active } = view
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step !== undefined && options.length > 0) {
    event.preventDefault()
    activate(view, (active + step + options.length) % options.length)
    // Below the bar, which stays in view and is two rows high with enlarged text.
    view.dialog.style.scrollPaddingBlockStart = `${view.input.parentElement?.offsetHeight}px`
    view.options[view.active]?.link.scrollIntoView({ block: 'nearest' })
  }
  // Browsers clear the search field on the first Escape.
  if (event.key === 'Escape') {
    event.preventDefault()
    view.dialog.close()
  }
  if (event.key === 'Enter') {
    event.preventDefault()
    view.options[view.active]?.link.click()
  }
}

function activate(view: View, index: number): void {
  view.active = index
  view.input.setAttribute('aria-expanded', String(view.options.length > 0))
  for (const [at, { link }] of view.options.entries()) link.setAttribute('aria-selected', String(at === index))
  const active = view.options[index]?.link.id
  if (active === undefined) view.input.removeAttribute('aria-activedescendant')
  else view.input.setAttribute('aria-activedescendant', active)
}
