import type { ReactNode } from 'react'
import { Island, type Markdown, targetOf } from 'kartograf'
import type { Context } from '../context.ts'
import { Phone } from '../components/Phone.tsx'
import { bookingForm } from './booking.ts'
import type { BookingProps } from './island/BookingForm.tsx'

interface Props {
  readonly heading: string
  readonly lead: Markdown | null
  /** Key of the exhibition; empty for none. */
  readonly subject: string
  readonly isFirst?: boolean
  readonly context: Context
}

/** The booking form, or telephone and mail where nobody receives one. */
export function Booking({ heading, lead, subject, isFirst = false, context }: Props): ReactNode {
  const { settings, t } = context
  const { endpoint } = targetOf(bookingForm.name, settings)
  const Heading = isFirst ? 'h1' : 'h2'

  return (
    <section className="booking" id="booking">
      <div className="wall columns">
        <div>
          <Heading>{heading}</Heading>
          <p>{lead ? context.markdown(lead) : t('booking.lead')}</p>
          <p className="small">
            {t('booking.call')} <Phone number={settings.contact.phone} />
          </p>
        </div>
        {endpoint !== null && (
          <Island name="BookingForm" props={{ ...propsOf(endpoint, subject, context) }} context={context} />
        )}
      </div>
    </section>
  )
}

function propsOf(endpoint: string, subject: string, context: Context): BookingProps {
  const { locale, t, chrome } = context
  const { back: _back, ...texts } = bookingForm.texts(t)
  return {
    endpoint,
    locale,
    subject,
    texts,
    privacy: { label: t('booking.privacy'), href: chrome.links['privacy']?.href ?? '' },
    words: {
      optional: t('booking.optional'),
      choose: t('booking.choose'),
      send: t('booking.send'),
      sending: t('booking.sending'),
      sent: t('booking.sent'),
      sentText: t('booking.sentText'),
      offline: t('booking.offline'),
      trap: t('booking.trap'),
    },
  }
}
