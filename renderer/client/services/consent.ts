import { acceptCategory, acceptedCategory, run, validConsent, type Translation } from 'vanilla-cookieconsent'
import { CONSENT_KEY } from '../../definitions/stored.ts'
import type { ServiceData } from '../../services/service-data.ts'

/** Half a year, the longest that supervisory authorities such as the French CNIL recommend before visitors are asked again. */
const KEPT_DAYS = 182

/** What a visitor has agreed to. It is kept in the local storage: the server has no use for it, so it is not sent with each request. */
export interface Consent {
  /** Whether the visitor has decided about the services as they are now. */
  readonly isDecided: () => boolean
  readonly has: (service: string) => boolean
  /** Replaces what has been agreed to. What is withdrawn is deleted. */
  readonly agree: (services: readonly string[]) => void
}

/**
 * The package keeps, dates and forgets the decision and deletes cookies; its dialogs are not used, because they write HTML from strings.
 * `changed` gets the names of services that were withdrawn.
 */
export async function openConsent(
  services: readonly ServiceData[],
  revision: number,
  changed: (withdrawn: readonly string[]) => void,
): Promise<Consent> {
  const has = (name: string): boolean => acceptedCategory(name)
  let isOpen = false
  await run({
    autoShow: false,
    hideFromBots: false,
    manageScriptTags: false,
    revision,
    cookie: { name: CONSENT_KEY, useLocalStorage: true, expiresAfterDays: KEPT_DAYS },
    categories: Object.fromEntries(services.map((service) => [service.name, categoryOf(service)])),
    // Also called for what was decided on an earlier page.
    onConsent: () => isOpen && changed([]),
    onChange: ({ changedCategories }) => changed(changedCategories.filter((name) => !has(name))),
    // Required by the package. Without texts it draws no dialog.
    language: { default: 'en', translations: { en: {} as Translation } },
  })
  isOpen = true
  return { isDecided: validConsent, has, agree: (names) => acceptCategory([...names]) }
}

function categoryOf({ consent, storage }: ServiceData) {
  const cookies = storage.filter(({ place }) => place === 'cookie').map(({ name }) => ({ name: patternOf(name) }))
  return { enabled: !consent, readOnly: !consent, autoClear: { cookies } }
}

/** Deletes what withdrawn services have stored beside cookies. */
export function forget(
  { storage }: Pick<ServiceData, 'storage'>,
  stores: { readonly local: Storage; readonly session: Storage },
): void {
  for (const { name, place } of storage) {
    if (place === 'cookie') continue
    const own = patternOf(name)
    for (const key of Object.keys(stores[place])) if (own.test(key)) stores[place].removeItem(key)
  }
}

/** `_ga*` → `/^_ga.*$/` */
function patternOf(name: string): RegExp {
  const parts = name.split('*').map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(`^${parts.join('.*')}$`)
}
