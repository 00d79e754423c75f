import { figures, head, page, table, tag } from './kit.mjs'

const OWN = `td b { font-weight: 600 } td:first-child { color: var(--muted); white-space: nowrap }`

/** Class of each entry, and what became of it. */
const CLASSES = [
  ['09:10', 'B', 'ok'],
  ['08:42', 'A', 'ok'],
  ['03:17', 'C', 'wait'],
  ['22:05', 'B', 'stop'],
  ['17:30', 'A', 'ok'],
]

const words = {
  de: {
    where: 'Wartungsbuch',
    title: 'Wer hat wann was geändert?',
    about: 'September 2026, 23 Subscriptions, in Ihrem Repository',
    state: 'lückenlos',
    counts: [
      ['148', 'Änderungen'],
      ['141', 'aus der Pipeline'],
      ['7', 'von Hand, mit Begründung'],
      ['3', 'zurückgerollt'],
    ],
    columns: ['+Zeit', 'Klasse', 'Änderung', 'Ergebnis'],
    entries: [
      ['Firewall-Regel für das Lager', 'Pull Request, freigegeben vom Kunden', 'ausgeführt'],
      ['Datenträger vergrößert', 'Katalog, Pipeline', 'ausgeführt'],
      ['DNS-Weiterleitung umgestellt', 'Bereitschaft, Rolle für vier Stunden', 'Nachtrag folgt'],
      ['AKS auf die nächste Version', 'Pull Request, freigegeben vom Kunden', 'zurückgerollt'],
      ['Sicherung wöchentlich statt monatlich', 'Katalog, Pipeline', 'ausgeführt'],
    ],
  },
  en: {
    where: 'Maintenance log',
    title: 'Who changed what, and when?',
    about: 'September 2026, 23 subscriptions, in your own repository',
    state: 'no gaps',
    counts: [
      ['148', 'changes'],
      ['141', 'from the pipeline'],
      ['7', 'by hand, with a reason'],
      ['3', 'rolled back'],
    ],
    columns: ['+Time', 'Class', 'Change', 'Result'],
    entries: [
      ['Firewall rule for the warehouse', 'Pull request, approved by the customer', 'done'],
      ['Disk enlarged', 'Catalog, pipeline', 'done'],
      ['DNS forwarding switched', 'On call, role for four hours', 'review due'],
      ['AKS to the next version', 'Pull request, approved by the customer', 'rolled back'],
      ['Backup weekly instead of monthly', 'Catalog, pipeline', 'done'],
    ],
  },
  es: {
    where: 'Libro de mantenimiento',
    title: '¿Quién cambió qué y cuándo?',
    about: 'Septiembre de 2026, 23 suscripciones, en su propio repositorio',
    state: 'sin huecos',
    counts: [
      ['148', 'cambios'],
      ['141', 'desde la canalización'],
      ['7', 'a mano, con motivo'],
      ['3', 'revertidos'],
    ],
    columns: ['+Hora', 'Clase', 'Cambio', 'Resultado'],
    entries: [
      ['Regla de cortafuegos del almacén', 'Pull request, aprobada por el cliente', 'hecho'],
      ['Disco ampliado', 'Catálogo, canalización', 'hecho'],
      ['Cambio de reenvío de DNS', 'Guardia, rol de cuatro horas', 'falta revisión'],
      ['AKS a la versión siguiente', 'Pull request, aprobada por el cliente', 'revertido'],
      ['Copia semanal en vez de mensual', 'Catálogo, canalización', 'hecho'],
    ],
  },
}

/** The maintenance log of Azure Managed Services. */
export const log = {
  name: 'log',
  folder: 'pages/azure/azure-managed-services',
  words,
  draw: (w, lang) =>
    page({
      lang,
      pillar: 'azure',
      app: 'Azure Managed Services',
      where: w.where,
      who: 'main',
      own: OWN,
      body: [
        head(w.title, w.about, tag(w.state, 'ok')),
        figures(w.counts),
        `<div class="panel">${table(
          w.columns,
          w.entries.map(([what, how, result], at) => {
            const [time, kind, state] = CLASSES[at]
            return [
              time,
              tag(kind, 'on'),
              `<b>${what}</b><small><span class="less">${time} · </span>${how}</small>`,
              tag(result, state),
            ]
          }),
        )}</div>`,
      ].join(''),
    }),
}
