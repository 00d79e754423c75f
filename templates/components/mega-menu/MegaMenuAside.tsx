import type { ReactNode } from 'react'
import { linkOf, telLink } from 'kartograf'
import type { NavLink } from 'kartograf'
import type { ShellContext } from '../../context.ts'
import { Action } from '../action/Action.tsx'
import { alarmOf } from '../emergency/alarm.ts'
import { Icon } from '../icon/Icon.tsx'
import { MegaMenuProof } from './MegaMenuProof.tsx'
import { menuProof } from './menu-proof.ts'

interface Props {
  readonly group: NavLink
  readonly context: ShellContext
}

/** Beside the links of a panel: a case or event where the menu names one, else the telephone or the emergency desk. */
export function MegaMenuAside({ group, context }: Props): ReactNode {
  const { chrome, settings, t } = context
  const proof = menuProof(group.proof)
  if (proof) return <MegaMenuProof proof={proof} context={context} />
  const alarm = alarmOf([group])
  const phone = alarm && settings.contact.emergency ? settings.contact.emergency : chrome.footer.phone

  return (
    <div className="mega-menu-aside">
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
    </div>
  )
}
