import type { ReactNode } from 'react'
import { telLink } from 'kartograf'
import type { ShellContext } from '../../context.ts'
import { Icon } from '../icon/Icon.tsx'

/**
 * The strip above the header, shown if the settings declare an emergency. Header and footer stay on navigation, so the strip is in every
 * document, and CSS shows it on security pages only. It can be closed without script, except on the emergency page itself.
 */
export function EmergencyBanner({ context }: { readonly context: ShellContext }): ReactNode {
  const { locale, settings, t } = context
  if (!settings.banner.active) return null
  const { phone, emergency = phone } = settings.contact

  return (
    <aside className="emergency-banner" aria-label={t('emergency.label')}>
      <details open>
        <summary>
          <span className="visually-hidden">{t('emergency.hide')}</span>
          <Icon name="x" />
        </summary>
        <div className="emergency-banner-text">
          <Icon name="siren" />
          <p>{settings.banner.message[locale] ?? t('menu.emergency')}</p>
          <a href={telLink(emergency).href}>{emergency}</a>
          <p>{t('menu.emergencyHours')}</p>
        </div>
      </details>
    </aside>
  )
}
