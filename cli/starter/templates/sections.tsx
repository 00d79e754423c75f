import type { ReactNode } from 'react'
import {
  type SectionDefinition,
  type SectionOf,
  action,
  archiveOf,
  defineSection,
  inline,
  list,
  text,
  z,
} from 'kartograf'
import { ContactForm } from './contact-form.tsx'
import { Pager, posts, PostList } from './posts.tsx'

// A section is a schema and a component. The schema validates the fields in content files; the component gets the valid ones as props.

const heroSchema = z.strictObject({
  eyebrow: text().optional(),
  heading: text(),
  lead: inline().optional(),
  actions: z.array(action()).default([]),
})

function Hero({ section, context }: SectionOf<typeof heroSchema>): ReactNode {
  return (
    <section className="hero">
      {section.eyebrow && (
        <p className="eyebrow">
          <bdi>{section.eyebrow}</bdi>
        </p>
      )}
      <h1>{section.heading}</h1>
      {section.lead && <p className="lead">{context.markdown(section.lead)}</p>}
      {section.actions.length > 0 && (
        <p className="actions">
          {section.actions.map(({ label, href }) => (
            <a key={label} className="button" href={href.href} hrefLang={href.hreflang ?? undefined}>
              {label}
            </a>
          ))}
        </p>
      )}
    </section>
  )
}

const featuresSchema = z.strictObject({
  heading: text(),
  items: z.array(z.strictObject({ title: text(), text: inline() })).min(1, 'must name at least one'),
})

function Features({ section, context }: SectionOf<typeof featuresSchema>): ReactNode {
  return (
    <section>
      <h2>{section.heading}</h2>
      <ul className="features">
        {section.items.map((item) => (
          <li key={item.title}>
            <h3>{item.title}</h3>
            <p>{context.markdown(item.text)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const postsSchema = z.strictObject({
  heading: text().optional(),
  entries: list(posts),
  more: action().optional(),
})

function Posts({ section, context, index }: SectionOf<typeof postsSchema>): ReactNode {
  const archive = archiveOf(posts, { context, index })
  return (
    <section>
      {section.heading && <h2>{section.heading}</h2>}
      <PostList posts={section.entries} context={context} heading={section.heading ? 'h3' : 'h2'} />
      {archive && <Pager archive={archive} context={context} />}
      {section.more && (
        <p>
          <a href={section.more.href.href} hrefLang={section.more.href.hreflang ?? undefined}>
            {section.more.label}
          </a>
        </p>
      )}
    </section>
  )
}

const contactSchema = z.strictObject({})

function Contact({ context }: SectionOf<typeof contactSchema>): ReactNode {
  return <ContactForm context={context} />
}

/** The section types that pages may use. */
export const sections: readonly SectionDefinition[] = [
  defineSection('hero', heroSchema, Hero),
  defineSection('features', featuresSchema, Features),
  defineSection('posts', postsSchema, Posts),
  defineSection('contact', contactSchema, Contact),
]
