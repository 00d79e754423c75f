import type { ReactNode } from 'react'
import { markdown, text, z } from 'kartograf'
import { Icon } from '../../components/icon/Icon.tsx'
import { type SectionOf, framed, framedSection } from '../../components/section/section.tsx'

const schema = framed('A law, risk or licence rule that readers should know about.', {
  kind: z.enum(['law', 'risk', 'license', 'note']).describe('Chooses icon and label.'),
  title: text().describe('The rule in a few words.'),
  text: markdown().describe('What it means for the reader.'),
})

const ICON_OF = { law: 'scale', risk: 'triangle-alert', license: 'receipt-text', note: 'info' }

function Callout({ section, context, index }: SectionOf<typeof schema>): ReactNode {
  const titleId = `callout-${index + 1}-title`
  return (
    <aside className="callout-box" data-kind={section.kind} aria-labelledby={titleId}>
      <p className="callout-title">
        <Icon name={ICON_OF[section.kind]} size={20} />
        {context.t(`callout.kind.${section.kind}`)}
      </p>
      <h2 className="head-3" id={titleId}>
        {section.title}
      </h2>
      <div className="callout-text prose">{context.markdown(section.text)}</div>
    </aside>
  )
}

export const callout = framedSection('callout', schema, Callout, { className: 'callout-section' })
