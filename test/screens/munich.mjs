// The ground floor in Munich, with the way from the entrance to the meeting rooms; once wide, once for phones.

import { FLOOR, GLOW, GROUND, INK, ROOM, THIN, WAY } from './colours.mjs'

const TABLE = '#f6fafa'

/** Outlines of the digits 1 to 4 in the font of the site, in units of 1,000 per em: their widths, and what to draw. */
const DIGITS = [
  [
    345,
    'M198 0L198 605L217 593Q203 563 173 537Q143 510 103 491Q63 472 17 464L17 589Q57 595 98 615Q139 635 172 663Q205 690 219 720L325 720L325 0L198 0Z',
  ],
  [
    565,
    'M30 0L30 103Q132 187 200 248Q269 310 310 357Q351 404 368 444Q386 483 386 521Q386 571 358 599Q330 627 280 627Q228 627 195 597Q162 566 155 511L23 511Q34 612 104 671Q174 730 286 730Q397 730 460 672Q524 615 524 513Q524 462 506 415Q489 367 449 316Q408 264 341 203Q273 141 172 63L141 103L537 103L537 0L30 0Z',
  ],
  [
    582,
    'M297 -10Q223 -10 164 17Q106 44 69 97Q33 150 27 225L157 225Q166 159 201 126Q236 93 294 93Q346 93 378 122Q411 151 411 205Q411 259 379 292Q348 325 281 325L208 325L208 426L278 426Q337 426 365 455Q394 483 394 528Q394 573 369 600Q343 627 291 627Q243 627 209 599Q174 570 167 514L35 514Q43 581 77 629Q110 677 166 704Q222 730 295 730Q367 730 420 707Q473 683 502 641Q532 598 532 539Q532 488 509 450Q486 412 450 390Q413 369 373 369L370 390Q426 390 466 365Q506 339 528 296Q549 253 549 199Q549 136 517 88Q484 41 427 16Q370 -10 297 -10Z',
  ],
  [
    618,
    'M380 0L380 190L386 210L386 621L436 599L140 202L83 249L591 249L591 146L27 146L27 245L384 720L513 720L513 0L380 0Z',
  ],
]

const box = (x, y, width, height, fill, rest = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${rest}/>`
const table = (x, y, width, height) => box(x, y, width, height, TABLE, `rx="6" stroke="${THIN}" stroke-width="3"`)
const disc = (x, y, radius, rest) => `<circle cx="${x}" cy="${y}" r="${radius}" ${rest}/>`
const chair = (x, y) => disc(x, y, CHAIR, `fill="${FLOOR}" stroke="${THIN}" stroke-width="3"`)
const stroke = (d, width, colour = INK) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="square"/>`

const CHAIR = 12
/** From the edge of a table to the middle of its chairs. */
const SEAT = CHAIR + 7

/** A table with chairs on both long sides. */
function meeting([x, y, width, height, chairs]) {
  const seats = Array.from({ length: chairs }, (_, at) => x + (width * (at + 0.5)) / chairs)
  return [
    table(x, y, width, height),
    ...seats.flatMap((left) => [chair(left, y - SEAT), chair(left, y + height + SEAT)]),
  ].join('')
}

/** Two rows of desks, back to back. */
function desks([x, y, columns], { width, height, chairs }) {
  const below = y + height + 8
  const column = (left) =>
    table(left, y, width, height) +
    table(left, below, width, height) +
    (chairs ? chair(left + width / 2, y - SEAT) + chair(left + width / 2, below + height + SEAT) : '')
  return Array.from({ length: columns }, (_, at) => column(x + at * (width + 8))).join('')
}

const round = ([x, y]) =>
  disc(x, y, 32, `fill="${TABLE}" stroke="${THIN}" stroke-width="3"`) +
  [0, 1, 2, 3].map((quarter) => chair(x + 50 * [1, 0, -1, 0][quarter], y + 50 * [0, 1, 0, -1][quarter])).join('')

const shelf = ([x, y, width, height]) =>
  table(x, y, width, height) +
  [0.22, 0.4, 0.58].map((at) => stroke(`M${x + width * 0.2} ${y + height * at}h${width * 0.6}`, 3, THIN)).join('')

/** The leaf of a door in an upright wall, and how it swings; `way` is -1 to the left. */
const leaf = (x, from, to, way) => {
  const size = Math.abs(to - from)
  return stroke(`M${x} ${from}h${way * size}A${size} ${size} 0 0 ${way * (to - from) > 0 ? 1 : 0} ${x} ${to}`, 3)
}

/** Dots along a way, one at each corner. */
const dots = (corners, size) =>
  corners
    .slice(1)
    .flatMap(([x, y], at) => {
      const [fromX, fromY] = corners[at]
      const steps = Math.round(Math.hypot(x - fromX, y - fromY) / (size * 2.2))
      return Array.from({ length: steps + 1 }, (_, step) =>
        disc(fromX + ((x - fromX) * step) / steps, fromY + ((y - fromY) * step) / steps, size / 2, `fill="${WAY}"`),
      )
    })
    .join('')

/** Numbers for a legend: dark where the way leads, light beside it. */
const numbers = (radius, places) =>
  places
    .map(([x, y], at) => {
      const [advance, d] = DIGITS[at]
      const scale = (radius * 1.3) / 1000
      const [ground, ink] = at < 3 ? [INK, FLOOR] : [FLOOR, INK]
      return (
        disc(x, y, radius, `fill="${ground}" stroke="${INK}" stroke-width="4"`) +
        `<path transform="translate(${x - (advance / 2) * scale} ${y + 360 * scale}) scale(${scale} ${-scale})" fill="${ink}" d="${d}"/>`
      )
    })
    .join('')

function plan({ size: [width, height], sides, walls, doors, entry, desk, dot, number, ...parts }) {
  const { left, right, top, bottom } = sides
  const { west, east, hall, kitchen, office, lobby } = walls
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    box(0, 0, width, height, GROUND),
    box(left, top, right - left, bottom - top, FLOOR),
    box(left, top, west - left, kitchen - top, ROOM),
    box(east, office, right - east, bottom - office, ROOM),
    ...parts.desks.map((place) => desks(place, desk)),
    ...parts.tables.map(meeting),
    ...parts.rounds.map(round),
    ...parts.shelves.map(shelf),
    stroke(`M${left} ${kitchen}H${west}M${east} ${office}H${right}`, 7),
    stroke(
      `M${west} ${top}V${doors.upper[0]}M${west} ${doors.upper[1]}V${doors.kitchen[0]}M${west} ${doors.kitchen[1]}V${bottom}`,
      7,
    ),
    stroke(
      `M${east} ${top}V${doors.upper[0]}M${east} ${doors.upper[1]}V${doors.office[0]}M${east} ${doors.office[1]}V${bottom}`,
      7,
    ),
    stroke(`M${hall} ${bottom}V${lobby}H${doors.hall[0]}M${doors.hall[1]} ${lobby}H${east}`, 7),
    stroke(`M${entry[0]} ${bottom}H${left}V${top}H${right}V${bottom}H${entry[1]}`, 11),
    ...parts.windows.map((d) => stroke(d, 4, FLOOR)),
    leaf(west, doors.upper[0], doors.upper[1], -1),
    leaf(west, doors.kitchen[1], doors.kitchen[0], -1),
    leaf(east, doors.upper[0], doors.upper[1], 1),
    leaf(east, doors.office[1], doors.office[0], 1),
    ...parts.ways.map((corners) => dots(corners, dot)),
    disc((entry[0] + entry[1]) / 2, bottom, number * 1.05, `fill="${GLOW}" fill-opacity=".2"`),
    disc((entry[0] + entry[1]) / 2, bottom, number * 0.48, `fill="${GLOW}"`),
    numbers(number, parts.numbers),
    '</svg>',
  ].join('')
}

