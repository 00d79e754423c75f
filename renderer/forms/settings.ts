import type { Settings } from '../model/settings.ts'
import type { AttachmentLimits } from './attachments.ts'
import { FORM_NAMES, type FormName } from './fields.ts'

/** Name of each form in the settings: `forms.eventRequest`. */
export const SETTING_OF = {
  'event-request': 'eventRequest',
  application: 'application',
} as const satisfies Record<FormName, keyof Settings['forms']>

/** Where a form posts to, the page that says thanks, and how long requests are kept. Without an endpoint the form is not shown. */
export function targetOf(
  name: FormName,
  { forms }: Pick<Settings, 'forms'>,
): Pick<Settings['forms']['application'], 'endpoint' | 'thanks' | 'keepDays'> {
  return forms[SETTING_OF[name]]
}

/** Forms that the site shows, because they have somewhere to post to. */
export function activeForms(settings: Pick<Settings, 'forms'>): FormName[] {
  return FORM_NAMES.filter((name) => targetOf(name, settings).endpoint !== null)
}

/** What a form lets attach; null for a form without files. A megabyte has 1,048,576 bytes here, as file managers count. */
export function attachmentLimitsOf(name: FormName, { forms }: Pick<Settings, 'forms'>): AttachmentLimits | null {
  if (name !== 'application') return null
  const { maxFiles, maxMegabytes, types } = forms.application.attachments
  return { maxFiles, maxBytes: maxMegabytes * 1024 * 1024, types }
}

/** Origins that forms post to beside the site's own; the security policy has to allow them. */
export function foreignOrigins(settings: Pick<Settings, 'forms'>): string[] {
  const endpoints = activeForms(settings).flatMap((name) => targetOf(name, settings).endpoint ?? [])
  return [...new Set(endpoints.filter((endpoint) => !endpoint.startsWith('/')).map((url) => new URL(url).origin))]
}
