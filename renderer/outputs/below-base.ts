import type { TextFile } from '../definitions/collections/collection-outputs.ts'
import { escapeHtml, unescapeHtml } from '../definitions/html.ts'
import type { Settings } from '../definitions/settings/settings.ts'
import { basePath } from '../definitions/url.ts'

/** Adds the path of the base URL to the addresses in a text file of the output. */
export type BelowBase = (file: TextFile) => TextFile

/**
 * For a site whose base URL has a path, such as `https://example.org/sub`. Content, pages and templates know addresses without it (`/de/`);
 * it is added here, when a text becomes a file: in tags, to every attribute that holds an address; in JSON (payloads, properties of
 * islands), to every string whose first segment belongs to the site. `folders` are those of the copied files.
 */
export function belowBase(
  settings: Pick<Settings, 'baseUrl' | 'forms' | 'locales'>,
  folders: readonly string[],
): BelowBase {
  const base = basePath(settings.baseUrl)
  if (base === '') return (file) => file
  const isAddress = addressTest([...settings.locales, 'assets', ...folders, ...endpointFolders(settings)])
  const inJson = (text: string): string =>
    JSON.stringify(JSON.parse(text), (_, value: unknown) => (typeof value === 'string' ? inString(value) : value))
  const inString = (text: string): string => {
    if (isAddress(text)) return base + text
    return text.includes('<') ? inHtml(text) : text.replace(SRCSET, inSet)
  }
  const inSet = (set: string): string =>
    set.replaceAll(/(?<=^|, )\S+/g, (address) => (isAddress(address) ? base + address : address))
  const inHtml = (html: string): string =>
    html.replaceAll(TAG_OR_DATA, (tag, data?: string) =>
      data === undefined ? tag.replaceAll(ATTRIBUTE, inAttribute) : inData(tag, data, inJson),
    )
  const inAttribute = (attribute: string, name: string, value: string): string => {
    // React writes some names as it knows them: `srcSet`, `formAction`.
    const moved = inValue(name.toLowerCase(), value)
    return moved === value ? attribute : ` ${name}="${moved}"`
  }
  const inValue = (name: string, value: string): string => {
    if (ADDRESSES.has(name)) return value.replace(/^\/(?!\/)/, `${base}/`)
    if (name === 'srcset' || name === 'imagesrcset') return value.replaceAll(/(^|,\s*)\/(?!\/)/g, `$1${base}/`)
    if (name === 'content') return value.replace(/^(\d+; ?url=)\/(?!\/)/i, `$1${base}/`)
    if (name === 'data-for-path') return value.replace(/^\^\//, `^${base}/`)
    if (!name.startsWith('data-')) return value
    if (name === 'data-props') return escapeHtml(inJson(unescapeHtml(value)))
    return value.split(' ').every(isAddress) ? value.split(' ').map(inString).join(' ') : value
  }
  return ({ path, content }) => {
    if (path.endsWith('.html')) return { path, content: inHtml(content) }
    if (JSON_FILE.test(path)) return { path, content: `${inJson(content)}\n` }
    return { path, content }
  }
}

/** Payloads, and JSON that templates have moved to files of its own: properties of islands, texts of scripts. */
const JSON_FILE = /(^|\/)(_|assets\/)[^/]*\.json$/

/** Widths of a picture, as the build writes them. */
const SRCSET = /^\/\S+ \d+w(?:, \/\S+ \d+w)*$/

/** A tag with quoted attributes, or a script element with JSON. In texts, `<` is always escaped. */
const TAG_OR_DATA =
  /<script type="application\/json"[^>]*>([^<]*)<\/script>|<[a-z][^\s>"]*(?:\s+[^\s=>"]+(?:="[^"]*")?)*\s*\/?>/g

const ATTRIBUTE = /\s([^\s=>"]+)="([^"]*)"/g

/** Attributes whose value is an address. */
const ADDRESSES = new Set(['href', 'src', 'action', 'formaction', 'poster', 'data', 'xlink:href'])

/** Forms may post to a path of the site. */
function endpointFolders({ forms }: Pick<Settings, 'forms'>): string[] {
  return Object.values(forms.byName).flatMap(({ endpoint }) => /^\/([^/?#]+)/.exec(endpoint ?? '')?.[1] ?? [])
}

function addressTest(folders: readonly string[]): (text: string) => boolean {
  const first = new Set(folders)
  return (text) => {
    const [, segment] = /^\/([^/?#\s]+)[^\s]*$/.exec(text) ?? []
    return segment !== undefined && first.has(segment)
  }
}

/** JSON in a script element contains no `<`, which could end the element. */
function inData(element: string, data: string, inJson: (text: string) => string): string {
  const moved = inJson(data).replaceAll(/[<>&\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
  return element.replace(data, () => moved)
}
