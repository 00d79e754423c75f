import type { ReactNode } from 'react'
import { telLink } from 'kartograf'
import type { ShellContext } from '../../context.ts'
import { Icon } from '../icon/Icon.tsx'
import { alarmOf } from './alarm.ts'

/** The emergency link, with the same label and position on every page. On the emergency page itself it calls: its number is on the page. */
export function AlarmButton({ context }: { readonly context: ShellContext }): ReactNode {
  const alarm = alarmOf(context.chrome.groups)
  if (!alarm) return null

  const { emergency } = context.settings.contact

  return (
    <>
      <a className="alarm-button" data-skin={alarm.skin} href={alarm.link.href}>
        <Icon name={alarm.icon} />
        <span>{alarm.text}</span>
        <span className="visually-hidden"> {context.t('alarm.purpose')}</span>
      </a>
      {emergency && (
        <a className="alarm-button alarm-call" href={telLink(emergency).href}>
          <Icon name="phone" />
          <span>{context.t('alarm.call', { end: emergency.slice(-3) })}</span>
          <span>{emergency}</span>
        </a>
      )}
    </>
  )
}
