import { figures, head, page, table, tag } from './kit.mjs'

const OWN = `td b { font-weight: 600; white-space: nowrap } .life { margin-top: 14px } .ends { color: var(--muted); display: flex; font-size: 16px; justify-content: space-between; margin-top: 8px }`

const DEVICES = [
  ['NB-0417', 'SCEP', 'ok'],
  ['NB-0418', 'ACME', 'ok'],
  ['SW-EG-02', 'SCEP', 'ok'],
  ['NB-0409', 'SCEP', 'stop'],
]

const words = {
  de: {
    where: 'Ihre Test-CA',
    title: 'Wer ins Netz darf',
    about: 'Gerätezertifikate für WLAN und VPN, Schlüssel im HSM, Region Deutschland',
    state: 'aktiv',
    counts: [
      ['37 von 100', 'Zertifikaten ausgestellt'],
      ['20 Min.', 'bis zum ersten'],
      ['9 Min.', 'bis eine Sperre wirkt'],
    ],
    columns: ['Gerät', 'Weg', '+Gültig', 'Stand'],
    rows: [
      ['Notebook, Vertrieb', 'bis Tag 30', 'gültig'],
      ['Notebook, Technik', 'bis Tag 30', 'gültig'],
      ['Switch, Erdgeschoss', 'bis Tag 30', 'gültig'],
      ['Notebook, Übung', 'Tag 15', 'gesperrt'],
    ],
    life: 'Tag 15 von 30: Sperren üben',
    ends: ['Schlüssel erzeugt', 'CA erlischt'],
  },
  en: {
    where: 'Your test CA',
    title: 'Who may join the network',
    about: 'Device certificates for Wi-Fi and VPN, key in an HSM, German region',
    state: 'active',
    counts: [
      ['37 of 100', 'certificates issued'],
      ['20 min', 'to the first one'],
      ['9 min', 'until a revocation bites'],
    ],
    columns: ['Device', 'Route', '+Valid', 'Status'],
    rows: [
      ['Laptop, sales', 'until day 30', 'valid'],
      ['Laptop, engineering', 'until day 30', 'valid'],
      ['Switch, ground floor', 'until day 30', 'valid'],
      ['Laptop, drill', 'day 15', 'revoked'],
    ],
    life: 'Day 15 of 30: revocation drill',
    ends: ['Key generated', 'CA expires'],
  },
  es: {
    where: 'Su CA de prueba',
    title: 'Quién puede entrar en la red',
    about: 'Certificados de equipo para wifi y VPN, clave en HSM, región de Alemania',
    state: 'activa',
    counts: [
      ['37 de 100', 'certificados emitidos'],
      ['20 min', 'hasta el primero'],
      ['9 min', 'hasta que la revocación surte efecto'],
    ],
    columns: ['Equipo', 'Vía', '+Validez', 'Estado'],
    rows: [
      ['Portátil, ventas', 'hasta el día 30', 'válido'],
      ['Portátil, técnica', 'hasta el día 30', 'válido'],
      ['Conmutador, planta baja', 'hasta el día 30', 'válido'],
      ['Portátil, ensayo', 'día 15', 'revocado'],
    ],
    life: 'Día 15 de 30: ensayo de revocación',
    ends: ['Clave generada', 'La CA caduca'],
  },
}

/** The overview of Stratacert. */
export const certificates = {
  name: 'certificates',
  folder: 'pages/ignite-25-trial',
  words,
  draw: (w, lang) =>
    page({
      lang,
      pillar: 'company',
      app: 'Stratacert',
      where: w.where,
      who: 'IGNITE-25',
      own: OWN,
      body: [
        head(w.title, w.about, tag(w.state, 'ok')),
        figures(w.counts),
        `<div class="panel">${table(
          w.columns,
          w.rows.map(([what, valid, status], at) => {
            const [device, route, kind] = DEVICES[at]
            return [`<b>${device}</b><small>${what}</small>`, tag(route, 'on'), valid, tag(status, kind)]
          }),
        )}</div>`,
        `<div class="panel"><div><h2>${w.life}</h2><div class="track life"><i style="width:50%"></i></div><div class="ends"><span>${w.ends[0]}</span><span>${w.ends[1]}</span></div></div></div>`,
      ].join(''),
    }),
}
