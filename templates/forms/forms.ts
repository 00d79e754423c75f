import { defineForm } from 'kartograf'
import { application } from './application.ts'
import { eventRequest } from './event-request.ts'
import { contact } from './contact.ts'
import { applicationTexts, contactTexts, eventTexts } from './texts.ts'

// With their texts: the browser takes the fields alone, from the files beside this one.
export const eventRequestForm = defineForm({ ...eventRequest, texts: eventTexts })
export const contactForm = defineForm({ ...contact, texts: contactTexts })
export const applicationForm = defineForm({ ...application, texts: applicationTexts })
