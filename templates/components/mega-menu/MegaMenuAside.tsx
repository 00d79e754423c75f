import type { ReactNode } from 'react'
import { type NavLink, formatDate, linkOf, type Proof, telLink } from 'kartograf'
import type { ShellContext } from '../../context.ts'
import { Action } from '../action/Action.tsx'
import { alarmOf } from '../emergency/alarm.ts'
import { Icon } from '../icon/Icon.tsx'
import { CustomerMark } from '../customer-mark/CustomerMark.tsx'
import { entryLink } from '../link/links.ts'
import { SmartLink } from '../link/SmartLink.tsx'
import { casestudies, events, type CaseCard, type EventCard } from '../../collections/cards.ts'

interface Props {
  readonly group: NavLink
  readonly context: ShellContext
}

/** Beside the links of a panel: a case or event if the menu names one, and below it the telephone or the emergency contact. */
export function MegaMenuAside({ group, context }: Props): ReactNode {
  const proof = menuProof(group.proof)

  return (
    <div className="mega-menu-aside">
      {proof && (
        <div>
          <MegaMenuProof proof={proof} context={context} />
        </div>
      )}
      <div>
        <MegaMenuCall group={group} context={context} />
      </div>
    </div>
  )
}

function MegaMenuCall({ group, context }: Props): ReactNode {
  const { chrome, settings, t } = context
  const alarm = alarmOf([group])
  const phone = alarm && settings.contact['emergency'] ? settings.contact['emergency'] : chrome.footer.phone

  return (
    <>
      <p className="mega-menu-heading">{alarm ? t('menu.emergency') : t('menu.ask')}</p>
      <a className="mega-menu-phone" href={telLink(phone).href}>
        <Icon name={alarm ? 'siren' : 'phone'} />
        {phone}
      </a>
      <p className="mega-menu-line">{alarm ? t('menu.emergencyHours') : t('menu.hours')}</p>
      <Action
        action={{ label: alarm ? alarm.text : t('nav.contact'), href: alarm ? alarm.link : linkOf(chrome, 'contact') }}
        kind="text"
        context={context}
      />
    </>
  )
}

interface MegaMenuProofProps {
  readonly proof: MenuProof
  readonly context: ShellContext
}

/** A customer's result, or an upcoming event. */
function MegaMenuProof({ proof, context }: MegaMenuProofProps): ReactNode {
  return (
    <>
      <p className="mega-menu-heading">{context.t(`menu.${proof.kind}`)}</p>
      {proof.kind === 'case' && <CustomerMark name={proof.card.customer} />}
      <p className="mega-menu-figure head-3">{figureOf(proof, context)}</p>
      <p className="mega-menu-line">{lineOf(proof, context)}</p>
      <SmartLink className="mega-menu-proof" link={entryLink(proof.card)} context={context}>
        {proof.card.title}
      </SmartLink>
    </>
  )
}

/** The first event that the menu promotes, in the sheet of narrow screens, where panels show no aside. */
export function MenuEvent({ context }: { readonly context: ShellContext }): ReactNode {
  const event = context.chrome.groups.map((group) => menuProof(group.proof)).find((proof) => proof?.kind === 'event')
  if (!event) return null

  return (
    <div className="menu-event">
      <MegaMenuProof proof={event} context={context} />
    </div>
  )
}

function figureOf(proof: MenuProof, { locale }: ShellContext): string {
  return proof.kind === 'case' ? proof.card.result.value : formatDate(proof.card.start, locale)
}

function lineOf(proof: MenuProof, { t }: ShellContext): string {
  return proof.kind === 'case' ? proof.card.result.label : (proof.card.place ?? t('event.online'))
}

/** A case study or event that promotes an area. */
type MenuProof =
  | { readonly kind: 'case'; readonly card: CaseCard }
  | { readonly kind: 'event'; readonly card: EventCard }

/** The case or event that the menu names for a group; null if there is none or the event is over. */
function menuProof(proof: Proof | undefined): MenuProof | null {
  // The collection determines the type of the card.
  if (proof?.collection === casestudies.name) return { kind: 'case', card: proof.card as CaseCard }
  if (proof?.collection !== events.name) return null
  const card = proof.card as EventCard
  return card.past ? null : { kind: 'event', card }
}
