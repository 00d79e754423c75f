import { defineIslands } from 'kartograf'
import { ApplicationForm } from './components/form/island/ApplicationForm.tsx'
import { ContactForm } from './components/form/island/ContactForm.tsx'
import { EventForm } from './components/form/island/EventForm.tsx'
import { BlogFilter } from './components/filter/island/BlogFilter.tsx'
import { ListFilter } from './components/filter/island/ListFilter.tsx'
import { ServiceFinder } from './sections/service-index/island/ServiceFinder.tsx'

/** What reacts to visitors, with its code for browsers. `<Island>` takes the props of the component that it names. */
export const { islands, Island } = defineIslands({
  ApplicationForm: { component: ApplicationForm, module: 'components/form/island/ApplicationForm.tsx' },
  BlogFilter: { component: BlogFilter, module: 'components/filter/island/BlogFilter.tsx' },
  ContactForm: { component: ContactForm, module: 'components/form/island/ContactForm.tsx' },
  EventForm: { component: EventForm, module: 'components/form/island/EventForm.tsx' },
  ListFilter: { component: ListFilter, module: 'components/filter/island/ListFilter.tsx' },
  ServiceFinder: { component: ServiceFinder, module: 'sections/service-index/island/ServiceFinder.tsx' },
})
