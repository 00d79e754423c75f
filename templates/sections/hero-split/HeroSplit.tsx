import type { ReactNode } from 'react'
import { action, defineSection, inline, text, z } from 'kartograf'
import { MOTIFS } from '../../art/motif.ts'
import { Action } from '../../components/action/Action.tsx'
import { HeroEdge } from '../../components/art/Art.tsx'
import { Facts } from '../../components/lists/Facts.tsx'
import { HeroFrame } from '../../components/hero/HeroFrame.tsx'
import { HeroText } from '../../components/hero/HeroText.tsx'
import { type SectionOf, framed } from '../../components/section/section.tsx'

const schema = framed('Hero with an offer beside the claim: price, duration, audience.', {
  heading: text().describe('The h1.'),
  lead: inline().describe('At most 40 words below it.'),
  art: z
    .strictObject({ motif: z.enum(MOTIFS).describe('What is drawn.') })
    .optional()
    .describe('Link preview picture of the page.'),
  actions: z.array(action()).max(2).default([]).describe('The next steps.'),
  panel: z
    .strictObject({
      heading: text().describe('Heading of the panel.'),
      rows: z
        .array(z.strictObject({ label: text().describe('What.'), value: text().describe('How much.') }))
        .min(1)
        .describe('The conditions.'),
      note: inline().optional().describe('A sentence below.'),
      action: action().optional().describe('A link below.'),
    })
    .describe('The offer.'),
})

function HeroSplit({ section, context }: SectionOf<typeof schema>): ReactNode {
  const { panel, actions } = section
  // One primary action: the hero's, or the panel's if the hero has none.
  const panelKind = actions.length > 0 ? 'secondary' : 'primary'
  return (
    <HeroFrame section={section} context={context} className="hero-split">
      <div className="hero-split-stage">
        <HeroText heading={section.heading} lead={section.lead} actions={actions} context={context} />
        <div className="hero-split-panel">
          <h2 className="hero-split-heading">{panel.heading}</h2>
          <Facts facts={factsOf(panel.rows)} />
          {panel.note && <p className="note">{context.markdown(panel.note)}</p>}
          {panel.action && <Action action={panel.action} kind={panelKind} context={context} />}
        </div>
      </div>
      <HeroEdge seed={context.page.route.key} />
    </HeroFrame>
  )
}

/** Consecutive rows with the same label become one fact with a list: "right for you if" often has several values. */
function factsOf(rows: readonly { readonly label: string; readonly value: string }[]): {
  label: string
  value: ReactNode
}[] {
  return [...new Set(rows.map(({ label }) => label))].map((label) => {
    const values = rows.filter((row) => row.label === label).map(({ value }) => value)
    return { label, value: values.length === 1 ? values[0] : <ValueList values={values} /> }
  })
}

function ValueList({ values }: { readonly values: readonly string[] }): ReactNode {
  return (
    <ul>
      {values.map((value) => (
        <li key={value}>{value}</li>
      ))}
    </ul>
  )
}

export const heroSplit = defineSection('hero-split', schema, HeroSplit)
