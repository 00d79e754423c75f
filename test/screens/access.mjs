import { figures, head, page, table, tag } from './kit.mjs'

const OWN = `td b { font-weight: 600; white-space: nowrap }`

const REQUESTS = [
  ['NB-0417', '08:02', 'ok'],
  ['PH-1180', '08:03', 'ok'],
  ['NB-0409', '08:03', 'stop'],
  ['NB-0233', '08:05', 'ok'],
  ['–', '08:06', 'stop'],
]

const words = {
  de: {
    where: 'Heute',
    title: 'Wer heute ins Netz wollte',
    about: 'Anfragen aus WLAN und VPN, beantwortet ohne eigenen Server',
    state: 'erreichbar',
    counts: [
      ['1.312', 'Anfragen'],
      ['1.309', 'zugelassen'],
      ['3', 'abgelehnt'],
    ],
    columns: ['Gerät', 'Netz', '+Zeit', 'Antwort'],
    rows: [
      ['Notebook, Vertrieb', 'WLAN Büro', 'zugelassen'],
      ['Handscanner', 'WLAN Lager', 'zugelassen'],
      ['Notebook, verloren', 'WLAN Büro', 'Zertifikat gesperrt'],
      ['Notebook, Technik', 'VPN', 'zugelassen'],
      ['unbekannt', 'WLAN Büro', 'kein Zertifikat'],
    ],
  },
  en: {
    where: 'Today',
    title: 'Who asked to join today',
    about: 'Requests from Wi-Fi and VPN, answered without a server on site',
    state: 'reachable',
    counts: [
      ['1,312', 'requests'],
      ['1,309', 'accepted'],
      ['3', 'rejected'],
    ],
    columns: ['Device', 'Network', '+Time', 'Answer'],
    rows: [
      ['Laptop, sales', 'Office Wi-Fi', 'accepted'],
      ['Hand scanner', 'Warehouse Wi-Fi', 'accepted'],
      ['Laptop, lost', 'Office Wi-Fi', 'certificate revoked'],
      ['Laptop, engineering', 'VPN', 'accepted'],
      ['unknown', 'Office Wi-Fi', 'no certificate'],
    ],
  },
  es: {
    where: 'Hoy',
    title: 'Quién quiso entrar hoy en la red',
    about: 'Peticiones de wifi y VPN, respondidas sin servidores en la sede',
    state: 'disponible',
    counts: [
      ['1.312', 'peticiones'],
      ['1.309', 'admitidas'],
      ['3', 'rechazadas'],
    ],
    columns: ['Equipo', 'Red', '+Hora', 'Respuesta'],
    rows: [
      ['Portátil, ventas', 'Wifi de oficina', 'admitido'],
      ['Lector de mano', 'Wifi de almacén', 'admitido'],
      ['Portátil perdido', 'Wifi de oficina', 'certificado revocado'],
      ['Portátil, técnica', 'VPN', 'admitido'],
      ['desconocido', 'Wifi de oficina', 'sin certificado'],
    ],
  },
}

/** The requests of a day at Stratadius. */
export const access = {
  name: 'access',
  folder: 'pages/services-overview',
  words,
  draw: (w, lang) =>
    page({
      lang,
      pillar: 'security',
      app: 'Stratadius',
      where: w.where,
      who: 'EAP-TLS',
      own: OWN,
      body: [
        head(w.title, w.about, tag(w.state, 'ok')),
        figures(w.counts),
        `<div class="panel">${table(
          w.columns,
          w.rows.map(([what, network, answer], at) => {
            const [device, time, kind] = REQUESTS[at]
            return [`<b>${device}</b><small>${what}</small>`, network, time, tag(answer, kind)]
          }),
        )}</div>`,
      ].join(''),
    }),
}
