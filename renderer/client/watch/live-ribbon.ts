import { layer, make, removeLayer } from './live-layer.ts'

const CSS = `
p { position: fixed; inset-block-end: 1rem; inset-inline-start: 1rem; z-index: 2147483646; margin: 0; padding: .4rem .9rem;
  border: 2px solid #3d2c00; border-radius: .3rem; background: #ffd34d; color: #2b1f00;
  font: 600 .9375rem/1.4 system-ui, sans-serif; box-shadow: 0 .2rem .8rem rgb(0 0 0 / 35%); pointer-events: none }
@media print { p { display: none } }
`

/** Shows why visitors do not see the page; null removes the ribbon. */
export function showRibbon(text: string | null): void {
  removeLayer('ribbon')
  if (text !== null) document.body.append(layer('ribbon', CSS, make('p', text, { role: 'status' })))
}
