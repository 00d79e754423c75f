import { acceptCategory, acceptedCategory, reset, run, validConsent, type Translation } from 'vanilla-cookieconsent'
import { CONSENT_KEY } from '../../definitions/stored.ts'
import type { ServiceData } from '../../services/service-data.ts'

/** Half a year, the maximum that supervisory authorities such as the French CNIL recommend before asking again. */
const KEPT_DAYS = 182

/** The services that a visitor has agreed to, in local storage, because the server does not need them. */
export interface Consent {
  /** Whether the visitor has decided about the current services. */
  readonly isDecided: () => boolean
  readonly has: (service: string) => boolean
  /** Replaces the services agreed to. Deletes the data of withdrawn ones. */
  readonly agree: (services: readonly string[]) => void
  /** Reads the decision again, which another tab may have changed; that one has deleted the cookies of withdrawn services. */
  readonly reread: () => void
}

/**
 * Opens the stored consent. The package stores and expires the decision and deletes cookies; its dialogs are not used, because they write
 * HTML from strings. `changed` is called with the names of withdrawn services.
 */
export async function openConsent(
  services: readonly ServiceData[],
  revision: number,
  changed: (withdrawn: readonly string[]) => void,
): Promise<Consent> {
  const has = (name: string): boolean => acceptedCategory(name)
  let known: string | null = null
  const open = (): Promise<void> => {
    known = storedText()
    return read(services, revision, (names) => changed(names.filter((name) => !has(name))))
  }
  const reread = (): void => {
    if (storedText() === known) return
    const before = services.map(({ name }) => name).filter(has)
    // The package reads the storage only when it starts, and then at once.
    reset()
    void open()
    changed(before.filter((name) => !has(name)))
  }
  await open()
  const agree = (names: readonly string[]): void => {
    acceptCategory([...names])
    known = storedText()
  }
  return { isDecided: validConsent, has, agree, reread }
}

/** `changed` is called with the services whose decision changes in this tab; the first decision is about none. */
async function read(
  services: readonly ServiceData[],
  revision: number,
  changed: (names: readonly string[]) => void,
): Promise<void> {
  let isOpen = false
  await run({
    autoShow: false,
    hideFromBots: false,
    manageScriptTags: false,
    revision,
    cookie: { name: CONSENT_KEY, useLocalStorage: true, expiresAfterDays: KEPT_DAYS },
    categories: Object.fromEntries(services.map((service) => [service.name, categoryOf(service)])),
    // Also called for decisions made on an earlier page.
    onConsent: () => isOpen && changed([]),
    onChange: ({ changedCategories }) => changed(changedCategories),
    // Required by the package. Without texts it shows no dialog.
    language: { default: 'en', translations: { en: {} as Translation } },
  })
  isOpen = true
}

/** The decision as it is stored; null also where the browser refuses the storage: then it is kept in memory. */
function storedText(): string | null {
  try {
    return localStorage.getItem(CONSENT_KEY)
  } catch {
    return null
  }
}

function categoryOf({ consent, storage }: ServiceData) {
  const cookies = storage.filter(({ place }) => place === 'cookie').map(({ name }) => ({ name: patternOf(name) }))
  return { enabled: !consent, readOnly: !consent, autoClear: { cookies } }
}

/** Deletes data of withdrawn services other than cookies. */
export function forget(
  { storage }: Pick<ServiceData, 'storage'>,
  stores: Pick<Window, 'localStorage' | 'sessionStorage'>,
): void {
  for (const { name, place } of storage) {
    if (place === 'cookie') continue
    const own = patternOf(name)
    try {
      const store = stores[`${place}Storage`]
      for (const key of Object.keys(store)) if (own.test(key)) store.removeItem(key)
    } catch {
      // The browser refuses this storage, so nothing is in it; what is running must be stopped all the same.
    }
  }
}

/** `_ga*` → `/^_ga.*$/` */
function patternOf(name: string): RegExp {
  const parts = name.split('*').map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(`^${parts.join('.*')}$`)
}
