import { figures, head, page, percent } from './kit.mjs'

const OWN = `.rates { align-items: center; display: grid; gap: 15px 20px; grid-template-columns: auto 1fr auto auto } .rates .track { height: 14px } .rates .low i { background: #c75306 } .rates b { text-align: right } .rates small { color: var(--muted); font-size: 16px; text-align: right }
@media (max-width: 600px) { .rates { grid-template-columns: 1fr auto; gap: 6px 14px } .rates small { display: none } .rates .track { grid-column: 1 / -1; grid-row: 2; margin-bottom: 10px } }
.rate { display: contents }
@media (max-width: 600px) { .rate { display: grid; gap: 6px 14px; grid-column: 1 / -1; grid-template-columns: 1fr auto } }`

/** Decisions, and how many of them were carried out within 14 days. */
const COUNTS = [
  [401, 361],
  [284, 148],
  [175, 133],
  [91, 65],
  [87, 40],
  [54, 54],
]

const words = {
  de: {
    where: 'Dienstag, 09:40 Uhr',
    title: 'Was aus Entscheidungen wurde',
    about: '364 Termine bei 14 Kunden, September 2025 bis Februar 2026',
    counts: [
      ['1.092', 'Entscheidungen'],
      ['73 %', 'nach 14 Tagen umgesetzt'],
      ['20 Min.', 'pro Woche'],
    ],
    of: 'von',
    names: [
      'Abschalten, löschen',
      'Verkleinern',
      'Start und Stopp',
      'Speicher, Protokolle',
      'Reservierung',
      'Bewusst so lassen',
    ],
  },
  en: {
    where: 'Tuesday, 9:40 a.m.',
    title: 'What became of decisions',
    about: '364 meetings at 14 customers, September 2025 to February 2026',
    counts: [
      ['1,092', 'decisions'],
      ['73%', 'done within 14 days'],
      ['20 min', 'a week'],
    ],
    of: 'of',
    names: ['Switch off, delete', 'Resize', 'Start and stop', 'Storage, logs', 'Reservation', 'Keep on purpose'],
  },
  es: {
    where: 'Martes, 9:40 h',
    title: 'Qué fue de las decisiones',
    about: '364 reuniones en 14 clientes, de septiembre de 2025 a febrero de 2026',
    counts: [
      ['1.092', 'decisiones'],
      ['73 %', 'hechas en 14 días'],
      ['20 min', 'por semana'],
    ],
    of: 'de',
    names: ['Apagar, borrar', 'Reducir tamaño', 'Arranque y parada', 'Almacenamiento', 'Reserva', 'Dejar así'],
  },
}

function row(name, [all, done], w, lang) {
  const share = Math.round((done / all) * 100)
  return `<div class="rate"><span>${name}</span><div class="track${share < 60 ? ' low' : ''}"><i style="width:${share}%"></i></div><b>${percent(share, lang)}</b><small>${done} ${w.of} ${all}</small></div>`
}

/** The decisions of a cost meeting, by kind. */
export const decisions = {
  name: 'decisions',
  folder: 'posts/finops-meeting-in-twenty-minutes',
  words,
  draw: (w, lang) =>
    page({
      lang,
      pillar: 'azure',
      app: 'FinOps',
      where: w.where,
      who: '20 min',
      own: OWN,
      body: [
        head(w.title, w.about),
        figures(w.counts),
        `<div class="panel"><div class="rates">${w.names.map((name, at) => row(name, COUNTS[at], w, lang)).join('')}</div></div>`,
      ].join(''),
    }),
}
