import type { ReactNode } from 'react'
import { defineSection, inline, text, z, telLink } from 'kartograf'
import { Breadcrumb } from '../../components/breadcrumb/Breadcrumb.tsx'
import { Icon } from '../../components/icon/Icon.tsx'
import { SmartLink } from '../../components/link/SmartLink.tsx'
import { HeroFrame } from '../../components/hero/HeroFrame.tsx'
import { headline } from '../../components/hero/headline.ts'
import { type SectionOf, framed } from '../../components/section/section.tsx'
import { Title } from '../../components/text/Title.tsx'

const schema = framed(
  'Hero of the emergency page, which gets the layout `alarm`: the number to call (from the settings), and what to do until somebody answers.',
  {
    heading: text().describe('The h1.'),
    lead: inline().describe('A sentence below it.'),
    call: text().describe('Text beside the number.'),
    steps: z
      .strictObject({
        heading: text().describe('Heading above the steps.'),
        items: z.array(inline()).min(1).describe('The steps, 4 to 6.'),
      })
      .describe('What to do in the next 15 minutes.'),
  },
)

function HeroAlarm({ section, context }: SectionOf<typeof schema>): ReactNode {
  const { phone, emergency = phone } = context.settings.contact
  return (
    <HeroFrame section={section} context={context} className="hero-alarm" pillar="petrol">
      <div className="hero-alarm-stage">
        <div className="hero-alarm-call">
          <Breadcrumb context={context} />
          <h1 id="page-title">
            <Title text={headline(section.heading, context.locale)} />
          </h1>
          <p className="hero-alarm-number">
            <span className="hero-alarm-words">
              <Icon name="siren" size={20} /> {section.call}
            </span>
            <SmartLink className="head-5" link={telLink(emergency)} context={context}>
              {emergency}
            </SmartLink>
          </p>
        </div>
        <div className="hero-alarm-steps">
          <h2>{section.steps.heading}</h2>
          <ol>
            {section.steps.items.map((item) => (
              <li key={item.source}>
                <span>{context.markdown(item)}</span>
              </li>
            ))}
          </ol>
        </div>
        <p className="hero-alarm-lead lead">{context.markdown(section.lead)}</p>
      </div>
      <a className="call-bar" href={telLink(emergency).href} aria-hidden="true" tabIndex={-1}>
        <Icon name="siren" /> {emergency}
      </a>
    </HeroFrame>
  )
}

export const heroAlarm = defineSection('hero-alarm', schema, HeroAlarm, { layout: 'alarm' })
