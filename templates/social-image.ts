import type { Face, Outliner, Page, Settings, CollectionName, SocialImage } from 'kartograf'
import { CANVAS, NIGHT, TEXT } from './art/colours.ts'
import { MOTIFS, type Motif } from './art/motif.ts'
import { colourPaint } from './art/paint.ts'
import { remembered } from './art/remembered.ts'
import { RIDGES } from './art/ridges.ts'
import { setLines } from './art/set-lines.ts'
import { contoursMarkup, groundMarkup, topologyMarkup } from './art/strata-markup.ts'
import type { MapFormat } from './art/map-format.ts'
import { strataMap } from './art/strata-map.ts'
import { casestudies, events, posts } from './collections/cards.ts'
import type { EventView } from './collections/events/collection.ts'
import type { PostView } from './collections/posts/collection.ts'
import { pillarOf, type Pillar } from './art/pillar.ts'

/** The size recommended by social networks and messengers. */
const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 72
/** The map fills the right side and fades in where the text ends, so that no line runs behind a letter. */
const MAP: MapFormat = {
  frame: { width: 720, height: HEIGHT },
  zone: { left: 0.42, top: 0.16, right: 0.86, bottom: 0.8 },
  columns: 60,
  rows: 52,
  levels: 12,
}
const MAP_LEFT = WIDTH - MAP.frame.width
const TITLE = { weight: 600, width: 88, tracking: -0.022 }
const LINE_HEIGHT = 1.08
const TITLE_ROOM = { width: 560, height: 290, lineHeight: LINE_HEIGHT, sizes: [80, 72, 64, 56, 50, 44, 38] }

/** The social image of a page: its dark terrain, its first heading, and its breadcrumb; in words, what is written in it. */
export function socialImage(page: Page, settings: Settings, outline: Outliner): SocialImage | null {
  if (page.view.template === 'not-found' || page.view.template === 'error' || !isPassedOn(page)) return null
  const heading = headingOf(page)
  // The first crumb is the home page, which the logo represents.
  const kicker = page.breadcrumb.slice(1).at(-2)?.label
  return {
    svg: drawn(page, { heading, kicker }, settings, outline),
    alt: [heading, ...(kicker ? [kicker] : []), settings.brand].join(' | '),
  }
}

interface Words {
  readonly heading: string
  readonly kicker: string | undefined
}

function drawn(page: Page, { heading, kicker }: Words, { brand, baseUrl }: Settings, outline: Outliner): string {
  const text = (words: string, x: number, y: number, fill: string, face: Face): string =>
    `<g fill="${fill}" transform="translate(${x} ${y})">${outline(words, face).markup()}</g>`
  const pillar = pillarOf(areaOf(page))
  const { size, lines } = setLines(heading, TITLE, TITLE_ROOM, outline)
  const bottom = HEIGHT - MARGIN - 56
  const top = bottom - (lines.length - 1) * size * LINE_HEIGHT
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" fill="none">`,
    `<path fill="${CANVAS.night}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`,
    mapMarkup(page.route.key, motifIn(page), pillar),
    markMarkup(),
    text(brand, MARGIN + 54, MARGIN + 33, TEXT.night, { size: 34, weight: 650, width: 88, tracking: -0.02 }),
    ...(kicker
      ? [text(kicker, MARGIN, top - size * 0.95 - 18, NIGHT[pillar].pillar, { size: 24, weight: 500, width: 100 })]
      : []),
    ...lines.map((line, index) => text(line, MARGIN, top + index * size * LINE_HEIGHT, TEXT.night, { size, ...TITLE })),
    text(new URL(baseUrl).host, MARGIN, HEIGHT - MARGIN, TEXT.muted, { size: 22, weight: 500, width: 100 }),
    '</svg>',
  ].join('')
}

/** Whether a page may be shared: not if it is hidden from search engines, except campaign pages, whose links are sent around. */
function isPassedOn({ meta, layout }: Page): boolean {
  return !meta.noindex || layout === 'landing'
}

/** The map, which is the same in all languages. */
const mapMarkup = remembered((seed: string, motif: Motif, pillar: Pillar): string => {
  const paint = colourPaint(NIGHT[pillar])
  const map = strataMap(seed, motif, MAP)
  const stop = (offset: number, opacity: number): string =>
    `<stop offset="${offset}" stop-color="${CANVAS.night}" stop-opacity="${opacity}"/>`
  return [
    `<g transform="translate(${MAP_LEFT})">`,
    contoursMarkup(map, paint),
    groundMarkup(map, paint),
    topologyMarkup(map, paint),
    // A gradient of the background colour hides the map behind the text; a mask would need a second rendering of everything.
    `<linearGradient id="fade" x2="1">${stop(0.22, 1)}${stop(0.42, 0)}</linearGradient>`,
    `<path fill="url(#fade)" d="M0 0h${MAP.frame.width}v${HEIGHT}H0z"/>`,
    '</g>',
  ].join('')
})

function markMarkup(): string {
  const ridges = RIDGES.map((ridge) => `<path d="${ridge}"/>`).join('')
  return `<g stroke="${TEXT.night}" stroke-width="2" stroke-linecap="round" transform="translate(${MARGIN} ${MARGIN - 4}) scale(1.6)">${ridges}</g>`
}

/** Posts belong to the area of their first topic. */
function areaOf(page: Page): string {
  const post = shownIn(page, posts) as PostView | null
  return post?.topics[0]?.key ?? page.area
}

/** The motif of the page's own map, if it has one. */
function motifIn(page: Page): Motif {
  const { view } = page
  if (shownIn(page, casestudies)) return 'pipeline'
  if (shownIn(page, events)) return 'timeline'
  const art = view.template === 'page' ? (view.sections[0]?.['art'] as { motif?: unknown } | undefined) : undefined
  return MOTIFS.find((motif) => motif === art?.motif) ?? motifOf(areaOf(page))
}

/** The first heading of the page. */
function headingOf(page: Page): string {
  const { view, meta } = page
  if (view.template === 'page') {
    const heading = view.sections[0]?.['heading']
    return typeof heading === 'string' ? heading : view.title
  }
  const post = shownIn(page, posts) as PostView | null
  const event = shownIn(page, events) as EventView | null
  return (post?.post ?? event?.event ?? meta).title
}

/** The view made by the collection of an entry; null for other pages. */
export function shownIn({ view }: Page, { name }: CollectionName): object | null {
  return view.template === 'entry' && view.collection === name ? view.shown : null
}

/** The motif of an entry's map, by its topic. */
function motifOf(topic: string): Motif {
  switch (topic) {
    case 'workplace':
      return 'ring'
    case 'azure':
      return 'layers'
    case 'security':
      return 'perimeter'
    default:
      return 'timeline'
  }
}
