import { isTimeZone } from '../../i18n/clock.ts'
import { LOCALES, SPOKEN } from '../../i18n/locales.ts'
import { archive } from './archive-words.ts'
import type { Collection } from './cards.ts'
import {
  action,
  country,
  currency,
  date,
  dateTime,
  image,
  inline,
  link,
  markdown,
  path,
  ref,
  text,
  time,
  z,
} from './fields.ts'

/** Employment types of the specification, in the order in which filters show them. */
export const JOB_TYPES = [
  'full_time',
  'part_time',
  'contract',
  'permanent',
  'internship',
  'training',
  'student',
] as const
export type JobType = (typeof JOB_TYPES)[number]

/** The lists that a job consists of, in the order in which they are read. */
export const JOB_PARTS = ['tasks', 'first90', 'must', 'nice', 'onCall', 'benefits'] as const
export type JobPart = (typeof JOB_PARTS)[number]

/** What happens for a language in which an entry is missing: nothing, a link to another language, or the page above. */
export const POLICIES = ['none', 'link', 'parent'] as const
export type Policy = (typeof POLICIES)[number]

const locale = () => z.enum(LOCALES)
const policy = () => z.enum(POLICIES)
const figure = () => z.strictObject({ value: text(), label: text() })
const question = () => z.strictObject({ question: text(), answer: markdown() })
const moment = () => z.strictObject({ time: text(), title: text(), text: inline() })
const table = () => z.strictObject({ caption: text(), columns: z.array(text()), rows: z.array(z.array(inline())) })

/** Fields that every entry has. */
const common = {
  title: text(),
  description: text(),
  label: text().optional(),
  updated: date().optional(),
  draft: z.boolean().default(false),
  publish: date().optional(),
  expire: date().optional(),
  aliases: z.array(path()).default([]),
  path: path().optional(),
  parent: link().optional(),
  untranslated: z.partialRecord(locale(), policy()).default({}),
  layout: text().optional(),
  middleware: z.array(text()).default([]),
  headerLight: z.boolean().optional(),
  /** The topic whose hue the page has; without it, that of its group in the menu. */
  area: text().optional(),
  noindex: z.boolean().default(false),
  /** The page (or address elsewhere) that this one is a variant of: search engines are to show that one. Not with `noindex`. */
  canonical: link().optional(),
  image: image().optional(),
}

/** A section before its own schema is known: the theme checks the rest by `type`. */
const section = z.looseObject({ type: text() })

/** The front matter of each collection: checks, types and the editor's JSON Schema all come from here. */
export const collections = {
  pages: z.strictObject({
    ...common,
    group: text().optional(),
    /** What search engines are told that the page is about: a service on offer, or the places of the organization. */
    describes: z.enum(['service', 'locations']).optional(),
    sections: z.array(section).default([]),
    archive: archive().optional(),
  }),
  posts: z.strictObject({
    ...common,
    /** What `image` shows, for those who do not see it; without it the picture says nothing that the text does not say. */
    imageAlt: text().optional(),
    date: date(),
    authors: z.array(ref('authors')).min(1, 'must name at least one author'),
    topics: z.array(text()).min(1, 'must name at least one topic'),
    tags: z.array(text()).default([]),
    summary: z.array(text()).default([]),
    related: z.array(ref('posts')).default([]),
  }),
  events: z.strictObject({
    ...common,
    start: dateTime(),
    end: dateTime(),
    timeZone: text().refine(isTimeZone, 'must be a time zone such as Europe/Berlin'),
    place: z
      .strictObject({
        name: text(),
        street: text(),
        postalCode: text().optional(),
        city: text(),
        region: text().optional(),
        country: country(),
      })
      .optional(),
    online: z.boolean().default(false),
    language: locale(),
    price: text().optional(),
    /** The price as a number, for search engines; 0 is free. */
    cost: z.strictObject({ amount: z.number().min(0), currency: currency() }).optional(),
    /** Who holds it, where that is not the organization of the settings. */
    organizer: z.strictObject({ name: text(), url: text() }).optional(),
    seats: z.number().int().positive().optional(),
    speakers: z.array(ref('authors')).default([]),
    audience: z.array(inline()).default([]),
    notFor: z.array(inline()).default([]),
    agenda: z.array(z.strictObject({ time: time(), title: text(), text: inline() })).default([]),
    outcomes: z.array(inline()).default([]),
    travel: markdown().optional(),
    registration: z.enum(['open', 'closed', 'full']),
    recap: z
      .strictObject({
        findings: z.array(z.strictObject({ title: text(), text: inline() })),
        material: inline().optional(),
      })
      .optional(),
    faq: z.array(question()).default([]),
  }),
  casestudies: z.strictObject({
    ...common,
    date: date(),
    customer: text(),
    /** A key of the industries in `content/topics.yaml`. */
    industry: text(),
    size: text(),
    location: text(),
    challenge: markdown(),
    decision: markdown(),
    solution: markdown(),
    results: z.array(figure()).min(1, 'must name at least one result'),
    products: z.array(text()).default([]),
    facts: z.array(z.strictObject({ label: text(), value: text() })).default([]),
    timeline: z.array(moment()).default([]),
    comparison: table().optional(),
    quote: z.strictObject({ result: text(), text: text(), name: text(), role: text() }).optional(),
    lessons: markdown().optional(),
    related: z.array(link()).default([]),
    contact: ref('authors').optional(),
  }),
  authors: z.strictObject({
    ...common,
    role: text(),
    location: text(),
    languages: z.array(z.enum(SPOKEN)).min(1, 'must name at least one language'),
    topics: z.array(text()).default([]),
    certifications: z.array(text()).default([]),
    talks: z.array(text()).default([]),
    links: z.array(action()).default([]),
  }),
  jobs: z.strictObject({
    ...common,
    suffix: text().default(''),
    types: z.array(z.enum(JOB_TYPES)).min(1, 'must name at least one type'),
    languages: z.array(locale()).min(1, 'must name at least one language'),
    /** Keys of the locations in `content/site.yaml`. */
    locations: z.array(text()).default([]),
    /** Countries from which the whole job may be done at home. */
    telecommute: z.array(country()).default([]),
    remote: text().optional(),
    department: text(),
    datePosted: date(),
    validThrough: date(),
    salary: z
      .strictObject({
        min: z.number(),
        max: z.number(),
        currency: currency(),
        unit: z.enum(['year', 'month', 'hour']),
      })
      .optional(),
    start: text().optional(),
    hours: text().optional(),
    tasks: z.array(inline()),
    first90: z.array(inline()).default([]),
    must: z.array(inline()),
    nice: z.array(inline()).default([]),
    onCall: inline().optional(),
    benefits: z.array(inline()).default([]),
    /** Whom one will work with. */
    team: z.array(ref('authors')).default([]),
    contact: z.strictObject({ name: text(), role: text(), email: text() }),
    process: z.array(z.strictObject({ duration: text(), title: text(), text: inline() })).default([]),
  }),
} satisfies Record<Collection, z.ZodObject>

/** Front matter of a collection after its check, with sources of links and Markdown. */
export type Data<C extends Collection> = z.infer<(typeof collections)[C]>

/** Fields that all collections share. */
export type CommonData = Pick<Data<'pages'>, keyof typeof common>
