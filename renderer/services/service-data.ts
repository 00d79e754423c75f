import type { Service, Services } from '../definitions/settings/services.ts'

/** What the browser has to know of a service. */
export interface ServiceData extends Pick<Service, 'kind' | 'src' | 'integrity' | 'hosts' | 'consent'> {
  readonly name: string
  /** What is deleted when consent is withdrawn. */
  readonly storage: readonly Pick<Service['storage'][number], 'name' | 'place'>[]
}

/** Id of the dialog, which the browser looks for. */
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
 * A whole number for what visitors have agreed to: with another provider, purpose, host or script they are asked again. `digest` is hexadecimal.
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
