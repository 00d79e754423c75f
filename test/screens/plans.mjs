// Floor plans of two offices and of a room for trainings, without words: they are the same in all languages.

import { FLOOR, GLOW, GROUND, INK, ROOM, THIN, WAY } from './colours.mjs'
import { munich, munichNarrow } from './munich.mjs'

const wall = (d) => `<path d="${d}" fill="none" stroke="${INK}" stroke-width="9" stroke-linejoin="miter"/>`
const inner = (d) => `<path d="${d}" fill="none" stroke="${INK}" stroke-width="5"/>`
const room = (x, y, width, height, fill = FLOOR) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`
const thin = (d, stroke = THIN) => `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="2"/>`

/** A table with chairs on both long sides. */
function desks(x, y, columns, step = 74) {
  const parts = []
  for (let at = 0; at < columns; at += 1) {
    const left = x + at * step
    parts.push(
      `<rect x="${left}" y="${y}" width="${step - 6}" height="34" rx="4" fill="${FLOOR}" stroke="${THIN}" stroke-width="2"/>`,
      `<rect x="${left}" y="${y + 36}" width="${step - 6}" height="34" rx="4" fill="${FLOOR}" stroke="${THIN}" stroke-width="2"/>`,
      `<rect x="${left + 20}" y="${y - 24}" width="28" height="17" rx="8" fill="${ROOM}" stroke="${WAY}" stroke-width="2"/>`,
      `<rect x="${left + 20}" y="${y + 77}" width="28" height="17" rx="8" fill="${ROOM}" stroke="${WAY}" stroke-width="2"/>`,
    )
  }
  return parts.join('')
}

/** A table for meetings, with chairs around it. */
function meeting(x, y, width, height, chairs) {
  const seat = (left, top) =>
    `<circle cx="${left}" cy="${top}" r="11" fill="${ROOM}" stroke="${WAY}" stroke-width="2"/>`
  const step = width / (chairs + 1)
  const seats = Array.from({ length: chairs }, (_, at) => x + step * (at + 1))
  return [
    ...seats.flatMap((left) => [seat(left, y - 15), seat(left, y + height + 15)]),
    seat(x - 15, y + height / 2),
    seat(x + width + 15, y + height / 2),
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="16" fill="${FLOOR}" stroke="${THIN}" stroke-width="2"/>`,
  ].join('')
}

const round = (x, y) =>
  [0, 90, 180, 270]
    .map(
      (angle) =>
        `<circle cx="${x + 38 * Math.cos((angle * Math.PI) / 180)}" cy="${y + 38 * Math.sin((angle * Math.PI) / 180)}" r="10" fill="${ROOM}" stroke="${WAY}" stroke-width="2"/>`,
    )
    .join('') + `<circle cx="${x}" cy="${y}" r="25" fill="${FLOOR}" stroke="${THIN}" stroke-width="2"/>`

const plant = (x, y) =>
  `<circle cx="${x}" cy="${y}" r="17" fill="#ddf7f1" stroke="#06776a" stroke-width="2"/>${thin(`M${x - 10} ${y}h20M${x} ${y - 10}v20`, '#06776a')}`

const stairs = (x, y, steps) =>
  thin(
    Array.from({ length: steps }, (_, at) => `M${x + at * 16} ${y}v84`).join('') +
      `M${x} ${y + 42}h${(steps - 1) * 16}`,
  )

/** A door in a horizontal wall: a gap, its leaf and the way it swings. */
const door = (x, y, size = 46, up = -1) =>
  `<rect x="${x}" y="${y - 6}" width="${size}" height="12" fill="${FLOOR}"/>${thin(`M${x} ${y}v${up * size}A${size} ${size} 0 0 ${up < 0 ? 1 : 0} ${x + size} ${y}`, INK)}`

/** The same in a vertical wall. */
const sideDoor = (x, y, size = 46, way = 1) =>
  `<rect x="${x - 6}" y="${y}" width="12" height="${size}" fill="${FLOOR}"/>${thin(`M${x} ${y}h${way * size}A${size} ${size} 0 0 ${way > 0 ? 1 : 0} ${x} ${y + size}`, INK)}`

