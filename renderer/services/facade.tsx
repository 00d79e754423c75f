import type { ReactNode } from 'react'
import type { ShellContext } from '../definitions/context.ts'
import { labelIn } from '../definitions/fields/text.ts'
import type { Embed } from '../definitions/fields/media.ts'
import type { ServiceTexts } from '../definitions/settings/services.ts'
import { NewTab } from './new-tab.tsx'

interface Props {
  readonly embed: Embed
  /** Title of the document, or alternative text of the picture. */
  readonly title: string
  readonly texts: ServiceTexts
  readonly context: Pick<ShellContext, 'locale' | 'settings'>
  /** A picture of the site itself, shown until the embed is loaded. */
  readonly children?: ReactNode
}

/**
 * Placeholder of a document or picture of a third party. It is loaded only when the visitor agrees, here or in the dialog; without script,
 * there is a link to it.
 */
export function Facade({ embed, title, texts, context: { locale, settings }, children }: Props): ReactNode {
  const service = settings.services[embed.service]
  // Content has been checked, but the gallery shows made-up values.
  if (!service) return <div className="facade">{title}</div>
  const name = labelIn(service.name, locale)
  return (
    <div className="facade" data-service={embed.service} data-src={embed.src} data-title={title}>
      {children}
      <div className="facade-text">
        <p>{texts.waiting(name, service.provider)}</p>
        <p className="facade-actions" data-needs-services="" hidden>
          <button type="button" data-show="once">
            {texts.once(name)}
          </button>
          <button type="button" data-show="always">
            {texts.always(name)}
          </button>
        </p>
        <p className="facade-links">
          <NewTab href={embed.src} texts={texts}>
            {texts.elsewhere(name)}
          </NewTab>{' '}
          <NewTab href={service.privacy} texts={texts}>
            {texts.privacy}
          </NewTab>
        </p>
      </div>
    </div>
  )
}

/** Button that opens the dialog about services; every footer must have it. Hidden without script. */
export function ServiceSettings({ label }: { readonly label: string }): ReactNode {
  return (
    <button type="button" className="service-settings" data-service-settings="" data-needs-services="" hidden>
      {label}
    </button>
  )
}
