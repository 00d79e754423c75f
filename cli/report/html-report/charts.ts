import { withLetters } from '../../../renderer/definitions/decoded.ts'
import type { BuildReport } from '../build-report.ts'
import type { PageTime } from '../../build/build-result.ts'
import { compare } from '../../../renderer/definitions/compare.ts'
import { svg, WIDTH } from './chart-frame.ts'
import { bytes, duration } from '../units.ts'
import { round, text } from './html.ts'
import type { PageFacts } from './page-facts.ts'
import { treemap } from './treemap.ts'

/** The steps of the run, one below the other, each starting where the previous one ended. */
export function timeline(times: BuildReport['times']): string {
  const steps = Object.entries(times).filter(([, ms]) => ms >= 1)
  const sum = steps.reduce((all, [, ms]) => all + ms, 0)
  if (sum === 0) return ''
  let at = 0
  const rows = steps.map(([name, ms], index) => {
    const y = index * 30
    const x = 90 + (at / sum) * 780
    const width = Math.max((ms / sum) * 780, 2)
    at += ms
    const after = x + width + 8
    return `<text x="0" y="${y + 19}">${text(name)}</text><rect class="bar" x="${round(x)}" y="${y + 4}" width="${round(width)}" height="20" rx="2"/><text class="soft" x="${round(after)}" y="${y + 19}">${duration(ms)}</text>`
  })
  return svg(rows.join('\n'), steps.length * 30, 'Time of each step')
}

/** Kinds of file, in the order of their hues. */
const KINDS = ['documents', 'payloads', 'scripts', 'styles', 'fonts', 'pictures', 'link previews', 'other'] as const

function kindOf(file: string): (typeof KINDS)[number] {
  if (file.endsWith('.html')) return 'documents'
  if (file.endsWith('_payload.json')) return 'payloads'
  if (file.startsWith('assets/social.')) return 'link previews'
  if (/\.m?js$/.test(file)) return 'scripts'
  if (file.endsWith('.css')) return 'styles'
  if (/\.(woff2?|ttf|otf)$/.test(file)) return 'fonts'
  return /\.(avif|gif|ico|jpe?g|png|svg|webp)$/i.test(file) ? 'pictures' : 'other'
}

const MAP_HEIGHT = 460
/** Smaller tiles have no label. */
const LEAST_WORDS = { width: 84, height: 34 }

interface Weight {
  readonly name: string
  readonly size: number
  readonly kind: (typeof KINDS)[number]
}

/** Treemap of the output's bytes by kind, and within a kind by folder. */
export function bytesMap(files: Readonly<Record<string, number>>): string {
  const kinds = KINDS.map((kind) => ({ kind, folders: foldersOf(files, kind) }))
  const outer = treemap(kinds, ({ folders }) => folders.reduce((sum, { size }) => sum + size, 0), {
    x: 0,
    y: 0,
    width: WIDTH,
    height: MAP_HEIGHT,
  })
  const tiles = outer.flatMap(({ item, ...area }) => {
    const inner = {
      x: area.x + 1.5,
      y: area.y + 1.5,
      width: Math.max(area.width - 3, 0),
      height: Math.max(area.height - 3, 0),
    }
    return treemap(item.folders, ({ size }) => size, inner).map(({ item: weight, ...place }) => tile(weight, place))
  })
  const list = kinds
    .map(({ kind, folders }) => ({ kind, sum: folders.reduce((all, { size }) => all + size, 0) }))
    .filter(({ sum }) => sum > 0)
    .map(({ kind, sum }) => `<li><i class="k${KINDS.indexOf(kind)}"></i>${kind} <b>${bytes(sum)}</b></li>`)
  return tiles.length === 0
    ? ''
    : `<ul class="legend">${list.join('')}</ul>\n${svg(tiles.join('\n'), MAP_HEIGHT, 'Bytes of the output')}`
}

function tile(
  { name, size, kind }: Weight,
  { x, y, width, height }: Readonly<Record<'x' | 'y' | 'width' | 'height', number>>,
): string {
  const fits = width >= LEAST_WORDS.width && height >= LEAST_WORDS.height && name.length * 6.4 < width - 10
  const words = fits
    ? `<text class="on" x="${round(x + 7)}" y="${round(y + 17)}">${text(name)}</text><text class="on soft" x="${round(x + 7)}" y="${round(y + 31)}">${bytes(size)}</text>`
    : ''
  return `<g><title>${text(`${name} (${kind}): ${bytes(size)}`)}</title><rect class="k${KINDS.indexOf(kind)}" x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"/>${words}</g>`
}

const MOST_TILES = 24

/** Bytes by file within `assets/`, and by the first two folders elsewhere. */
function foldersOf(files: Readonly<Record<string, number>>, kind: (typeof KINDS)[number]): Weight[] {
  const sums = new Map<string, number>()
  for (const [file, size] of Object.entries(files).filter(([name]) => kindOf(name) === kind)) {
    const name =
      file.startsWith('assets/') && kind !== 'link previews'
        ? file.slice('assets/'.length)
        : `/${file.split('/').slice(0, -1).slice(0, 2).join('/')}`
    sums.set(name, (sums.get(name) ?? 0) + size)
  }
  const all = [...sums]
    .map(([name, size]) => ({ name, size, kind }))
    .toSorted((a, b) => b.size - a.size || compare(a.name, b.name))
  const rest = all.slice(MOST_TILES)
  const sum = rest.reduce((sizes, { size }) => sizes + size, 0)
  return [...all.slice(0, MOST_TILES), ...(sum > 0 ? [{ name: `${rest.length} more`, size: sum, kind }] : [])]
}

const SLOWEST = 12

/** The slowest pages of this run. */
export function slowest(times: readonly PageTime[]): string {
  const top = times.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST)
  const most = top[0]?.ms ?? 0
  const rows = top.map(
    ({ path, template, ms }) =>
      `<tr><td><code>${text(withLetters(path))}</code></td><td>${text(template)}</td><td class="number">${duration(ms)}</td><td class="wide"><svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true"><rect class="bar" width="${round((ms / most) * 100)}" height="8"/></svg></td></tr>`,
  )
  return rows.length === 0
    ? ''
    : `<div class="scroll"><table><thead><tr><th>Page</th><th>Template</th><th class="number">Time</th><th class="wide"></th></tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`
}

/** Collections by language, shaded by the share of texts that exist. */
export function heatMap({ coverage, locales, missing }: PageFacts): string {
  const cell = (count: number, all: number): string => {
    const share = all === 0 ? 0 : count / all
    const level = share === 1 ? 5 : Math.floor(share * 5)
    return `<td class="heat h${level}">${count}<small> / ${all}</small></td>`
  }
  const rows = coverage.map(
    ({ collection, all, counts }) =>
      `<tr><th scope="row">${text(collection)}</th>${counts.map((count) => cell(count, all)).join('')}</tr>`,
  )
  const list = missing.map(
    ({ group, locales: lacking }) => `<li><code>${text(group)}</code> ${text(lacking.join(', '))}</li>`,
  )
  const more =
    list.length === 0
      ? '<p>Every page exists in every language.</p>'
      : `<details><summary>${list.length} pages are not in all languages</summary><ul class="columns">${list.join('')}</ul></details>`
  const head = locales.map((locale) => `<th scope="col">${text(locale)}</th>`).join('')
  return `<div class="scroll"><table class="map"><thead><tr><td></td>${head}</tr></thead><tbody>${rows.join('\n')}</tbody></table></div>\n${more}`
}
