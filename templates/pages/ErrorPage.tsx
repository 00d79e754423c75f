import type { ReactNode } from 'react'
import { type ViewOf, telLink } from 'kartograf'
import type { Context } from '../context.ts'
import { Action } from '../components/action/Action.tsx'
import { alarmOf } from '../components/emergency/alarm.ts'
import { EntryHero } from '../components/entry/EntryHero.tsx'
import { LostTrail } from '../components/not-found/LostTrail.tsx'
import { Ways } from '../components/not-found/Ways.tsx'

interface Props {
  readonly view: ViewOf<'error'>
  readonly context: Context
}

/** The page for server errors. It offers the telephone, which still works. */
export function ErrorPage({ view, context }: Props): ReactNode {
  const { chrome, settings, t } = context
  const alarm = alarmOf(chrome.groups)

  return (
    <>
      <EntryHero
        context={context}
        className="entry-hero-lost"
        hasEdge={false}
        heading={t('error.failed')}
        lead={t('error.failedText', { email: settings.contact.email })}
      >
        <div className="actions entry-hero-actions">
          <Action
            action={{ label: t('error.call', { phone: chrome.footer.phone }), href: telLink(chrome.footer.phone) }}
            kind="primary"
            context={context}
          />
          {alarm && <Action action={{ label: alarm.text, href: alarm.link }} kind="secondary" context={context} />}
        </div>
        <LostTrail />
      </EntryHero>
      <Ways ways={view.ways} context={context} />
    </>
  )
}
