import { withLetters } from '../../../renderer/definitions/decoded.ts'
import { svg, WIDTH } from './chart-frame.ts'
import { round, text } from './html.ts'
import type { PageFacts } from './page-facts.ts'

const GRAPH = 560

/** The parts of the site on a circle, and the links between them. */
export function linkGraph({ parts, links, mostLinked, orphans }: PageFacts): string {
  const centre = { x: WIDTH / 2, y: GRAPH / 2 }
  const radius = GRAPH / 2 - 74
  const most = Math.max(...links.map(({ count }) => count), 1)
  const places = new Map(
    parts.map(({ name }, index) => {
      const angle = (index / parts.length) * 2 * Math.PI - Math.PI / 2
      return [name, { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle), angle }] as const
    }),
  )
  const curves = links
    .filter(({ from, to }) => from !== to)
    .map(({ from, to, count }) => {
      const [a, b] = [places.get(from) ?? centre, places.get(to) ?? centre]
      const width = 0.75 + 7 * Math.sqrt(count / most)
      return `<path d="M${round(a.x)} ${round(a.y)}Q${round(centre.x)} ${round(centre.y)} ${round(b.x)} ${round(b.y)}" stroke-width="${round(width)}"><title>${text(`${from} → ${to}: ${count} links`)}</title></path>`
    })
  const nodes = parts.map(({ name, pages }) => {
    const { x, y, angle } = places.get(name) ?? { ...centre, angle: 0 }
    const size = 5 + 1.6 * Math.sqrt(pages)
    const side = Math.cos(angle) < -0.15 ? 'end' : Math.cos(angle) > 0.15 ? 'start' : 'middle'
    const [tx, ty] = [x + Math.cos(angle) * (size + 9), y + Math.sin(angle) * (size + 16) + 5]
    return `<circle class="node" cx="${round(x)}" cy="${round(y)}" r="${round(size)}"/><text x="${round(tx)}" y="${round(ty)}" text-anchor="${side}">${text(name)} <tspan class="soft">${pages}</tspan></text>`
  })
  const top = mostLinked.map(({ path, count }) => `<li><code>${text(withLetters(path))}</code> ${count}</li>`)
  const lost = orphans.map((path) => `<li><code>${text(withLetters(path))}</code></li>`)
  return [
    svg(`<g class="links">${curves.join('\n')}</g>\n${nodes.join('\n')}`, GRAPH, 'Links between the parts of the site'),
    `<div class="two"><div><h3>Most linked</h3><ol>${top.join('')}</ol></div><div><h3>Linked by menu or footer only, or not at all</h3>${lost.length === 0 ? '<p>None.</p>' : `<details><summary>${lost.length} pages</summary><ul>${lost.join('')}</ul></details>`}</div></div>`,
  ].join('\n')
}
