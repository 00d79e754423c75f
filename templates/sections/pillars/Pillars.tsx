import type { ReactNode } from 'react'
import { type Resolved, action, inline, text, z } from 'kartograf'
import type { Motif } from '../../art/motif.ts'
import type { Context } from '../../context.ts'
import { ArtTile } from '../../components/art/Art.tsx'
import { Icon } from '../../components/icon/Icon.tsx'
import { pillarOf } from '../../art/pillar.ts'
import { SmartLink } from '../../components/link/SmartLink.tsx'
import { type SectionOf, framedSection, headed } from '../../components/section/section.tsx'

const item = z.strictObject({
  pillar: z.enum(['workplace', 'azure', 'security']).describe('The area.'),
  title: text().describe('Its name.'),
  text: inline().describe('Subject.'),
  links: z.array(action()).min(1).max(3).describe('Ways in.'),
})

const schema = headed('The three areas, each with its map and up to three links.', {
  items: z.array(item).length(3).describe('The areas.'),
})

type Pillar = Resolved<z.infer<typeof item>>

const MOTIF: Record<Pillar['pillar'], Motif> = { workplace: 'hub', azure: 'pipeline', security: 'perimeter' }

function Pillars({ section, context }: SectionOf<typeof schema>): ReactNode {
  return (
    <ul className="pillars-list">
      {section.items.map((pillar) => (
        <PillarCard key={pillar.pillar} pillar={pillar} context={context} />
      ))}
    </ul>
  )
}

function PillarCard({ pillar, context }: { readonly pillar: Pillar; readonly context: Context }): ReactNode {
  const colour = pillarOf(pillar.pillar)
  const seed = `${context.page.route.key}/${pillar.pillar}`
  return (
    <li className="pillars-card" data-pillar={colour}>
      <ArtTile seed={seed} motif={MOTIF[pillar.pillar]} pillar={colour} context={context} />
      <h3>{pillar.title}</h3>
      <p>{context.markdown(pillar.text)}</p>
      <ul className="pillars-links">
        {pillar.links.map((entry) => (
          <li key={entry.label}>
            <SmartLink link={entry.href} context={context}>
              {entry.label}
              <Icon name="arrow-right" size={20} />
            </SmartLink>
          </li>
        ))}
      </ul>
    </li>
  )
}

export const pillars = framedSection('pillars', schema, Pillars, { rhythm: 'wide' })
