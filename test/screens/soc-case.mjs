import { head, page, tag } from './kit.mjs'

const OWN = `
.axis { height: 92px; position: relative; margin: 6px 8px 0 } .axis::before { background: var(--hair); content: ''; height: 3px; left: 0; position: absolute; right: 0; top: 20px }
.axis i { background: #fff; border: 3px solid var(--line); border-radius: 50%; height: 17px; position: absolute; top: 13px; transform: translateX(-50%); width: 17px }
.axis .key { background: var(--line); box-shadow: 0 0 0 6px var(--tint) } .axis .run { background: var(--line); border-radius: 2px; height: 3px; position: absolute; top: 20px }
.axis span { color: var(--muted); font-size: 16px; position: absolute; text-align: center; top: 42px; transform: translateX(-50%); white-space: nowrap } .axis span b { color: var(--ink); display: block; font-size: 17px }
.axis span:last-child { transform: translateX(-88%) } .axis span:nth-of-type(1) { transform: none; text-align: left }
.cols { display: grid; gap: 22px; grid-template-columns: 1fr 1fr } ol { display: grid; gap: 13px; list-style: none; margin-top: 16px }
li { display: grid; gap: 0 14px; grid-template-columns: 66px 1fr } li b { color: var(--pillar); font-weight: 600 } li.key { font-weight: 600 }
dl { display: grid; gap: 13px 16px; grid-template-columns: auto 1fr; margin-top: 16px } dt { color: var(--muted) }
@media (max-width: 600px) { .cols { grid-template-columns: 1fr } .axis { margin-top: 0 } .axis span:nth-of-type(1) { display: none } }`

const MINUTES = [0, 2, 11, 14, 22, 31, 38, 60]
const KEY = [11, 38]

const words = {
  de: {
    where: 'Fall 2026-1147',
    title: 'Gestohlenes Token nach Phishing',
    about: 'Dienstag, 02:14 Uhr, Schichtleitung Graz',
    state: 'eingedämmt',
    min: 'Min.',
    marks: ['Alarm', 'Entscheidung', 'eingedämmt', 'Bericht'],
    steps: 'Verlauf',
    list: [
      'Alarm aus der Regel',
      'Belege gesammelt',
      'Entscheidung einer Analystin',
      'Sitzungen beendet',
      'Anruf bei der Bereitschaft',
      'Suche im ganzen Tenant',
      'Kein Zugriff mehr',
      'Erster Bericht',
    ],
    facts: 'Lage',
    rows: [
      ['Priorität', 'P1'],
      ['Konten', '1 betroffen'],
      ['Geräte', '1 isoliert'],
      ['Weiterleitungen', '2 gelöscht'],
      ['Meldung', '24 Stunden, geprüft'],
    ],
  },
  en: {
    where: 'Case 2026-1147',
    title: 'Stolen token after phishing',
    about: 'Tuesday, 2:14 a.m., shift lead in Graz',
    state: 'contained',
    min: 'min',
    marks: ['Alert', 'Decision', 'contained', 'Report'],
    steps: 'What happened',
    list: [
      'Alert from the rule',
      'Evidence collected',
      'An analyst has decided',
      'Sessions ended',
      'Call to your on-call contact',
      'Search in the whole tenant',
      'No access left',
      'First report',
    ],
    facts: 'Situation',
    rows: [
      ['Priority', 'P1'],
      ['Accounts', '1 affected'],
      ['Devices', '1 isolated'],
      ['Forwarding rules', '2 deleted'],
      ['Report', '24 hours, checked'],
    ],
  },
  es: {
    where: 'Caso 2026-1147',
    title: 'Token robado tras un phishing',
    about: 'Martes, 2:14 h, jefa de turno en Graz',
    state: 'contenido',
    min: 'min',
    marks: ['Alerta', 'Decisión', 'contenido', 'Informe'],
    steps: 'Qué ocurrió',
    list: [
      'Alerta de la regla',
      'Pruebas reunidas',
      'Una analista ha decidido',
      'Sesiones cerradas',
      'Llamada a su guardia',
      'Búsqueda en todo el tenant',
      'Ya no hay acceso',
      'Primer informe',
    ],
    facts: 'Situación',
    rows: [
      ['Prioridad', 'P1'],
      ['Cuentas', '1 afectada'],
      ['Equipos', '1 aislado'],
      ['Reenvíos', '2 borrados'],
      ['Notificación', '24 horas, revisada'],
    ],
  },
}

const at = (minute) => `left:${(minute / 60) * 100}%`

function axis(w) {
  const points = MINUTES.map((minute) => `<i class="${KEY.includes(minute) ? 'key' : ''}" style="${at(minute)}"></i>`)
  const labels = [0, ...KEY, 60].map(
    (minute, place) => `<span style="${at(minute)}"><b>${minute} ${w.min}</b>${w.marks[place]}</span>`,
  )
  return `<div class="axis"><div class="run" style="width:${(38 / 60) * 100}%"></div>${points.join('')}${labels.join('')}</div>`
}

/** A case of the security operations center, from the alert to the report. */
export const socCase = {
  name: 'case',
  folder: 'pages/security/cloud-security-operations-center',
  words,
  draw: (w, lang) =>
    page({
      lang,
      pillar: 'security',
      app: 'SOC',
      where: w.where,
      who: 'P1',
      own: OWN,
      body: [
        head(w.title, w.about, tag(w.state, 'ok')),
        `<div class="panel">${axis(w)}</div>`,
        `<div class="cols"><div class="panel"><h2>${w.steps}</h2><ol>${w.list.map((text, place) => `<li class="${KEY.includes(MINUTES[place]) ? 'key' : ''}"><b>${MINUTES[place]} ${w.min}</b>${text}</li>`).join('')}</ol></div>`,
        `<div class="panel"><div><h2>${w.facts}</h2><dl>${w.rows.map(([name, value]) => `<dt>${name}</dt><dd><b>${value}</b></dd>`).join('')}</dl></div></div></div>`,
      ].join(''),
    }),
}
