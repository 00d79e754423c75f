import { figures, head, page, percent, table, tag } from './kit.mjs'

const OWN = `
.rings { display: grid; grid-template-columns: 1fr 9fr 30fr 60fr; gap: 4px; margin-top: 14px } .rings > div { background: var(--tint); border-radius: 5px; color: var(--pillar); font-weight: 600; font-size: 16px; padding: 7px 8px; white-space: nowrap; min-width: 44px }
.rings > .done { background: var(--line); color: #fff }
.bars { align-items: center; display: grid; gap: 10px; grid-template-columns: 34px 110px } @media (max-width: 600px) { .bars { grid-template-columns: 1fr } .bars .track { display: none } .rings > div { min-width: 40px; padding: 7px 5px } }`

/** Shares of the devices that a release reaches, one ring after the other. */
const RINGS = [1, 9, 30, 60]

const words = {
  de: {
    where: 'Monatsbericht',
    title: 'Abweichungen im August 2026',
    about: 'Ein Tenant mit 1.180 Geräten, geprüft jede Nacht um 2 Uhr',
    state: 'Bericht freigegeben',
    counts: [
      ['4', 'Abweichungen'],
      ['51', 'betroffene Geräte'],
      ['0', 'ohne Entscheidung'],
    ],
    columns: ['Einstellung', 'Geräte', 'Ergebnis'],
    rows: [
      ['Windows LAPS, Kennwortalter', '44 statt 30 Tage', 9, 'Frist bis Tag 60'],
      ['Defender, Manipulations\u00adschutz', 'aus statt ein', 2, 'zurückgesetzt'],
      ['WLAN-Profil Werk 2', '2 Zuweisungen statt 1', 26, 'Kopie gelöscht'],
      ['iOS, Mindestversion', 'älter als vereinbart', 14, 'Tausch'],
    ],
    release: 'Baseline 2026.08: Ringe 1 und 2 sind verteilt',
  },
  en: {
    where: 'Monthly report',
    title: 'Deviations in August 2026',
    about: 'One tenant with 1,180 devices, checked every night at 2 a.m.',
    state: 'Report approved',
    counts: [
      ['4', 'deviations'],
      ['51', 'devices affected'],
      ['0', 'without a decision'],
    ],
    columns: ['Setting', 'Devices', 'Outcome'],
    rows: [
      ['Windows LAPS, password age', '44 days instead of 30', 9, 'deadline day 60'],
      ['Defender tamper protection', 'off instead of on', 2, 'reset'],
      ['Wi-Fi profile, plant 2', '2 assignments instead of 1', 26, 'copy deleted'],
      ['iOS minimum version', 'older than agreed', 14, 'replaced'],
    ],
    release: 'Baseline 2026.08: rings 1 and 2 are deployed',
  },
  es: {
    where: 'Informe mensual',
    title: 'Desviaciones en agosto de 2026',
    about: 'Un tenant con 1.180 dispositivos, revisado cada noche a las 2 h',
    state: 'Informe aprobado',
    counts: [
      ['4', 'desviaciones'],
      ['51', 'equipos afectados'],
      ['0', 'sin decisión'],
    ],
    columns: ['Ajuste', 'Equipos', 'Resultado'],
    rows: [
      ['Windows LAPS, contraseña', '44 días en vez de 30', 9, 'plazo: día 60'],
      ['Defender, protección', 'desactivada, no activada', 2, 'restablecida'],
      ['Perfil wifi de la planta 2', '2 asignaciones en vez de 1', 26, 'copia eliminada'],
      ['iOS, versión mínima', 'anterior a la pactada', 14, 'sustitución'],
    ],
    release: 'Base 2026.08: anillos 1 y 2 repartidos',
  },
}

/** A page of the drift report of Managed Intune. */
export const drift = {
  name: 'drift',
  folder: 'pages/entra-intune/managed-intune',
  words,
  draw: (w, lang) =>
    page({
      lang,
      pillar: 'workplace',
      app: 'Managed Intune',
      where: w.where,
      who: 'baseline/2026.08',
      own: OWN,
      body: [
        head(w.title, w.about, tag(w.state, 'ok')),
        figures(w.counts),
        `<div class="panel">${table(
          w.columns,
          w.rows.map(([setting, actual, devices, outcome]) => [
            `${setting}<small>${actual}</small>`,
            `<div class="bars"><b>${devices}</b><div class="track"><i style="width:${(devices / 26) * 100}%"></i></div></div>`,
            tag(outcome, 'on'),
          ]),
        )}</div>`,
        `<div class="panel"><h2>${w.release}</h2><div class="rings">${RINGS.map((share, at) => `<div${at < 2 ? ' class="done"' : ''}>${percent(share, lang)}</div>`).join('')}</div></div>`,
      ].join(''),
    }),
}
