import { figures, head, page, percent, table, tag } from './kit.mjs'

const OWN = `.share { align-items: center; display: grid; gap: 12px; grid-template-columns: minmax(84px, 1fr) 58px } td b { font-weight: 600 } td:nth-child(2) { color: var(--muted); white-space: nowrap }
@media (max-width: 600px) { .share { grid-template-columns: 1fr } .share .track { display: none } td, th { padding-right: 16px } }`

/** Version and share of the devices that have it, in per cent. */
const APPS = [
  ['26.4', 96, 'ok'],
  ['141.0', 88, 'on'],
  ['9.2.1', 42, 'on'],
  ['2026.3', 12, 'wait'],
  ['6.2', 100, 'ok'],
]

/** Work per package, as in the bars of the page. */
const MINUTES = { hand: 205, tool: 52 }

const words = {
  de: {
    where: 'Test, Tag 12 von 30',
    title: 'Wie weit sind die Geräte?',
    about: '50 Windows-Geräte, 5 von 25 Paketen',
    state: 'verbunden',
    counts: [
      [`${MINUTES.tool} Min.`, 'Arbeit pro Paket'],
      [`${MINUTES.hand} Min.`, 'davor, von Hand'],
      ['1', 'Problemfall'],
    ],
    columns: ['Anwendung', '+Version', 'Aktuell', 'Stand'],
    rows: [
      ['PDF-Leser', 'verteilt'],
      ['Browser', 'Ring 3'],
      ['Packprogramm', 'Ring 2'],
      ['CAD-Betrachter', 'Installation fragt nach'],
      ['Videokonferenz', 'verteilt'],
    ],
  },
  en: {
    where: 'Trial, day 12 of 30',
    title: 'How far are the devices?',
    about: '50 Windows devices, 5 of 25 packages',
    state: 'connected',
    counts: [
      [`${MINUTES.tool} min`, 'of work per package'],
      [`${MINUTES.hand} min`, 'before, by hand'],
      ['1', 'problem case'],
    ],
    columns: ['App', '+Version', 'Up to date', 'Status'],
    rows: [
      ['PDF reader', 'deployed'],
      ['Browser', 'ring 3'],
      ['Archive tool', 'ring 2'],
      ['CAD viewer', 'setup asks back'],
      ['Video meetings', 'deployed'],
    ],
  },
  es: {
    where: 'Prueba, día 12 de 30',
    title: '¿Cómo van los equipos?',
    about: '50 equipos Windows, 5 de 25 paquetes',
    state: 'conectado',
    counts: [
      [`${MINUTES.tool} min`, 'de trabajo por paquete'],
      [`${MINUTES.hand} min`, 'antes, a mano'],
      ['1', 'caso difícil'],
    ],
    columns: ['Aplicación', '+Versión', 'Al día', 'Estado'],
    rows: [
      ['Lector de PDF', 'repartido'],
      ['Navegador', 'anillo 3'],
      ['Compresor', 'anillo 2'],
      ['Visor CAD', 'el instalador pregunta'],
      ['Videoconferencia', 'repartido'],
    ],
  },
}

/** The overview of Stratapack. */
export const packages = {
  name: 'packages',
  folder: 'pages/wpnus-25-trial',
  words,
  draw: (w, lang) =>
    page({
      lang,
      pillar: 'workplace',
      app: 'Stratapack',
      where: w.where,
      who: 'WPNUS-25',
      own: OWN,
      body: [
        head(w.title, w.about, tag(w.state, 'ok')),
        figures(w.counts),
        `<div class="panel">${table(
          w.columns,
          w.rows.map(([name, status], at) => {
            const [version, share, kind] = APPS[at]
            const bar = `<div class="share"><div class="track"><i style="width:${share}%"></i></div>${percent(share, lang)}</div>`
            return [`<b>${name}</b><small class="less">${version}</small>`, version, bar, tag(status, kind)]
          }),
        )}</div>`,
      ].join(''),
    }),
}
