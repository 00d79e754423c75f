import { escapeHtml } from '../../renderer/definitions/html.ts'

/** Data for the legal checks, extracted from the HTML of a page. */
export interface BuiltPage {
  /** Paths of the site that it links to. */
  readonly links: ReadonlySet<string>
  /** Absolute URLs that it loads. */
  readonly loads: readonly string[]
  /** Names in `data-storage`, which the page lists as stored by the site. */
  readonly storage: readonly string[]
  /** Names of the services that it shows. */
  readonly services: readonly string[]
  /** Whether it has a button for the settings of services. */
  readonly hasServiceSettings: boolean
}

/** Reads from the HTML of a page what legal checks need to know. */
export function builtPage(html: string): BuiltPage {
  const links = Array.from(html.matchAll(/<a\s[^>]*?\bhref="(\/[^"?#]*)/g), ([, path = '']) => path)
  const storage = Array.from(html.matchAll(/\sdata-storage="([^"]+)"/g), ([, name = '']) => name)
  const services = Array.from(html.matchAll(/\sdata-service="([^"]+)"/g), ([, name = '']) => name)
  return {
    links: new Set(links),
    loads: loadsIn(html),
    storage: [...new Set(storage)],
    services: [...new Set(services)],
    hasServiceSettings: /\sdata-service-settings[\s=>]/.test(html),
  }
}

/** Elements whose files browsers load automatically, unlike links and forms. */
const LOADED = /<(?:audio|embed|iframe|img|input|object|script|source|track|video)\s[^>]*>/g
/** `<link>` relations that do not load a file. */
const NOT_LOADED = /\brel="(?:alternate|author|bookmark|canonical|help|license|me|next|prev|search)\b/

function loadsIn(html: string): string[] {
  const links = Array.from(html.matchAll(/<link\s[^>]*>/g), ([tag]) => tag).filter((tag) => !NOT_LOADED.test(tag))
  const others = Array.from(html.matchAll(LOADED), ([tag]) => tag)
  return [...others, ...links].flatMap(addressesIn)
}

function addressesIn(tag: string): string[] {
  const values = Array.from(tag.matchAll(/\s(?:src|srcset|poster|data|href)="([^"]*)"/g), ([, value = '']) => value)
  return values.flatMap((value) => value.split(/,\s+|\s+/)).flatMap((part) => absolute(part))
}

/** Absolute URLs that a style sheet loads. */
export function loadsOfStyles(css: string): string[] {
  return Array.from(css.matchAll(/(?:url\(\s*|@import\s+)["']?([^"')\s]+)/g), ([, address = '']) => address).flatMap(
    absolute,
  )
}

function absolute(address: string): string[] {
  const plain = address.replaceAll('&amp;', '&')
  if (/^https?:\/\//i.test(plain)) return [plain]
  return plain.startsWith('//') ? [`https:${plain}`] : []
}

/** Whether the HTML shows a name as code. */
export function namesInCode(html: string, name: string): boolean {
  return html.includes(`<code>${escapeHtml(name)}</code>`)
}
