import type { ReactNode } from 'react'
import { action, inline, text, z, type Link, type Resolved } from '../../renderer/model/fields.ts'
import { defineSection } from '../../renderer/model/theme.ts'
import type { Context } from '../context.ts'
import { Icon } from '../parts/Icon.tsx'
import { icon } from '../parts/icons.ts'
import { SectionFrame, frameFields, headFields } from '../parts/SectionFrame.tsx'
import { SmartLink } from '../parts/SmartLink.tsx'
import { telLink } from '../parts/tel-link.ts'
import type { SectionOf } from '../parts/section-of.ts'

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
