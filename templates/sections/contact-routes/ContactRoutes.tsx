import type { ReactNode } from 'react'
import { type Link, type Resolved, action, inline, text, z, telLink } from 'kartograf'
import type { Context } from '../../context.ts'
import { Icon } from '../../components/icon/Icon.tsx'
import { icon } from '../../components/icon/icons.ts'
import { SmartLink } from '../../components/link/SmartLink.tsx'
import { mailText } from '../../components/text/MailLink.tsx'
import { type SectionOf, framedSection, headed } from '../../components/section/section.tsx'

const route = z.strictObject({
  icon: icon(),
  title: text().describe('The concern.'),
  text: inline().describe('When to use this contact.'),
  channel: action().describe('The contact itself, such as a telephone number.'),
  hours: text().describe('Opening hours.'),
  reply: text().describe('Response time.'),
})

const schema = headed('Contacts by purpose, with hours and response times.', {
  routes: z.array(route).min(2).describe('The ways.'),
})

type Route = Resolved<z.infer<typeof route>>

function ContactRoutes({ section, context }: SectionOf<typeof schema>): ReactNode {
  return (
    <ul className="contact-routes-list" data-count={section.routes.length}>
      {section.routes.map((entry) => (
        <ContactRoute key={entry.title} entry={entry} context={context} />
      ))}
    </ul>
  )
}

function ContactRoute({ entry, context }: { readonly entry: Route; readonly context: Context }): ReactNode {
  return (
    <li data-emergency={isEmergency(entry.channel.href, context) || undefined}>
      <Icon name={entry.icon} size={24} />
      <h3>{entry.title}</h3>
      <p>{context.markdown(entry.text)}</p>
      <SmartLink link={entry.channel.href} context={context} className="contact-routes-channel">
        {mailText(entry.channel.label)}
      </SmartLink>
      <dl>
        <div>
          <dt>{context.t('contact.hours')}</dt>
          <dd>{entry.hours}</dd>
        </div>
        <div>
          <dt>{context.t('contact.reply')}</dt>
          <dd>{entry.reply}</dd>
        </div>
      </dl>
    </li>
  )
}

function isEmergency(link: Link, context: Context): boolean {
  const { emergency } = context.settings.contact
  return emergency !== undefined && link.href === telLink(emergency).href
}

export const contactRoutes = framedSection('contact-routes', schema, ContactRoutes)
