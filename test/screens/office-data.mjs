import { figures, head, page, percent, table, tag } from './kit.mjs'

const OWN = `.share { align-items: center; display: grid; gap: 12px; grid-template-columns: minmax(84px, 1fr) 58px } td b { font-weight: 600 }
@media (max-width: 600px) { .share { grid-template-columns: 1fr } .share .track { display: none } }`

/** Version and share of the devices that have it, in per cent. */
const FILES = [
  ['2026.3', 100, 'ok'],
  ['2026.11', 72, 'on'],
  ['2026.2', 100, 'ok'],
  ['2026.10', 100, 'ok'],
  ['2025.4', 28, ''],
]

const words = {
  de: {
    where: 'Vorlagen',
    title: 'Auf jedem Gerät dieselbe Fassung',
    about: 'Lokale Office-Daten auf 640 Geräten, heute um 9 Uhr',
    state: 'verbunden',
    counts: [
      ['14', 'Vorlagen'],
      ['3', 'Signaturen'],
      ['1', 'wird verteilt'],
    ],
    columns: ['Datei', '+Fassung', 'Auf Geräten', 'Stand'],
    rows: [
      ['Brief', 'Word', 'gleich'],
      ['Angebot', 'Word', 'wird verteilt'],
      ['Präsentation', 'PowerPoint', 'gleich'],
      ['Signatur', 'Outlook', 'gleich'],
      ['Angebot, alt', 'Word', 'wird gelöscht'],
    ],
  },
  en: {
    where: 'Templates',
    title: 'The same version on every device',
    about: 'Local Office data on 640 devices, today at 9 a.m.',
    state: 'connected',
    counts: [
      ['14', 'templates'],
      ['3', 'signatures'],
      ['1', 'rolling out'],
    ],
    columns: ['File', '+Version', 'On devices', 'Status'],
    rows: [
      ['Letter', 'Word', 'same'],
      ['Quote', 'Word', 'rolling out'],
      ['Slides', 'PowerPoint', 'same'],
      ['Signature', 'Outlook', 'same'],
      ['Old quote', 'Word', 'being deleted'],
    ],
  },
  es: {
    where: 'Plantillas',
    title: 'La misma versión en cada equipo',
    about: 'Datos locales de Office en 640 equipos, hoy a las 9 h',
    state: 'conectado',
    counts: [
      ['14', 'plantillas'],
      ['3', 'firmas'],
      ['1', 'en reparto'],
    ],
    columns: ['Archivo', '+Versión', 'En equipos', 'Estado'],
    rows: [
      ['Carta', 'Word', 'igual'],
      ['Oferta', 'Word', 'en reparto'],
      ['Presentación', 'PowerPoint', 'igual'],
      ['Firma', 'Outlook', 'igual'],
      ['Oferta antigua', 'Word', 'se elimina'],
    ],
  },
}

/** The templates of Stratalocal. */
export const officeData = {
  name: 'office-data',
  folder: 'pages/services-overview',
  words,
  draw: (w, lang) =>
    page({
      lang,
      pillar: 'workplace',
      app: 'Stratalocal',
      where: w.where,
      who: '640',
      own: OWN,
      body: [
        head(w.title, w.about, tag(w.state, 'ok')),
        figures(w.counts),
        `<div class="panel">${table(
          w.columns,
          w.rows.map(([name, app, status], at) => {
            const [version, share, kind] = FILES[at]
            const bar = `<div class="share"><div class="track"><i style="width:${share}%"></i></div>${percent(share, lang)}</div>`
            return [
              `<b>${name}</b><small>${app}<span class="less">, ${version}</span></small>`,
              version,
              bar,
              tag(status, kind),
            ]
          }),
        )}</div>`,
      ].join(''),
    }),
}
