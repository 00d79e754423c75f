import { figures, head, page, tag } from './kit.mjs'

const OWN = `
.plan { display: grid; gap: 12px 20px; grid-template-columns: auto 1fr auto; align-items: center } .plan b { font-weight: 600 } .plan .n { text-align: right; font-weight: 600 }
.lane { background: repeating-linear-gradient(90deg, var(--rule) 0 1px, transparent 1px calc(100% / 24)); height: 34px; position: relative }
.lane i { background: var(--line); border-radius: 6px; bottom: 4px; color: #fff; font: 600 16px/26px Strata; padding: 0 9px; position: absolute; top: 4px; white-space: nowrap } .lane .soft { background: var(--tint); color: var(--pillar) }
.lane .back { background: #c75306; border: 3px solid #fff; border-radius: 50%; height: 17px; padding: 0; top: 8px; transform: translateX(-50%); width: 17px }
.weeks { color: var(--muted); display: flex; font-size: 16px; justify-content: space-between } .key { align-items: center; color: var(--muted); display: flex; font-size: 16px; gap: 9px } .key i { background: #c75306; border-radius: 50%; height: 12px; width: 12px }
@media (max-width: 600px) { .plan { gap: 10px 12px } .lane i { font-size: 0 } .plan b { font-size: 16px } .weeks span:nth-child(even) { display: none } }`

/** First and last week, servers, and the week of a rollback. */
const LANES = [
  [1, 6, 0],
  [7, 8, 12],
  [9, 12, 68],
  [13, 16, 84, 14],
  [17, 19, 41],
  [20, 23, 62, 21],
  [1, 24, 45],
]

const words = {
  de: {
    where: 'Wellenplan',
    title: '312 Server in 24 Wochen',
    about: 'Rheinkontor Logistik, 23 Umzugsnächte, keine Frühschicht verpasst',
    state: 'abgeschlossen',
    week: 'Woche',
    counts: [
      ['267', 'Server umgezogen'],
      ['45', 'stillgelegt'],
      ['2', 'Nächte mit Rückkehr'],
      ['06:00', 'spätestens entschieden'],
    ],
    names: ['Vorbereitung', 'Pilot', 'Verwaltung', 'Lager und Zoll', 'Datenbanken', 'Disposition', 'Abschalten'],
    back: 'Rückkehr in der Nacht, später wiederholt',
  },
  en: {
    where: 'Wave plan',
    title: '312 servers in 24 weeks',
    about: 'Rheinkontor Logistik, 23 cutover nights, no early shift missed',
    state: 'completed',
    week: 'Week',
    counts: [
      ['267', 'servers moved'],
      ['45', 'retired'],
      ['2', 'nights rolled back'],
      ['6:00 a.m.', 'decided at the latest'],
    ],
    names: ['Preparation', 'Pilot', 'Administration', 'Warehouse, customs', 'Databases', 'Dispatch', 'Retirement'],
    back: 'Rolled back at night, repeated later',
  },
  es: {
    where: 'Plan de oleadas',
    title: '312 servidores en 24 semanas',
    about: 'Rheinkontor Logistik, 23 noches de traslado, ningún turno perdido',
    state: 'terminado',
    week: 'Semana',
    counts: [
      ['267', 'servidores trasladados'],
      ['45', 'retirados'],
      ['2', 'noches con marcha atrás'],
      ['6:00 h', 'decidido como tarde'],
    ],
    names: ['Preparación', 'Piloto', 'Administración', 'Almacén y aduanas', 'Bases de datos', 'Tráfico', 'Retirada'],
    back: 'Marcha atrás de noche, repetida después',
  },
}

function lane([first, last, servers, back], name) {
  const place = `left:${((first - 1) / 24) * 100}%;width:${((last - first + 1) / 24) * 100}%`
  const mark = back ? `<i class="back" style="left:${(back / 24) * 100}%"></i>` : ''
  return `<b>${name}</b><div class="lane"><i class="${servers === 0 || servers === 45 ? 'soft' : ''}" style="${place}"></i>${mark}</div><span class="n">${servers}</span>`
}

/** The waves of a migration. */
export const waves = {
  name: 'waves',
  folder: 'pages/azure/migrate-to-the-cloud',
  words,
  draw: (w, lang) =>
    page({
      lang,
      pillar: 'azure',
      app: 'Migration',
      where: w.where,
      who: 'Rheinkontor',
      own: OWN,
      body: [
        head(w.title, w.about, tag(w.state, 'ok')),
        figures(w.counts),
        `<div class="panel"><div class="plan"><span></span><div class="weeks"><span>${w.week} 1</span><span>6</span><span>12</span><span>18</span><span>24</span></div><span></span>${LANES.map((one, at) => lane(one, w.names[at])).join('')}</div></div>`,
        `<p class="key"><i></i>${w.back}</p>`,
      ].join(''),
    }),
}
