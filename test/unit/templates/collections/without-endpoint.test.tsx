import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { EventView } from '../../../../templates/collections/events/collection.ts'
import type { JobView } from '../../../../templates/collections/jobs/collection.ts'
import type { Context } from '../../../../templates/context.ts'
import { EventRequest } from '../../../../templates/collections/events/EventRequest.tsx'
import { JobApplication } from '../../../../templates/collections/jobs/JobApplication.tsx'
import { settingsOf } from '../../builders.ts'

const FORMS = {
  eventRequest: { endpoint: '/forms/event-request', thanks: '/' },
  application: { endpoint: '/forms/application', thanks: '/' },
}

/** What the parts use of a page's context; texts are their keys. */
function contextWith(forms: Readonly<Record<string, unknown>>): Context {
  const context = {
    locale: 'en',
    settings: settingsOf({ forms }),
    chrome: { footer: { phone: '+49 89 1' }, links: {} },
    page: { route: { key: 'alpha' } },
    t: (key: string) => key,
    file: (name: string) => `/assets/${name}`,
    island: (name: string) => ({ html: `<form id="${name}">`, src: '', prefix: '' }),
  }
  // The parts read nothing else.
  return context as unknown as Context
}

const event = (context: Context): string => {
  const view = { event: { title: 'Alpha', start: '2027-01-01T09:00', speakers: [], registration: 'open' }, card: {} }
  return renderToString(<EventRequest view={view as unknown as EventView} context={context} />)
}
const job = (context: Context): string => {
  const data = {
    title: 'Alpha',
    validThrough: '2027-01-01',
    process: [],
    contact: { name: 'A', role: 'B', email: 'jobs@alpha.example' },
  }
  return renderToString(<JobApplication job={data as unknown as JobView['job']} context={context} />)
}

describe.each([
  ['event', event, 'EventForm', 'info@alpha.example'],
  ['job', job, 'ApplicationForm', 'jobs@alpha.example'],
])('the page of an %s', (_, render, island, email) => {
  test('has the form where it is received', () => {
    expect(render(contextWith(FORMS))).toContain(`<form id="${island}">`)
  })

  test('has phone and e-mail in place of the form where nobody receives it', () => {
    const html = render(contextWith({}))
    expect(html).not.toContain('<form')
    expect(html).toContain(`mailto:${email}`)
    expect(html).toContain('href="tel:+49891"')
  })
})
