import { DIALOG_ID, type ServiceData } from '../../services/service-data.ts'
import { type Consent, forget, openConsent } from './consent.ts'
import { embed, scriptLoader } from './embeds.ts'

/**
 * Asks visitors about services, and loads those that they agree to. Loaded once per document, after the page; also handles pages shown by
 * later navigations.
 */
export async function startServices(window: Window): Promise<void> {
  const { document } = window
  const dialog = document.getElementById(DIALOG_ID)
  if (!(dialog instanceof HTMLDialogElement)) return
  const services = JSON.parse(dialog.dataset['services'] ?? '[]') as ServiceData[]
  const running = createRunning(document, services)
  const consent = await openConsent(services, Number(dialog.dataset['revision']), (withdrawn) => {
    for (const name of withdrawn) forgetService(name, services, dialog)
    // Running code can only be stopped by a reload, which would lose what is typed in a tab without it.
    if (withdrawn.some(running.has)) return window.location.reload()
    // Another tab has answered the question beside the page.
    if (consent.isDecided() && !dialog.matches(':modal')) dialog.close()
    running.start(consent)
  })

  listen(dialog, services, consent)
  // Navigations replace the main part.
  new MutationObserver(() => {
    consent.reread()
    running.start(consent)
  }).observe(document.body, { childList: true, subtree: true })
  // Decisions of other tabs; a page that comes back with the history has not heard of them.
  for (const type of ['storage', 'pageshow']) window.addEventListener(type, consent.reread)
  running.start(consent)
  // Embeds ask in their placeholder; scripts have none, so the dialog opens. It is not modal: the page remains usable.
  if (services.some(isScriptToAsk) && !consent.isDecided()) dialog.setAttribute('open', '')
}

/** The services on the page. */
interface Running {
  /** Whether a service has loaded anything into this document. */
  readonly has: (name: string) => boolean
  /** Loads what the visitor agrees to and what needs no consent, where it is not loaded yet. */
  readonly start: (consent: Consent) => void
}

function createRunning(document: Document, services: readonly ServiceData[]): Running {
  const scripts = services.filter(({ kind }) => kind === 'script')
  const load = scripts.length > 0 ? scriptLoader(document, services) : undefined
  return {
    has: (name) =>
      scripts.some((script) => script.name === name) ||
      document.querySelector(`[data-service="${name}"][data-shown]`) !== null,
    start: (consent) => {
      for (const service of services) {
        if (service.consent && !consent.has(service.name)) continue
        if (service.kind === 'script') load?.(service)
        else for (const place of waiting(document, service.name)) embed(place, service.kind)
      }
      for (const control of document.querySelectorAll('[data-needs-services][hidden]'))
        control.removeAttribute('hidden')
    },
  }
}

function isScriptToAsk({ kind, consent }: ServiceData): boolean {
  return kind === 'script' && consent
}

/** Deletes the data of a service, and its tick: the dialog may be open, and what is withdrawn in another tab must be ticked again. */
function forgetService(name: string, services: readonly ServiceData[], dialog: HTMLDialogElement): void {
  const service = services.find((one) => one.name === name)
  if (service) forget(service, window)
  for (const box of boxesOf(dialog)) if (box.name === name) box.checked = false
}

/** Answers in the dialog and in the placeholders of embeds. */
function listen(dialog: HTMLDialogElement, services: readonly ServiceData[], consent: Consent): void {
  dialog.ownerDocument.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    consent.reread()
    if (target.closest('[data-service-settings]')) openSettings(dialog, consent)
    const button = target.closest<HTMLElement>('[data-show]')
    const place = button?.closest<HTMLElement>('[data-service]')
    if (button && place) showIn(place, button.dataset['show'] === 'always', services, consent)
  })
  dialog.addEventListener('submit', (event) => {
    const names = chosen(dialog, (event.submitter as HTMLButtonElement | null)?.value)
    if (names) consent.agree(names)
  })
}

function waiting(document: Document, service: string): Iterable<HTMLElement> {
  return document.querySelectorAll<HTMLElement>(`[data-service="${service}"]:not([data-shown])`)
}

/** Loads an embed on request, and moves the focus to it. */
function showIn(place: HTMLElement, isForAll: boolean, services: readonly ServiceData[], consent: Consent): void {
  const { service: name = '' } = place.dataset
  const kind = services.find((one) => one.name === name)?.kind
  if (!kind) return
  const shown = embed(place, kind)
  shown.tabIndex = 0
  shown.focus()
  if (isForAll) consent.agree([...services.map((one) => one.name).filter(consent.has), name])
}

function openSettings(dialog: HTMLDialogElement, consent: Consent): void {
  for (const box of boxesOf(dialog)) box.checked = consent.has(box.name)
  // The dialog may be open beside the page.
  dialog.close()
  dialog.showModal()
}

/** The services that a visitor has chosen with a button; undefined if the dialog was closed without a choice. */
function chosen(dialog: HTMLDialogElement, button: string | undefined): string[] | undefined {
  const boxes = boxesOf(dialog)
  if (button === 'accept') return boxes.map(({ name }) => name)
  if (button === 'save') return boxes.filter(({ checked }) => checked).map(({ name }) => name)
  return button === 'reject' ? [] : undefined
}

function boxesOf(dialog: HTMLDialogElement): HTMLInputElement[] {
  return [...dialog.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
}
