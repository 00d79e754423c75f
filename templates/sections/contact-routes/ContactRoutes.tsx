import type { ReactNode } from 'react'
import { type Link, type Resolved, action, defineSection, inline, text, z, telLink } from 'kartograf'
import type { Context } from '../../context.ts'
import { Icon } from '../../components/icon/Icon.tsx'
import { icon } from '../../components/icon/icons.ts'
import { SectionFrame, frameFields, headFields } from '../../components/section/SectionFrame.tsx'
import { SmartLink } from '../../components/link/SmartLink.tsx'
import type { SectionOf } from '../../components/section/section-of.ts'

const route = z.strictObject({
  icon: icon(),
  title: text(),
  text: inline(),
  channel: action(),
  hours: text(),
  reply: text(),
})

const schema = z.strictObject({
  type: z.literal('contact-routes'),
  ...frameFields,
  ...headFields,
  routes: z.array(route).min(2),
})

type Route = Resolved<z.infer<typeof route>>

function ContactRoutes({ section, context, index }: SectionOf<typeof schema>): ReactNode {
  return (
    <SectionFrame section={section} index={index} context={context} className="contact-routes">
      <div className="block">
        <ul className="contact-routes-list" data-count={section.routes.length}>
          {section.routes.map((entry) => (
            <ContactRoute key={entry.title} entry={entry} context={context} />
          ))}
        </ul>
      </div>
    </SectionFrame>
  )
}

function ContactRoute({ entry, context }: { readonly entry: Route; readonly context: Context }): ReactNode {
  return (
    <li data-emergency={isEmergency(entry.channel.href, context) || undefined}>
      <Icon name={entry.icon} size={24} />
      <h3>{entry.title}</h3>
      <p>{context.markdown(entry.text)}</p>
      <SmartLink link={entry.channel.href} context={context} className="contact-routes-channel">
        {entry.channel.label}
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

/** Whom to reach for what, when, and how fast they answer. */
export const contactRoutes = defineSection('contact-routes', schema, ContactRoutes)
