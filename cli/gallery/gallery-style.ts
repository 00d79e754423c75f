/** Style sheet of the gallery. Previews have that of the theme. */
export const GALLERY_STYLE = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; --line: light-dark(#d5dae0, #3a414a); --soft: light-dark(#f4f6f8, #1b1f24) }
* { box-sizing: border-box }
a { color: light-dark(#0b57d0, #8ab4f8) }
body { margin: 0; display: grid; grid-template-columns: 15rem minmax(0, 1fr); min-height: 100vh }
nav { border-right: 1px solid var(--line); background: var(--soft); padding: 1.25rem 1rem; position: sticky; top: 0; height: 100vh; overflow: auto }
nav ul { list-style: none; margin: 0 0 .75rem; padding: 0 }
nav li a { display: block; padding: .15rem .5rem; border-radius: .25rem; color: inherit; text-decoration: none; overflow-wrap: anywhere }
nav li a:hover { text-decoration: underline }
nav [aria-current] { background: light-dark(#dbe7f5, #23384f); font-weight: 600 }
.brand { display: block; font-weight: 700; color: inherit; text-decoration: none; margin-bottom: 1rem }
summary { cursor: pointer; font-weight: 600; padding: .15rem 0 }
main { padding: 1.5rem 2rem 4rem; min-width: 0 }
h1 { font-size: 1.75rem; margin: 0 0 .25rem; line-height: 1.2 }
h2 { font-size: 1.125rem; margin: 2.5rem 0 .5rem }
small { font-weight: 400; opacity: .75 }
fieldset { border: 0; padding: 0; margin: 1rem 0 0; display: flex; gap: 1rem; flex-wrap: wrap }
fieldset[hidden] { display: none }
legend { float: left; font-weight: 600; margin-right: 1rem; text-transform: capitalize }
figure { margin: 0 0 1.5rem; overflow-x: auto }
figcaption { font-size: .875rem; margin-bottom: .25rem; display: flex; gap: 1rem }
iframe { width: var(--frame, 100%); height: 24rem; border: 1px solid var(--line); border-radius: .25rem; background: white; display: block }
main:has([value="390"]:checked) { --frame: 390px }
main:has([value="820"]:checked) { --frame: 820px }
main:has([value="1440"]:checked) { --frame: 1440px }
dl > div { padding: .4rem 0; border-top: 1px solid var(--line); display: grid; grid-template-columns: 12rem 1fr; gap: 1rem }
dt { font-weight: 600 } dd { margin: 0 }
.wide { overflow-x: auto }
table { border-collapse: collapse; font-size: .875rem; width: 100% }
th, td { text-align: start; vertical-align: top; padding: .4rem .75rem .4rem 0; border-top: 1px solid var(--line); font-weight: 400 }
thead th { font-weight: 600; border-top: 0 }
code { font-family: ui-monospace, monospace; font-size: .9em }
.depth-1 { padding-left: 1rem } .depth-2 { padding-left: 2rem } .depth-3 { padding-left: 3rem } .depth-4 { padding-left: 4rem }
@media (max-width: 50rem) {
  body { grid-template-columns: minmax(0, 1fr); align-content: start }
  nav { position: static; height: auto; max-height: 14rem; border-right: 0; border-bottom: 1px solid var(--line) }
  body:has(main > dl) nav details { display: none }
  main { padding: 1rem }
  dl > div { grid-template-columns: 1fr; gap: 0 }
}
`

/**
 * Script that makes each preview as high as its content. Heights are limited, because a theme may fill the window. Offers light and dark
 * colours if the theme has both.
 */
export const FRAMES = `
const colours = document.getElementById('colours')
const colour = (frame) => {
  const root = frame.contentDocument?.documentElement
  if (!root || !colours) return
  root.style.colorScheme = ''
  const { colorScheme } = frame.contentWindow.getComputedStyle(root)
  if (/light/.test(colorScheme) && /dark/.test(colorScheme)) colours.hidden = false
  const { value } = colours.querySelector(':checked')
  if (value !== 'device') root.style.colorScheme = value
}
colours?.addEventListener('change', () => document.querySelectorAll('iframe').forEach(colour))
for (const frame of document.querySelectorAll('iframe')) {
  const fit = () => {
    const { body } = frame.contentDocument ?? {}
    if (body) frame.style.height = Math.min(Math.max(body.scrollHeight, 80) + 2, 2400) + 'px'
  }
  frame.addEventListener('load', () => {
    fit()
    colour(frame)
    new frame.contentWindow.ResizeObserver(fit).observe(frame.contentDocument.body)
  })
}
`
