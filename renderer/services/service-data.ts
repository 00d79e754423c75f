import type { Service, Services } from '../definitions/settings/services.ts'

/** The properties of a service that the browser needs. */
export interface ServiceData extends Pick<Service, 'kind' | 'src' | 'integrity' | 'hosts' | 'consent'> {
  readonly name: string
  /** Data to delete when consent is withdrawn. */
  readonly storage: readonly Pick<Service['storage'][number], 'name' | 'place'>[]
}

/** Id of the dialog, by which the browser script finds it. */
export const DIALOG_ID = 'services'

export function serviceData(services: Services): ServiceData[] {
  return Object.entries(services).map(([name, { kind, src, integrity, hosts, consent, storage }]) => ({
    name,
    kind,
    src,
    integrity,
    hosts,
    consent,
    storage: storage.map(({ name, place }) => ({ name, place })),
  }))
}

/**
 * An integer that identifies what visitors agree to: they are asked again if provider, purpose, hosts or script change. `digest` returns
 * hexadecimal.
 */
export function revisionOf(services: Services, digest: (text: string) => string): number {
  const agreed = Object.entries(services).map(([name, { kind, provider, purpose, hosts, src }]) => [
    name,
    kind,
    provider,
    purpose,
    hosts,
    src,
  ])
  return Number.parseInt(digest(JSON.stringify(agreed)).slice(0, 7), 16)
}