export const munich = plan({
  size: [2000, 975],
  sides: { left: 100, right: 1900, top: 98, bottom: 875 },
  walls: { west: 540, east: 1470, hall: 1180, kitchen: 420, office: 515, lobby: 672 },
  doors: { upper: [330, 396], kitchen: [560, 626], office: [560, 626], hall: [1303, 1387] },
  entry: [1285, 1405],
  desk: { width: 108, height: 52, chairs: true },
  desks: [
    [650, 170, 6],
    [650, 388, 6],
    [650, 700, 4],
  ],
  tables: [
    [170, 205, 300, 80, 5],
    [1590, 715, 190, 84, 3],
  ],
  rounds: [
    [230, 540],
    [230, 770],
    [400, 640],
  ],
  shelves: [
    [1520, 140, 92, 150],
    [1640, 140, 92, 150],
    [1760, 140, 92, 150],
  ],
  windows: ['M170 98H430M640 98H960M1050 98H1370M1540 98H1830', 'M100 170V350M100 500V780M1900 170V400M1900 600V790'],
  dot: 11,
  ways: [
    [
      [1345, 820],
      [1345, 593],
      [600, 593],
      [600, 363],
      [490, 363],
    ],
    [
      [1345, 593],
      [1640, 593],
    ],
  ],
  number: 34,
  numbers: [
    [1345, 752],
    [1690, 593],
    [440, 363],
    [400, 790],
  ],
})

/** Nearly square, with less furniture and larger numbers. */
export const munichNarrow = plan({
  size: [1000, 860],
  sides: { left: 36, right: 964, top: 40, bottom: 800 },
  walls: { west: 290, east: 720, hall: 560, kitchen: 330, office: 420, lobby: 570 },
  doors: { upper: [228, 304], kitchen: [470, 546], office: [458, 534], hall: [602, 682] },
  entry: [586, 698],
  desk: { width: 82, height: 52, chairs: false },
  desks: [
    [400, 100, 3],
    [400, 268, 3],
    [345, 650, 2],
  ],
  tables: [
    [66, 100, 196, 74, 4],
    [795, 655, 100, 74, 2],
  ],
  rounds: [
    [118, 445],
    [118, 620],
  ],
  shelves: [
    [770, 90, 70, 120],
    [868, 90, 70, 120],
  ],
  windows: ['M80 40H250M350 40H490M560 40H690M770 40H920', 'M36 110V270M36 400V700M964 110V330M964 500V730'],
  dot: 14,
  ways: [
    [
      [642, 740],
      [642, 496],
      [334, 496],
      [334, 266],
      [245, 266],
    ],
    [
      [642, 496],
      [772, 496],
    ],
  ],
  number: 46,
  numbers: [
    [642, 680],
    [845, 496],
    [170, 266],
    [215, 718],
  ],
})
