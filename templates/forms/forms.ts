import { defineForm } from '../../renderer/forms/define-form.ts'
import { application } from './application.ts'
import { eventRequest } from './event-request.ts'
import { applicationTexts, eventTexts } from './texts.ts'

// With their texts: the browser takes the fields alone, from the files beside this one.
export const eventRequestForm = defineForm({ ...eventRequest, texts: eventTexts })
export const applicationForm = defineForm({ ...application, texts: applicationTexts })
