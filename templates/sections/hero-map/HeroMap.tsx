import type { ReactNode } from 'react'
import { action, defineSection, inline, text, z } from 'kartograf'
import { HeroDrawing } from '../../components/art/Art.tsx'
import { drawnNode, type MapNode, namedMap, nodesInOrder, seedOf } from '../../components/art/named-map.ts'
import { Facts } from '../../components/lists/Facts.tsx'
import { HeroFrame } from '../../components/hero/HeroFrame.tsx'
import { HeroText } from '../../components/hero/HeroText.tsx'
import { type SectionOf, figure, framed } from '../../components/section/section.tsx'

const schema = framed('Hero of home and service pages: claim, actions, map, and figures below.', {
  heading: text().describe('The h1.'),
  lead: inline().describe('At most 46 words below it.'),
  art: namedMap.describe('The map.'),
  actions: z.array(action()).min(1).max(2).describe('Actions, at most four words each.'),
  facts: z.array(figure()).min(3).max(4).optional().describe('Figures below.'),
})

function HeroMap({ section, context }: SectionOf<typeof schema>): ReactNode {
  const { key } = context.page.route
  const { motif, nodes, legend, variant } = section.art
  return (
    <HeroFrame section={section} context={context} className="hero-map" size={key === 'home' ? 'large' : undefined}>
      <div className="hero-map-stage">
        <HeroText heading={section.heading} lead={section.lead} actions={section.actions} context={context} />
        <HeroDrawing
          className="hero-map-art"
          seed={seedOf(key, variant)}
          motif={motif}
          options={{ nodes: nodes.map(drawnNode) }}
          isOpen={nodes.some(({ href }) => href !== undefined)}
          context={context}
        />
        {legend && <Legend text={legend} nodes={nodesInOrder(motif, nodes)} />}
      </div>
      {section.facts && <Facts className="hero-map-facts figure-strip" facts={section.facts} />}
    </HeroFrame>
  )
}

/** Explains the map, and for screen readers lists its content. */
function Legend({ text: words, nodes }: { readonly text: string; readonly nodes: readonly MapNode[] }): ReactNode {
  const said = nodes
    .map(({ name, value, figure }) => [name, value?.text ?? figure].filter(Boolean).join(' '))
    .join(', ')
  return (
    <p className="hero-map-legend note" role="note">
      {words}
      <span className="visually-hidden">: {said}</span>
    </p>
  )
}

export const heroMap = defineSection('hero-map', schema, HeroMap)
