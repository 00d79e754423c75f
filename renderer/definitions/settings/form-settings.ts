import type { Settings } from './settings.ts'
import type { FormTarget } from './forms.ts'
import type { AttachmentLimits } from '../../forms/attachments.ts'
import type { FormFields } from '../../forms/fields.ts'

type WithForms = Pick<Settings, 'forms'>

/** Name of a form in the settings: `booking-request` is `forms.bookingRequest`. */
export function settingOf(name: string): string {
  return name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

/** Endpoint, thank-you page and retention time of a form. Without an endpoint the form is not shown. */
export function targetOf(name: string, { forms }: WithForms): FormTarget {
  return forms.byName[settingOf(name)] ?? forms.unset
}

/** Forms that the site shows, which are those with an endpoint. */
export function activeForms<F extends FormFields>(forms: readonly F[], settings: WithForms): F[] {
  return forms.filter(({ name }) => targetOf(name, settings).endpoint !== null)
}

/** Limits for attachments of a form; null if it takes no files. A megabyte is 1,048,576 bytes, as in file managers. */
export function attachmentLimitsOf({ name, files }: FormFields, settings: WithForms): AttachmentLimits | null {
  if (files === undefined) return null
  const { maxFiles, maxMegabytes, types } = targetOf(name, settings).attachments
  return { maxFiles, maxBytes: maxMegabytes * 1024 * 1024, types }
}

/** Origins other than the site's own that forms post to; the security policy has to allow them. */
export function foreignOrigins({ forms }: WithForms): string[] {
  const endpoints = Object.values(forms.byName).flatMap(({ endpoint }) => endpoint ?? [])
  return [...new Set(endpoints.filter((endpoint) => !endpoint.startsWith('/')).map((url) => new URL(url).origin))]
}
