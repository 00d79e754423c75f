import { withLetters } from '../../renderer/definitions/decoded.ts'
import { issueIn, type Issue } from '../../renderer/definitions/issue.ts'
import type { Settings } from '../../renderer/definitions/settings/settings.ts'
import { htmlFileOf, payloadFileOf } from '../../renderer/definitions/url.ts'
import type { SiteData } from '../../renderer/library/site-data.ts'
import { placeInYaml } from '../../renderer/content/yaml/yaml-places.ts'

type Budgets = NonNullable<Settings['budgets']>
type Kind = keyof Budgets

/** A page with the URLs that its document loads. */
interface WeighedPage {
  readonly path: string
  readonly loads: readonly string[]
}

/** Looks up files of an output by path. */
export interface OutputSizes {
  readonly sizeOf: (file: string) => number
  readonly read: (file: string) => string
  /** Further scripts that a script of the output imports. */
  readonly importsOf: (script: string) => readonly string[]
}

/** A file or a part of one, with its bytes. */
type Part = readonly [name: string, bytes: number]

const NAMES: Record<Kind, string> = {
  html: 'HTML',
  payload: 'payload',
  styles: 'style sheets',
  scripts: 'scripts',
  images: 'pictures',
}
const ENDINGS = {
  styles: /\.css$/,
  scripts: /\.m?js$/,
  images: /\.(avif|gif|jpe?g|png|svg|webp)$/i,
}
const PARTS_TOLD = 4
/** Minimum size in bytes of a listed part; smaller ones would be shown as 0.0 kB. */
const LEAST_LISTED = 50

/**
 * Checks pages against the budgets of the settings. One issue per budget, for the heaviest page, since heavy parts are usually on many
 * pages.
 */
export function overBudget(
  pages: readonly WeighedPage[],
  output: OutputSizes,
  { settings, files }: Pick<SiteData, 'settings' | 'files'>,
): Issue[] {
  return budgetsOf(settings).flatMap(([kind, kilobytes]) => {
    const heavy = pages
      .map((page) => ({ page, bytes: sumOf(partsOf(kind, page, output)) }))
      .filter(({ bytes }) => bytes > kilobytes * 1000)
      .toSorted((a, b) => b.bytes - a.bytes)
    const [heaviest, ...others] = heavy
    if (!heaviest) return []
    const more =
      others.length === 0 ? '' : `; ${others.length} more ${others.length === 1 ? 'page is' : 'pages are'} over`
    return issueIn(files.site.path, placeInYaml(files.site.text, ['budgets', kind]), {
      code: 'over-budget',
      severity: 'warning',
      message: `${withLetters(heaviest.page.path)} has ${inKilobytes(heaviest.bytes)} of ${NAMES[kind]}${more}`,
      expected: `at most ${kilobytes} kB a page`,
      hint: `the largest parts: ${partsInWords(largestParts(kind, heaviest.page, output))}`,
    })
  })
}

/** Without script there are no payloads. */
function budgetsOf({ budgets = {}, script }: Settings): [Kind, number][] {
  const kinds = (Object.keys(NAMES) as Kind[]).filter((kind) => script || kind !== 'payload')
  return kinds.flatMap((kind) => {
    const kilobytes = budgets[kind]
    return kilobytes === undefined ? [] : [[kind, kilobytes]]
  })
}

/** The files that count for a budget. */
function partsOf(kind: Kind, { path, loads }: WeighedPage, { sizeOf, importsOf }: OutputSizes): Part[] {
  if (kind === 'html' || kind === 'payload') {
    const file = kind === 'html' ? htmlFileOf(path) : payloadFileOf(path)
    return [[file, sizeOf(file)]]
  }
  const own = loads.filter((address) => ENDINGS[kind].test(address)).map((address) => address.slice(1))
  const all = kind === 'scripts' ? withImports(own, importsOf) : new Set(own)
  return Array.from(all, (file) => [file, sizeOf(file)])
}

function withImports(scripts: readonly string[], importsOf: OutputSizes['importsOf']): Set<string> {
  const all = new Set(scripts)
  // Iterating a set includes elements added meanwhile.
  for (const script of all) for (const other of importsOf(script)) all.add(other)
  return all
}

function largestParts(kind: Kind, page: WeighedPage, output: OutputSizes): Part[] {
  if (kind === 'html') return partsOfDocument(output.read(htmlFileOf(page.path)))
  if (kind === 'payload') return partsOfPayload(output.read(payloadFileOf(page.path)))
  return partsOf(kind, page, output)
}

function partsOfDocument(html: string): Part[] {
  const [body, main, end] = ['<body', '<main', '</main>'].map((tag) => html.indexOf(tag))
  const drawings = [...html.matchAll(/<svg\b[\s\S]*?<\/svg>/g)].map(([drawing]) => drawing)
  return [
    ['head', bytesOf(html.slice(0, body))],
    ['header', bytesOf(html.slice(body, main))],
    ['main', bytesOf(html.slice(main, end))],
    ['footer', bytesOf(html.slice(end))],
    ['drawings in all of them', bytesOf(drawings.join(''))],
  ]
}

function partsOfPayload(json: string): Part[] {
  return Object.entries(JSON.parse(json) as object).map(([name, value]) => [name, bytesOf(JSON.stringify(value))])
}

function bytesOf(text: string): number {
  return Buffer.byteLength(text)
}

function sumOf(parts: readonly Part[]): number {
  return parts.reduce((sum, [, bytes]) => sum + bytes, 0)
}

function partsInWords(parts: readonly Part[]): string {
  const largest = parts
    .filter(([, bytes]) => bytes >= LEAST_LISTED)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, PARTS_TOLD)
  return largest.map(([name, bytes]) => `${name} ${inKilobytes(bytes)}`).join(', ')
}

function inKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}

/** URLs that a document loads: style sheets, scripts, pictures, and the code of its islands. */
export function loadsOf(html: string): string[] {
  const plain = html.replaceAll(/<picture>[\s\S]*?<\/picture>/g, largestChoice)
  const sheets = [...plain.matchAll(/<link rel="stylesheet" href="(\/[^"?#]*)/g)]
  const sources = [...plain.matchAll(/\s(?:data-)?src="(\/[^"?#]*)/g)]
  return [...new Set([...sheets, ...sources].map((match) => match[1] ?? ''))]
}

/** A browser loads only one file of a picture in several formats and sizes: at most the largest of the first format. */
function largestChoice(picture: string): string {
  const own = picture.replaceAll(/<source media=[^>]*>/g, '')
  const files = /<source type="[^"]*" srcset="([^"]*)"/.exec(own)?.[1]?.split(', ')
  const largest = files?.at(-1)?.split(' ')[0]
  return largest === undefined ? picture : `<img src="${largest}">`
}