const windows = (places) =>
  places.map((d) => `<path d="${d}" stroke="${FLOOR}" stroke-width="4" fill="none"/>`).join('')

const entrance = (x, y) =>
  `<circle cx="${x}" cy="${y}" r="26" fill="${GLOW}" opacity=".16"/><circle cx="${x}" cy="${y}" r="10" fill="${GLOW}"/>`

const svg = (width, height, parts) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${GROUND}"/>${parts.join('')}</svg>`

const winterthur = svg(1200, 780, [
  room(80, 80, 1040, 620),
  room(80, 80, 300, 270, ROOM),
  room(80, 450, 240, 250, ROOM),
  desks(480, 160, 7),
  desks(480, 330, 7),
  meeting(140, 185, 180, 60, 3),
  meeting(135, 545, 130, 60, 2),
  round(470, 590),
  round(590, 590),
  stairs(760, 572, 8),
  plant(1070, 130),
  plant(420, 130),
  plant(1070, 650),
  ...[1000].map(
    (x) => `<rect x="${x}" y="520" width="90" height="56" rx="6" fill="${FLOOR}" stroke="${THIN}" stroke-width="2"/>`,
  ),
  wall('M700 700H80V80H1120V700H960M900 700H700'),
  inner('M380 80V350H80M320 450V700M80 450H320M740 700V540H940'),
  windows(['M130 80h200M450 80h280M800 80h270M1120 140v180M1120 420v200M80 130v170M80 490v170']),
  door(250, 350, 46, 1),
  sideDoor(320, 500, 46, 1),
  entrance(930, 700),
])

/** A table for two who look at the screen. */
const pair = (x, y) =>
  `<rect x="${x}" y="${y}" width="190" height="62" rx="6" fill="${FLOOR}" stroke="${THIN}" stroke-width="2"/>` +
  [x + 34, x + 112]
    .map(
      (left) =>
        `<rect x="${left}" y="${y + 70}" width="44" height="24" rx="11" fill="${ROOM}" stroke="${WAY}" stroke-width="2"/>`,
    )
    .join('')

/** Cards on a wall: three columns of six. */
const cards = (x, y) =>
  Array.from(
    { length: 18 },
    (_, at) =>
      `<rect x="${x + (at % 3) * 40}" y="${y + Math.floor(at / 3) * 46}" width="32" height="32" rx="4" fill="${FLOOR}" stroke="${WAY}" stroke-width="2"/>`,
  ).join('')

const training = svg(1400, 780, [
  room(80, 80, 1240, 620),
  room(1140, 80, 180, 620, ROOM),
  `<rect x="430" y="92" width="420" height="16" rx="4" fill="${WAY}"/>`,
  ...[340, 750].map((x) => pair(x, 270)),
  ...[230, 545, 860].map((x) => pair(x, 460)),
  `<rect x="905" y="150" width="120" height="56" rx="6" fill="${FLOOR}" stroke="${THIN}" stroke-width="2"/><circle cx="965" cy="132" r="13" fill="${ROOM}" stroke="${WAY}" stroke-width="2"/>`,
  `<rect x="110" y="130" width="56" height="210" rx="8" fill="${FLOOR}" stroke="${THIN}" stroke-width="2"/>`,
  ...[165, 215, 265, 310].map(
    (y) => `<circle cx="138" cy="${y}" r="11" fill="${ROOM}" stroke="${WAY}" stroke-width="2"/>`,
  ),
  cards(1190, 250),
  plant(120, 660),
  plant(1280, 660),
  wall('M220 700H80V80H1320V700H420'),
  inner('M1140 80V180M1140 560V700'),
  windows(['M80 380v240M500 700h260M820 700h260']),
  entrance(320, 700),
])

export const PLANS = [
  { name: 'training', folder: 'pages/azure/azure-fundamentals-training', svg: training, width: 1680 },
  { name: 'munich', folder: 'pages/company/contact-and-locations', svg: munich, width: 2000 },
  { name: 'munich.narrow', folder: 'pages/company/contact-and-locations', svg: munichNarrow, width: 1000 },
  { name: 'winterthur', folder: 'pages/company/switzerland-v2', svg: winterthur, width: 1680 },
]
