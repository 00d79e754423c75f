// What all screens have in common: tokens, the frame of an application, and small parts as HTML.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const font = createRequire(import.meta.url).resolve(
  '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wdth-normal.woff2',
)

/** The colour of bars by pillar. */
const LINES = { azure: '#2b5bd1', security: '#993c89' }

const style = (pillar) => `
@font-face { font-family: Strata; src: url(data:font/woff2;base64,${readFileSync(font).toString('base64')}); font-weight: 400 700; font-stretch: 75% 100% }
* { box-sizing: border-box; margin: 0; padding: 0 }
:root { --line: ${LINES[pillar]}; --ink: #061925; --muted: #455b6a; --hair: #d1dbe1; --rule: #e0e7ec; --sunken: #ecf1f4; --canvas: #f6fafa }
html { font: 400 17px/1.4 Strata; color: var(--ink); font-variant-numeric: tabular-nums }
body { overflow-x: hidden }
h1 { font: 600 30px/1.1 Strata; font-stretch: 88%; letter-spacing: -.018em }
.bar { align-items: center; background: #031019; color: #f6fafa; display: flex; gap: 14px; height: 60px; padding: 0 28px; font-weight: 600 }
.bar svg { flex: none } .bar .app { font-stretch: 88%; font-size: 20px; letter-spacing: -.02em }
.bar .where { color: #a8b7c1; font-weight: 500; border-left: 1px solid #264455; padding-left: 14px }
.bar .who { margin-left: auto; color: #a8b7c1; font-size: 16px; font-weight: 500 }
main { padding: 30px 34px 36px; display: grid; gap: 26px; align-content: start; background: var(--canvas) }
.head p { color: var(--muted); margin-top: 6px }
.panel { background: #fff; border: 1px solid var(--hair); border-radius: 14px; padding: 22px 24px }
.figures { display: grid; grid-auto-flow: column; grid-auto-columns: 1fr; background: #fff; border: 1px solid var(--hair); border-radius: 14px }
.figures > div { padding: 18px 22px } .figures > div + div { border-left: 1px solid var(--rule) }
.figures b { display: block; font: 600 31px/1.1 Strata; font-stretch: 88%; letter-spacing: -.018em }
.figures span { color: var(--muted); font-size: 16px }
.track { background: var(--sunken); border-radius: 5px; height: 10px; overflow: hidden } .track i { background: var(--line); border-radius: 5px; display: block; height: 100% }
@media (max-width: 600px) { html { font-size: 16px } main { padding: 22px 14px 24px; gap: 14px } .panel { padding: 16px 14px } h1 { font-size: 27px } .head { padding-bottom: 10px } .bar .app { white-space: nowrap } .bar .where { display: none } .bar { padding: 0 18px } .bar .who { display: none } .figures { grid-auto-flow: row } .figures > div { align-items: baseline; display: flex; flex-direction: row-reverse; justify-content: space-between; padding: 11px 16px } .figures b { font-size: 24px; white-space: nowrap } .figures > div + div { border-left: 0; border-top: 1px solid var(--rule) } }
`

const MARK =
  '<svg width="26" height="26" viewBox="0 0 26 26" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"><path d="M3 19c3-1 5-5 10-5s7 4 10 5M6 13c2-1 4-4 7-4s5 3 7 4M9.500 7.500c1-.6 2-1.700 3.500-1.700s2.500 1.100 3.500 1.700"/></svg>'

/** A screen as a document. `own`: style of this screen. */
export function page({ lang, pillar, app, where, who, own = '', body }) {
  return `<!doctype html><html lang="${lang}"><meta charset="utf-8"><style>${style(pillar)}${own}</style>
<div class="bar">${MARK}<span class="app">${app}</span><span class="where">${where}</span><span class="who">${who}</span></div><main>${body}</main></html>`
}

export const head = (title, text) => `<div class="head"><h1>${title}</h1><p>${text}</p></div>`

export const figures = (rows) =>
  `<div class="figures">${rows.map(([value, label]) => `<div><b>${value}</b><span>${label}</span></div>`).join('')}</div>`

/** A share in the language's way of writing: 96 %, in English 96%. */
export const percent = (value, lang) => `${value}${lang === 'en' ? '%' : '\u00a0%'}`
