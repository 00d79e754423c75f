import type { ReactNode } from 'react'
import { type Link, type Markdown, type Theme, telLink } from 'kartograf'
import { Action } from './components/action/Action.tsx'
import { CtaRow } from './components/action/CtaRow.tsx'
import { CustomerMark } from './components/customer-mark/CustomerMark.tsx'
import { DateCard } from './components/date-card/DateCard.tsx'
import { Facts } from './components/lists/Facts.tsx'
import { Icon } from './components/icon/Icon.tsx'
import { ICONS } from './components/icon/icons.ts'
import { Steps } from './components/lists/Steps.tsx'
import { TickList } from './components/lists/TickList.tsx'
import { QuoteFigure } from './components/quote-figure/QuoteFigure.tsx'

/** Components for the gallery of `watch`, in all tones of a section. */
export const specimens: NonNullable<Theme['specimens']> = {
  actions: ({ context }) => (
    <Tones>
      <div className="actions">
        {KINDS.map((kind) => (
          <Action key={kind} kind={kind} action={{ label: `Action, ${kind}`, href: HOME }} context={context} />
        ))}
      </div>
      <CtaRow text="One sentence and one link." action={{ label: 'Call us', href: PHONE }} context={context} />
    </Tones>
  ),
  'customer-marks': () => (
    <Tones>
      <p>
        {['Hallbrück Maschinenbau GmbH', 'Nordlicht Energie AG', 'Weiss & Kern', 'Alpstein Logistik'].map((name) => (
          <CustomerMark key={name} name={name} />
        ))}
      </p>
    </Tones>
  ),
  dates: ({ context }) => (
    <Tones>
      <DateCard start="2026-12-10T09:00" locale={context.locale} className="date-card" dayClass="date-card-day" />
    </Tones>
  ),
  facts: () => (
    <Tones>
      <Facts
        facts={[
          { label: 'Duration', value: '90 minutes' },
          { label: 'Price', value: '490 €' },
        ]}
      />
    </Tones>
  ),
  icons: () => (
    <Tones>
      <p>
        {[...ICONS.keys()].map((name) => (
          <span key={name} title={name}>
            <Icon name={name} size={32} />{' '}
          </span>
        ))}
      </p>
    </Tones>
  ),
  lists: ({ context }) => (
    <Tones>
      <TickList items={[words('A statement with **bold** words'), words('A second one')]} context={context} />
      <Steps
        steps={[
          { time: 'Day 1', title: 'A first step', text: words('What happens then.') },
          { time: 'Day 2', title: 'A second step', text: words('And what follows.') },
        ]}
        context={context}
      />
    </Tones>
  ),
  quotes: ({ context }) => (
    <Tones>
      <QuoteFigure text="It simply works." name="Anna Berger" role={POSITION} context={context} />
    </Tones>
  ),
}

const POSITION = 'Head of IT'
const KINDS = ['primary', 'secondary', 'text'] as const
const HOME: Link = { kind: 'link', href: '/', external: false, hreflang: null }
const PHONE = telLink('+49 89 1234567')

function words(source: string): Markdown {
  return { kind: 'markdown', inline: true, source, links: {}, images: {} }
}

/** The same content in each tone that a section can have. */
function Tones({ children }: { readonly children: ReactNode }): ReactNode {
  return ['light', 'sunken', 'night'].map((tone) => (
    <section key={tone} className="section" data-tone={tone} aria-label={tone}>
      <div className="block">{children}</div>
    </section>
  ))
}
