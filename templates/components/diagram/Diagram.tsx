import type { ReactNode } from 'react'
import { type Resolved, inline, text, z } from 'kartograf'
import type { Context } from '../../context.ts'

/** Fields of an architecture diagram. */
export const diagramFields = z.strictObject({
  title: text().describe('Alternative text of the diagram.'),
  caption: inline().describe('A sentence below it.'),
  zones: z
    .array(
      z.strictObject({
        title: text().describe('Name of the zone.'),
        items: z.array(text()).describe('Contents of the zone.'),
        accent: z.boolean().default(false).describe('Emphasises the zone.'),
      }),
    )
    .min(2)
    .max(5)
    .describe('Zones in order, connected by lines.'),
  flows: z.array(text()).default([]).describe('What flows from each zone to the next.'),
  text: z.array(inline()).min(1).describe('Text alternative of the diagram: a list of 3 to 6 points.'),
})

type DiagramData = Resolved<z.infer<typeof diagramFields>>

/** Zones along one route with labels for what flows between them, and a text alternative below. */
export function Diagram({ diagram, context }: { readonly diagram: DiagramData; readonly context: Context }): ReactNode {
  return (
    <div className="diagram-figure">
      <figure>
        <p className="diagram-title">{diagram.title}</p>
        <ol className="diagram-zones" data-zones={diagram.zones.length}>
          {diagram.zones.map((zone, place) => (
            <li key={zone.title} className="diagram-zone" data-accent={zone.accent || undefined}>
              <div className="diagram-box">
                <p className="diagram-name">{zone.title}</p>
                {zone.items.length > 0 && (
                  <ul>
                    {zone.items.map((item) => (
                      <li key={item}>{item}</li>
                    ))}
                  </ul>
                )}
              </div>
              {place < diagram.zones.length - 1 && <p className="diagram-flow">{diagram.flows[place]}</p>}
            </li>
          ))}
        </ol>
        <figcaption>{context.markdown(diagram.caption)}</figcaption>
      </figure>
      <details className="diagram-text">
        <summary>{context.t('diagram.asText')}</summary>
        <ol>
          {diagram.text.map((sentence) => (
            <li key={sentence.source}>{context.markdown(sentence)}</li>
          ))}
        </ol>
      </details>
    </div>
  )
}
