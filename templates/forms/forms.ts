import { defineForm } from 'kartograf'
import { application } from './application.ts'
import { eventRequest } from './event-request.ts'
import { contact } from './contact.ts'
import { applicationTexts, contactTexts, eventTexts } from './texts.ts'

// Forms with their texts. Browser code imports only the fields, from the other files of this folder.
export const eventRequestForm = defineForm({ ...eventRequest, texts: eventTexts })
export const contactForm = defineForm({ ...contact, texts: contactTexts })
export const applicationForm = defineForm({ ...application, texts: applicationTexts })
