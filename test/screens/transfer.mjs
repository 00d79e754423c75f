import { figures, head, page, percent, table, tag } from './kit.mjs'

const OWN = `.share { align-items: center; display: grid; gap: 12px; grid-template-columns: minmax(84px, 1fr) 58px } td b { font-weight: 600 } .nights { margin-top: 14px } .ends { color: var(--muted); display: flex; font-size: 16px; justify-content: space-between; margin-top: 8px }
@media (max-width: 600px) { .share { grid-template-columns: 1fr } .share .track { display: none } }`

/** Share that has been copied, in per cent, and the colour of the state. */
const SITES = [
  [100, 'ok'],
  [100, 'wait'],
  [64, 'on'],
  [18, 'on'],
]

const words = {
  de: {
    where: 'Nacht 12 von 20',
    title: 'Was heute Nacht umzieht',
    about: '4 TB vom Dateiserver nach SharePoint Online, jeweils 20 bis 6 Uhr',
    state: 'läuft',
    counts: [
      ['2,4 von 4 TB', 'kopiert'],
      ['21 GB', 'pro Stunde'],
      ['3', 'offene Fragen'],
    ],
    columns: ['Site', 'Kopiert', '+Abgleich', 'Stand'],
    rows: [
      ['Qualität', 'Prüfberichte', 'erster', 'bereit'],
      ['Einkauf', 'Lieferverträge', 'erster', '3 Ordner offen'],
      ['Personal', 'Bewerbungen', '–', 'Vollkopie'],
      ['Projekte', 'pro Projekt eine Site', '–', 'Vollkopie'],
    ],
    nights: 'Nacht 12 von 20, noch in der Vollkopie',
    ends: ['Vollkopie', 'zwei Abgleiche', 'Umschalten'],
  },
  en: {
    where: 'Night 12 of 20',
    title: 'What moves tonight',
    about: '4 TB from the file server to SharePoint Online, 8:00 p.m. to 6:00 a.m.',
    state: 'running',
    counts: [
      ['2.4 of 4 TB', 'copied'],
      ['21 GB', 'per hour'],
      ['3', 'open questions'],
    ],
    columns: ['Site', 'Copied', '+Delta run', 'Status'],
    rows: [
      ['Quality', 'Test reports', 'first', 'ready'],
      ['Purchasing', 'Supply contracts', 'first', '3 folders open'],
      ['HR', 'Applications', '–', 'full copy'],
      ['Projects', 'one site per project', '–', 'full copy'],
    ],
    nights: 'Night 12 of 20, still in the full copy',
    ends: ['Full copy', 'Two delta runs', 'Switch'],
  },
  es: {
    where: 'Noche 12 de 20',
    title: 'Qué se traslada esta noche',
    about: '4 TB del servidor de archivos a SharePoint Online, de 20:00 a 6:00 h',
    state: 'en marcha',
    counts: [
      ['2,4 de 4 TB', 'copiados'],
      ['21 GB', 'por hora'],
      ['3', 'preguntas abiertas'],
    ],
    columns: ['Sitio', 'Copiado', '+Pasada', 'Estado'],
    rows: [
      ['Calidad', 'Informes de ensayo', 'primera', 'listo'],
      ['Compras', 'Contratos de suministro', 'primera', '3 carpetas abiertas'],
      ['Personal', 'Solicitudes', '–', 'copia completa'],
      ['Proyectos', 'un sitio por proyecto', '–', 'copia completa'],
    ],
    nights: 'Noche 12 de 20, aún en la copia completa',
    ends: ['Copia completa', 'Dos pasadas', 'Cambio'],
  },
}

/** A night of Stratamove. */
export const transfer = {
  name: 'transfer',
  folder: 'pages/workplace/sharepoint-power-platform',
  words,
  draw: (w, lang) =>
    page({
      lang,
      pillar: 'workplace',
      app: 'Stratamove',
      where: w.where,
      who: 'SharePoint Online',
      own: OWN,
      body: [
        head(w.title, w.about, tag(w.state, 'on')),
        figures(w.counts),
        `<div class="panel">${table(
          w.columns,
          w.rows.map(([site, library, run, status], at) => {
            const [share, kind] = SITES[at]
            const bar = `<div class="share"><div class="track"><i style="width:${share}%"></i></div>${percent(share, lang)}</div>`
            return [`<b>${site}</b><small>${library}</small>`, bar, run, tag(status, kind)]
          }),
        )}</div>`,
        `<div class="panel"><h2>${w.nights}</h2><div class="track nights"><i style="width:30%"></i></div><div class="ends">${w.ends.map((end) => `<span>${end}</span>`).join('')}</div></div>`,
      ].join(''),
    }),
}
