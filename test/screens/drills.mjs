import { head, page } from './kit.mjs'

const OWN = `
.quarters { align-items: end; display: grid; gap: 34px; grid-template-columns: repeat(4, 1fr); height: 330px; padding: 0 10px }
.quarter { display: grid; gap: 3px; text-align: center } .quarter i { border-radius: 5px; display: block } .quarter b { font: 600 31px/1.2 Strata; font-stretch: 88% } .quarter span { border-top: 1px solid var(--hair); color: var(--muted); margin-top: 5px; padding-top: 9px }
.legend { display: grid; gap: 8px 30px; grid-template-columns: 1fr 1fr; list-style: none } .legend li { align-items: center; display: grid; gap: 11px; grid-template-columns: 14px 1fr } .legend i { border-radius: 4px; height: 14px }
@media (max-width: 600px) { .quarters { gap: 14px; padding: 0 } .legend { grid-template-columns: 1fr } }`

/** Failures by cause in each quarter. */
const CAUSES = [
  ['#7d2f6f', 4, 2, 1, 1],
  ['#b06aa2', 2, 1, 1, 1],
  ['#d59cc9', 2, 1, 1, 0],
  ['#8495a0', 1, 1, 1, 0],
  ['#c75306', 0, 1, 0, 0],
]
const HEIGHT = 26

const words = {
  de: {
    where: 'Übungsprotokoll',
    title: 'Gescheiterte Übungen pro Quartal',
    about: '23 Übungen im Quartal, April 2025 bis März 2026',
    quarters: ['Q2/25', 'Q3/25', 'Q4/25', 'Q1/26'],
    causes: [
      'Schlüssel oder PIN',
      'Richtlinie ohne Ausnahme',
      'Alarm blieb aus',
      'Niemand am Safe',
      'Schlüssel gesperrt',
    ],
  },
  en: {
    where: 'Drill log',
    title: 'Failed drills per quarter',
    about: '23 drills a quarter, April 2025 to March 2026',
    quarters: ['Q2/25', 'Q3/25', 'Q4/25', 'Q1/26'],
    causes: ['Key or PIN', 'Policy without an exclusion', 'Alarm missing', 'Nobody at the safe', 'Key locked'],
  },
  es: {
    where: 'Registro de simulacros',
    title: 'Simulacros fallidos por trimestre',
    about: '23 simulacros por trimestre, de abril de 2025 a marzo de 2026',
    quarters: ['T2/25', 'T3/25', 'T4/25', 'T1/26'],
    causes: ['Llave o PIN', 'Directiva sin exclusión', 'Sin alarma', 'Nadie junto a la caja', 'Llave bloqueada'],
  },
}

function quarter(name, at) {
  const parts = CAUSES.map(([colour, ...counts]) => [colour, counts[at]]).filter(([, count]) => count > 0)
  const all = parts.reduce((sum, [, count]) => sum + count, 0)
  const blocks = parts
    .toReversed()
    .map(([colour, count]) => `<i style="background:${colour};height:${count * HEIGHT}px"></i>`)
  return `<div class="quarter"><b>${all}</b>${blocks.join('')}<span>${name}</span></div>`
}

/** Failures of emergency drills, by quarter and cause. */
export const drills = {
  name: 'drills',
  folder: 'posts/entra-break-glass-drill-log',
  words,
  draw: (w, lang) =>
    page({
      lang,
      pillar: 'security',
      app: 'Managed Entra',
      where: w.where,
      who: '92',
      own: OWN,
      body: [
        head(w.title, w.about),
        `<div class="panel"><div class="quarters">${w.quarters.map(quarter).join('')}</div></div>`,
        `<ul class="legend">${w.causes.map((cause, at) => `<li><i style="background:${CAUSES[at][0]}"></i>${cause}</li>`).join('')}</ul>`,
      ].join(''),
    }),
}
