import type { ReactNode } from 'react'
import type { Locale } from '../../i18n/locales.ts'
import type { ShellContext } from '../definitions/context.ts'
import { labelIn } from '../definitions/fields/text.ts'
import type { Service, ServiceTexts } from '../definitions/settings/services.ts'
import { NewTab } from './new-tab.tsx'
import { DIALOG_ID, serviceData } from './service-data.ts'

interface Props {
  readonly context: Pick<ShellContext, 'locale' | 'settings'>
  readonly texts: ServiceTexts
  /** An integer that changes if visitors have to be asked again. */
  readonly revision: number
}

/**
 * The dialog in which visitors choose services, before the main part of each document of a site with services. A script opens it: without
 * script, no service is ever loaded. All buttons look alike, and nothing is selected in advance.
 */
export function ConsentDialog({ context: { locale, settings }, texts, revision }: Props): ReactNode {
  const asked = Object.entries(settings.services).filter(([, { consent }]) => consent)
  const heading = `${DIALOG_ID}-heading`
  return (
    <dialog
      id={DIALOG_ID}
      className="services"
      aria-labelledby={heading}
      data-revision={revision}
      data-services={JSON.stringify(serviceData(settings.services))}
    >
      <form method="dialog">
        <h2 id={heading}>{texts.heading}</h2>
        <p>{texts.lead}</p>
        <ul className="services-list">
          {asked.map(([name, service]) => (
            <li key={name}>
              <Choice {...{ name, service, texts, locale }} />
            </li>
          ))}
        </ul>
        <div className="services-actions">
          <button value="reject">{texts.reject}</button>
          <button value="save">{texts.save}</button>
          <button value="accept">{texts.accept}</button>
          <button value="close" className="services-close">
            {texts.close}
          </button>
        </div>
      </form>
    </dialog>
  )
}

interface ChoiceProps {
  readonly name: string
  readonly service: Service
  readonly texts: ServiceTexts
  readonly locale: Locale
}

function Choice({ name, service, texts, locale }: ChoiceProps): ReactNode {
  return (
    <>
      <label>
        <input type="checkbox" name={name} />
        <span>{labelIn(service.name, locale)}</span>
      </label>
      <p>{labelIn(service.purpose, locale)}</p>
      <details>
        <summary>{texts.details}</summary>
        <dl>
          <dt>{texts.provider}</dt>
          <dd>{service.provider}</dd>
          <dt>{texts.hosts}</dt>
          <dd>{service.hosts.map((host) => new URL(host).host).join(', ')}</dd>
          {service.storage.length > 0 && <dt>{texts.storage}</dt>}
          {service.storage.map((item) => (
            <dd key={item.name}>
              <code>{item.name}</code>: {labelIn(item.purpose, locale)}, {labelIn(item.duration, locale)}
            </dd>
          ))}
          <dt>{texts.privacy}</dt>
          <dd>
            <NewTab href={service.privacy} texts={texts}>
              {new URL(service.privacy).host}
            </NewTab>
          </dd>
        </dl>
      </details>
    </>
  )
}
