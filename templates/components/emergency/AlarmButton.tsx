import type { ReactNode } from 'react'
import type { ShellContext } from '../../context.ts'
import { alarmOf } from './alarm.ts'
import { Icon } from '../icon/Icon.tsx'

/** The way to help in an attack: the same words at the same place on every page. */
export function AlarmButton({ context }: { readonly context: ShellContext }): ReactNode {
  const alarm = alarmOf(context.chrome.groups)
  if (!alarm) return null

  return (
    <a className="alarm-button" data-skin={alarm.skin} href={alarm.link.href}>
      <Icon name={alarm.icon} />
      <span>{alarm.text}</span>
      <span className="visually-hidden"> {context.t('alarm.purpose')}</span>
    </a>
  )
}
