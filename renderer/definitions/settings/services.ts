import { label, text, url } from '../fields/text.ts'
import { z } from '../fields/kind.ts'

/** Kinds of browser storage that a service may use. */
const STORES = ['cookie', 'local', 'session'] as const

const origin = () =>
  url()
    .regex(/^https:\/\/[a-z0-9.-]+(:\d+)?$/i, 'must be an origin such as https://player.example.com, without a path')
    .meta({ examples: ['https://player.example.com'] })

/** Subresource integrity: https://www.w3.org/TR/sri/ */
const integrity = () =>
  text()
    .regex(
      /^(sha256-[A-Za-z\d+/]{43}=|sha384-[A-Za-z\d+/]{64}|sha512-[A-Za-z\d+/]{86}==)$/,
      'must be a digest: sha384- and its base64',
    )
    .meta({ examples: [`sha384-${'A'.repeat(64)}`] })

const stored = z.strictObject({
  name: text().describe('Its name; `*` matches any characters.'),
  place: z.enum(STORES).describe('A cookie, or the local or session storage.'),
  duration: label().describe('How long it is kept.'),
  purpose: label().describe('What it is for.'),
})
/** What a service stores in the browser. */
export type StoredItem = z.infer<typeof stored>

/** A third party whose content or code a site shows: `services` of `content/site.yaml`. */
export const serviceSchema = z
  .strictObject({
    kind: z
      .enum(['script', 'frame', 'picture'])
      .describe('A script for the whole site, or a document or picture that is shown in a page.'),
    name: label().describe('Its name, as visitors know it.'),
    provider: text().describe('Company and place that get the data.'),
    purpose: label().describe('What it is for, in one sentence.'),
    hosts: z.array(origin()).min(1, 'must have at least one host').describe('Origins that it is loaded from.'),
    privacy: url().describe('Its privacy notice.'),
    src: url().optional().describe('Address of the script.'),
    integrity: integrity().optional().describe('Digest of the script: browsers run no other file from its address.'),
    consent: z
      .boolean()
      .default(true)
      .describe('Whether visitors are asked first. Without, it must be strictly necessary; a lawyer should agree.'),
    setsHtml: z
      .boolean()
      .default(false)
      .describe('Whether the script writes HTML from strings. The site then has no Trusted Types.'),
    storage: z.array(stored).default([]).describe('What it stores on the device of a visitor.'),
  })
  .refine(({ kind, src }) => kind !== 'script' || src !== undefined, {
    path: ['src'],
    error: 'is missing: the address of the script',
  })
  .refine(({ kind, src }) => kind === 'script' || src === undefined, {
    path: ['src'],
    error: 'is for scripts only; pages say what they show of other services',
  })
  .refine(({ kind, integrity: digest }) => kind === 'script' || digest === undefined, {
    path: ['integrity'],
    error: 'is for scripts only',
  })
  .refine(({ kind, setsHtml }) => kind === 'script' || !setsHtml, { path: ['setsHtml'], error: 'is for scripts only' })
  .refine(({ src, hosts }) => src === undefined || isFrom(src, hosts), {
    path: ['src'],
    error: 'must be an address at one of its `hosts`',
  })
export type Service = z.infer<typeof serviceSchema>

/** Services by name. */
export type Services = Readonly<Record<string, Service>>

/** Whether a URL has one of these origins, such as `https://maps.example`. */
export function isFrom(address: string, hosts: readonly string[]): boolean {
  return URL.canParse(address) && hosts.includes(new URL(address).origin)
}

/** Everything that the services of a site store, each with its service. */
export function storedByServices(services: Services): (StoredItem & { readonly service: Service })[] {
  return Object.values(services).flatMap((service) => service.storage.map((item) => ({ ...item, service })))
}

/** Texts about services in one language, which the theme provides. */
export interface ServiceTexts {
  /** Heading and first paragraph of the dialog. */
  readonly heading: string
  readonly lead: string
  /** Buttons of the dialog: accept all, reject all, save the selection, and close without a change. */
  readonly accept: string
  readonly reject: string
  readonly save: string
  readonly close: string
  /** Labels of the details of a service. */
  readonly details: string
  readonly provider: string
  readonly hosts: string
  readonly privacy: string
  readonly storage: string
  /** Placeholder of an embed that has not been loaded: what loading it means, and how to load it. */
  readonly waiting: (service: string, provider: string) => string
  readonly once: (service: string) => string
  readonly always: (service: string) => string
  readonly elsewhere: (service: string) => string
  /** Behind links that open a new tab, in the class `visually-hidden`. */
  readonly newTab?: string
}
