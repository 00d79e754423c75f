import {
  Facade,
  Film,
  type Resolved,
  type SectionDefinition,
  type SectionProps,
  type ServiceTexts,
  type Translate,
  CONSENT_KEY,
  defineSection,
  embed,
  film,
  labelIn,
  storedByServices,
  text,
  z,
} from 'kartograf'

/** What the generator needs of a theme for services. */
export function serviceTexts(t: Translate): ServiceTexts {
  return {
    heading: t('services.heading'),
    lead: t('services.lead'),
    accept: t('services.accept'),
    reject: t('services.reject'),
    save: t('services.save'),
    close: t('services.close'),
    details: t('services.details'),
    provider: t('services.provider'),
    hosts: t('services.hosts'),
    privacy: t('services.privacy'),
    storage: t('services.storage'),
    waiting: (service, provider) => t('services.waiting', { service, provider }),
    once: (service) => t('services.once', { service }),
    always: (service) => t('services.always', { service }),
    elsewhere: () => t('services.elsewhere'),
  }
}

const frame = { id: text().optional() }

const embedSchema = z.strictObject({ type: z.literal('embed'), ...frame, title: text(), embed: embed() })

function Embedded({ section, context }: SectionProps<Resolved<z.infer<typeof embedSchema>>>) {
  const { id, title } = section
  return (
    <section id={id}>
      <h2>{title}</h2>
      <Facade embed={section.embed} title={title} texts={serviceTexts(context.t)} context={context} />
    </section>
  )
}

const filmSchema = z.strictObject({ type: z.literal('film'), ...frame, film: film() })

function FilmSection({ section, context }: SectionProps<Resolved<z.infer<typeof filmSchema>>>) {
  return (
    <figure id={section.id}>
      <Film film={section.film} locale={context.locale} />
      <figcaption>{section.film.title}</figcaption>
    </figure>
  )
}

const storageSchema = z.strictObject({ type: z.literal('storage'), ...frame })

/** What is kept in the browser: by the site itself, and by the services of its settings. */
function Storage({ context }: SectionProps<Resolved<z.infer<typeof storageSchema>>>) {
  const own = ['i18n_redirected', 'site:reload', 'site:form', CONSENT_KEY]
  return (
    <ul>
      {own.map((name) => (
        <li key={name} data-storage={name}>
          {name}
        </li>
      ))}
      {storedByServices(context.settings.services).map(({ name, purpose, duration, service }) => (
        <li key={name} data-storage={name}>
          {name}: {labelIn(purpose, context.locale)}, {labelIn(duration, context.locale)} ({service.provider})
        </li>
      ))}
    </ul>
  )
}

export const serviceSections: readonly SectionDefinition[] = [
  defineSection('embed', embedSchema, Embedded),
  defineSection('film', filmSchema, FilmSection),
  defineSection('storage', storageSchema, Storage),
]
