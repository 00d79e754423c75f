import { figures, head, page, table, tag } from './kit.mjs'

const OWN = `td b { font-weight: 600; white-space: nowrap } .apart { display: grid; gap: 4px; grid-template-columns: 3fr 2fr; margin-top: 14px } .apart div { background: var(--tint); border-radius: 6px; color: var(--pillar); font-weight: 600; padding: 9px 12px } .apart div + div { background: var(--sunken); color: var(--muted) }
@media (max-width: 600px) { td b { white-space: normal } .apart { grid-template-columns: 1fr } }`

const KINDS = ['ok', 'on', 'ok', '']
const EXTENSIONS = ['110', '340', '0', '512']

const words = {
  de: {
    where: 'Adressbuch',
    title: 'Wer anruft, steht im Display',
    about: 'Kontakte aus Entra ID auf den Diensttelefonen, abgeglichen jede Stunde',
    state: 'abgeglichen',
    counts: [
      ['268', 'Diensttelefone'],
      ['230', 'Kontakte'],
      ['0', 'private gelesen'],
    ],
    columns: ['Kontakt', '+Durchwahl', 'Auf Tele\u00adfonen von', 'Stand'],
    rows: [
      ['Leitwarte', 'rund um die Uhr', 'allen', 'gleich'],
      ['Einsatz\u00adplanung', 'Service Nord', 'Außen\u00addienst', 'neue Nummer'],
      ['Vermittlung', 'Hauptsitz', 'allen', 'gleich'],
      ['Lager Süd', 'geschlossen', 'niemandem', 'entfernt'],
    ],
    apart: 'Zwei Adressbücher auf einem Telefon',
    sides: ['Dienstlich: 230 Kontakte', 'Privat: nicht gelesen'],
  },
  en: {
    where: 'Address book',
    title: 'The screen says who is calling',
    about: 'Contacts from Entra ID on work phones, synchronized every hour',
    state: 'synchronized',
    counts: [
      ['268', 'work phones'],
      ['230', 'contacts'],
      ['0', 'private ones read'],
    ],
    columns: ['Contact', '+Extension', 'On the phones of', 'Status'],
    rows: [
      ['Control room', 'around the clock', 'everyone', 'same'],
      ['Dispatch', 'service north', 'field staff', 'new number'],
      ['Switchboard', 'head office', 'everyone', 'same'],
      ['Warehouse south', 'closed', 'nobody', 'removed'],
    ],
    apart: 'Two address books on one phone',
    sides: ['Work: 230 contacts', 'Private: not read'],
  },
  es: {
    where: 'Agenda',
    title: 'La pantalla dice quién llama',
    about: 'Contactos de Entra ID en los móviles de empresa, al día cada hora',
    state: 'al día',
    counts: [
      ['268', 'móviles de empresa'],
      ['230', 'contactos'],
      ['0', 'privados leídos'],
    ],
    columns: ['Contacto', '+Extensión', 'En los móviles de', 'Estado'],
    rows: [
      ['Sala de control', 'las 24 horas', 'todos', 'igual'],
      ['Planifi\u00adcación', 'servicio norte', 'campo', 'número nuevo'],
      ['Centralita', 'sede', 'todos', 'igual'],
      ['Almacén sur', 'cerrado', 'nadie', 'retirado'],
    ],
    apart: 'Dos agendas en un móvil',
    sides: ['Empresa: 230 contactos', 'Privado: no se lee'],
  },
}

/** The address book of Stratacontacts. */
export const directory = {
  name: 'directory',
  folder: 'pages/workplace/microsoft-teams',
  words,
  draw: (w, lang) =>
    page({
      lang,
      pillar: 'workplace',
      app: 'Stratacontacts',
      where: w.where,
      who: 'Entra ID',
      own: OWN,
      body: [
        head(w.title, w.about, tag(w.state, 'ok')),
        figures(w.counts),
        `<div class="panel">${table(
          w.columns,
          w.rows.map(([name, detail, phones, status], at) => [
            `<b>${name}</b><small>${detail}</small>`,
            EXTENSIONS[at],
            phones,
            tag(status, KINDS[at]),
          ]),
        )}</div>`,
        `<div class="panel"><h2>${w.apart}</h2><div class="apart">${w.sides.map((side) => `<div>${side}</div>`).join('')}</div></div>`,
      ].join(''),
    }),
}
