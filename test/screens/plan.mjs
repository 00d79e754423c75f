import { figures, head, page, table, tag } from './kit.mjs'

const OWN = `.code { background: #031019; border-radius: 14px; color: #dbe6ec; font: 400 17px/1.65 'DejaVu Sans Mono', monospace; font-variant-ligatures: none; padding: 20px 24px; white-space: pre } .code i { color: #8fa3b0; font-style: normal } .code b { color: #7fd6a0; font-weight: 400 }
td b { font-weight: 600 } td:last-child { text-align: right } th:last-child { text-align: right }
@media (max-width: 600px) { .code { font-size: 16px; overflow-wrap: anywhere; padding: 14px; white-space: pre-wrap } }`

/** The output of Terraform, which is English everywhere. */
const CODE = [
  '<i># strata_name.orders</i>',
  '<b>+</b> name    = <b>"rg-orders-prod-weu"</b>',
  '',
  '<i># strata_address.orders</i>',
  '<b>+</b> network = <b>"10.40.16.0/22"</b>',
  '',
  '<i># strata_tags.orders</i>',
  '<b>+</b> owner   = <b>"orders"</b>',
  '<b>+</b> expires = <b>"2027-06-30"</b>',
  '',
  'Plan: 3 to add, 0 to change, 0 to destroy.',
]

const words = {
  de: {
    where: 'Pull Request 1093',
    title: 'Ein neuer Dienst bekommt Namen, Netz und Tags',
    about: 'Plan von heute, 10:42 Uhr, als Datei mit Prüfsumme',
    state: 'wartet auf Freigabe',
    counts: [
      ['3', 'neu'],
      ['0', 'geändert'],
      ['0', 'gelöscht'],
    ],
    columns: ['Prüfung', 'Ergebnis'],
    rows: [
      ['Name', 'folgt dem Schema', 'frei'],
      ['Adressen', '1.024, aus dem Verzeichnis', 'ohne Überschneidung'],
      ['Tags', 'Verantwortliche und Ablauf', 'vollständig'],
    ],
  },
  en: {
    where: 'Pull request 1093',
    title: 'A new service gets a name, a network and tags',
    about: 'Plan of today, 10:42 a.m., as a file with a checksum',
    state: 'awaiting approval',
    counts: [
      ['3', 'to add'],
      ['0', 'to change'],
      ['0', 'to destroy'],
    ],
    columns: ['Check', 'Result'],
    rows: [
      ['Name', 'follows the scheme', 'free'],
      ['Addresses', '1,024, from the register', 'no overlap'],
      ['Tags', 'owner and expiry', 'complete'],
    ],
  },
  es: {
    where: 'Pull request 1093',
    title: 'Un servicio nuevo recibe nombre, red y etiquetas',
    about: 'Plan de hoy, 10:42 h, como archivo con suma de control',
    state: 'espera aprobación',
    counts: [
      ['3', 'nuevos'],
      ['0', 'modificados'],
      ['0', 'eliminados'],
    ],
    columns: ['Control', 'Resultado'],
    rows: [
      ['Nombre', 'sigue el esquema', 'libre'],
      ['Direcciones', '1.024, del registro', 'sin solape'],
      ['Etiquetas', 'responsable y caducidad', 'completas'],
    ],
  },
}

/** A plan with terraform-provider-strata in a pull request. */
export const plan = {
  name: 'plan',
  folder: 'pages/azure/devops-automation',
  words,
  draw: (w, lang) =>
    page({
      lang,
      pillar: 'azure',
      app: 'terraform-provider-strata',
      where: w.where,
      who: 'orders',
      own: OWN,
      body: [
        head(w.title, w.about, tag(w.state, 'wait')),
        figures(w.counts),
        `<div class="code">${CODE.join('\n')}</div>`,
        `<div class="panel">${table(
          w.columns,
          w.rows.map(([what, detail, result]) => [`<b>${what}</b><small>${detail}</small>`, tag(result, 'ok')]),
        )}</div>`,
      ].join(''),
    }),
}
