import {
  type Archive,
  type Context,
  Island,
  type Resolved,
  type SectionDefinition,
  type SectionProps,
  action,
  archiveOf,
  defineSection,
  inline,
  list,
  markdown,
  picture,
  text,
  z,
} from 'kartograf'
import { events, jobs } from '../../../templates/collections/cards.ts'
import { posts, type PicturedCard } from './posts.ts'

const frame = { id: text().optional(), tone: z.enum(['light', 'night']).optional() }

const heroSchema = z.strictObject({
  type: z.literal('hero'),
  ...frame,
  heading: text(),
  lead: inline().optional(),
  actions: z.array(action()).default([]),
})

function Hero({ section, context }: SectionProps<Resolved<z.infer<typeof heroSchema>>>) {
  return (
    <section id={section.id}>
      <h1>{section.heading}</h1>
      {section.lead && <p>{context.markdown(section.lead)}</p>}
      {section.actions.map(({ label, href }) => (
        <a key={label} href={href.href}>
          {label}
        </a>
      ))}
    </section>
  )
}

const proseSchema = z.strictObject({ type: z.literal('prose'), ...frame, text: markdown() })

function Prose({ section, context }: SectionProps<Resolved<z.infer<typeof proseSchema>>>) {
  return <section id={section.id}>{context.markdown(section.text)}</section>
}

const pictureSchema = z.strictObject({
  type: z.literal('picture'),
  ...frame,
  picture: picture(),
  place: z.enum(['wide', 'square']).default('wide'),
  first: z.boolean().default(false),
})

const PLACES = {
  wide: { widths: [320, 640, 1280], sizes: '(min-width: 64rem) 60rem, 100vw', narrowRatio: 1 },
  square: { widths: [160, 320], sizes: '10rem', ratio: 1 },
}

function PictureSection({ section, context }: SectionProps<Resolved<z.infer<typeof pictureSchema>>>) {
  const { place, first: isFirst } = section
  return <figure id={section.id}>{context.picture(section.picture, PLACES[place], { isFirst })}</figure>
}

const postsSchema = z.strictObject({
  type: z.literal('posts'),
  ...frame,
  entries: list(posts).default({ kind: 'list', collection: 'posts' }),
})

function Posts({ section, context, index }: SectionProps<Resolved<z.infer<typeof postsSchema>>>) {
  const archive = archiveOf(posts, { context, index })
  if (archive?.all) context.beside('_posts.json', JSON.stringify(archive.all.map((card) => listed(card, context))))
  return (
    <>
      <ul>
        {section.entries.map((post) => (
          <li key={post.key}>
            {post.image && context.picture(post.image, PLACES.square)}
            <a href={post.href}>{post.title}</a> {context.t('minutes', { count: post.minutes })}
          </li>
        ))}
      </ul>
      {archive && <Ways archive={archive} label={context.t('nav')} />}
    </>
  )
}

/** A post in the file with all posts, which an island could show. */
function listed({ key, title, image }: PicturedCard, context: Context) {
  return { key, title, ...(image && { image: context.imgProps(image, PLACES.square) }) }
}

function Ways({ archive, label }: { archive: Archive; label: string }) {
  const { topics = [], tags = [], authors = [] } = archive.choices
  return (
    <nav aria-label={label}>
      {[...topics, ...tags, ...authors].map(({ key, name, href, count }) => (
        <a key={key} href={href}>
          {name} {count}
        </a>
      ))}
      {archive.links.map(
        (link) =>
          link && (
            <a key={link.page} href={link.href}>
              {label} {link.page}
            </a>
          ),
      )}
    </nav>
  )
}

const jobsSchema = z.strictObject({ type: z.literal('jobs'), ...frame, entries: list(jobs) })

function Jobs({ section }: SectionProps<Resolved<z.infer<typeof jobsSchema>>>) {
  return (
    <ul>
      {section.entries.map((job) => (
        <li key={job.key}>
          <a href={job.href} hrefLang={job.hreflang ?? undefined}>
            {job.title}
          </a>
        </li>
      ))}
    </ul>
  )
}

const eventsSchema = z.strictObject({ type: z.literal('events'), ...frame, entries: list(events) })

function Events({ section }: SectionProps<Resolved<z.infer<typeof eventsSchema>>>) {
  return (
    <ul>
      {section.entries.map((event) => (
        <li key={event.key}>
          <a href={event.href}>{event.title}</a>
        </li>
      ))}
    </ul>
  )
}

const when = () => z.enum(['visible', 'idle', 'interaction']).default('visible')
const counterSchema = z.strictObject({ type: z.literal('counter'), ...frame, start: z.number(), when: when() })

function CounterSection({ section, context }: SectionProps<Resolved<z.infer<typeof counterSchema>>>) {
  return (
    <section id={section.id}>
      <Island
        name="Counter"
        props={{ label: context.t('count'), start: section.start }}
        when={section.when}
        context={context}
      />
    </section>
  )
}

const faultySchema = z.strictObject({ type: z.literal('faulty'), ...frame, text: text() })

function FaultySection({ section, context }: SectionProps<Resolved<z.infer<typeof faultySchema>>>) {
  return <Island name="Faulty" props={{ text: section.text }} when="idle" context={context} />
}

const fieldsSchema = z.strictObject({ type: z.literal('fields'), ...frame })

/** One field of each kind, for what the browser keeps of them. */
function Fields() {
  return (
    <form method="get">
      <input name="text" aria-label="text" />
      <input name="check" type="checkbox" aria-label="check" />
      <input name="secret" type="password" autoComplete="off" aria-label="secret" />
      <textarea name="area" aria-label="area" />
      <select name="choice" aria-label="choice">
        <option>alpha</option>
        <option>bravo</option>
      </select>
    </form>
  )
}

const contentsSchema = z.strictObject({ type: z.literal('contents'), ...frame, ids: z.array(text()) })

function Contents({ section }: SectionProps<Resolved<z.infer<typeof contentsSchema>>>) {
  return (
    <nav data-contents="">
      {section.ids.map((id) => (
        <a key={id} href={`#${id}`}>
          {id}
        </a>
      ))}
    </nav>
  )
}

export const sections: readonly SectionDefinition[] = [
  defineSection('hero', heroSchema, Hero),
  defineSection('picture', pictureSchema, PictureSection),
  defineSection('prose', proseSchema, Prose),
  defineSection('posts', postsSchema, Posts),
  defineSection('jobs', jobsSchema, Jobs),
  defineSection('events', eventsSchema, Events),
  defineSection('counter', counterSchema, CounterSection),
  defineSection('faulty', faultySchema, FaultySection),
  defineSection('fields', fieldsSchema, Fields),
  defineSection('contents', contentsSchema, Contents),
]
