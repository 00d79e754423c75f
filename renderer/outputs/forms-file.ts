import { packOf, type Locale } from '../../i18n/locales.ts'
import type { TextFile } from '../definitions/collections/collection-outputs.ts'
import type { Translate } from '../definitions/context.ts'
import { compare } from '../definitions/compare.ts'
import type { Page } from '../definitions/page.ts'
import { tagOf, type Settings } from '../definitions/settings/settings.ts'
import type { FormContract, FormsFile } from '../forms/contract.ts'
import { basePath, pathOf } from '../definitions/url.ts'
import type { FormDefinition } from '../definitions/define-form.ts'
import { activeForms, attachmentLimitsOf, targetOf } from '../definitions/settings/form-settings.ts'
import type { ThanksPaths } from '../library/site-forms.ts'

/** Name of the file in the output. */
export const FORMS_FILE = 'forms.json'

interface Input {
  readonly settings: Settings
  readonly forms: readonly FormDefinition[]
  readonly translate: Readonly<Record<Locale, Translate>>
  readonly thanks: ThanksPaths
  readonly pages: readonly Pick<Page, 'route'>[]
}

/** `forms.json`: everything that a receiver needs to know about the site. None if no form has an endpoint. */
export function formsFiles(input: Input): TextFile[] {
  const forms = activeForms(input.forms, input.settings).map((form) => contractOf(form, input))
  if (forms.length === 0) return []
  const isAboutPages = forms.some((form) => form.isAboutPage)
  const pages = input.pages.map(({ route }) => route.path).toSorted(compare)
  const file: FormsFile = { timeZone: input.settings.timeZone, forms, ...(isAboutPages && { pages }) }
  return [{ path: FORMS_FILE, content: `${JSON.stringify(file, null, 2)}\n` }]
}

function contractOf(form: FormDefinition, input: Input): FormContract {
  const { settings } = input
  const { name, subject, isAboutPage, files, fields } = form
  const { endpoint, keepDays } = targetOf(name, settings)
  return {
    name,
    ...(subject !== undefined && { subject }),
    ...(isAboutPage && { isAboutPage }),
    ...(files !== undefined && { files }),
    fields,
    endpoint: below(settings, endpoint ?? ''),
    keepDays,
    attachments: attachmentLimitsOf(form, settings),
    minimumElapsed: settings.forms.minimumSeconds * 1000,
    hourlyLimit: settings.forms.hourlyLimit,
    locales: localesOf(form, input),
  }
}

/** Browsers request paths with that of the base URL. */
function below({ baseUrl }: Settings, address: string): string {
  return address.startsWith('/') ? basePath(baseUrl) + address : address
}

/** The default language first: it is used if a request does not state one. */
function localesOf(form: FormDefinition, { settings, translate, thanks }: Input): FormContract['locales'] {
  const order = [...new Set([settings.defaultLocale, ...settings.locales])]
  const entries = order.flatMap((locale) => {
    const t = translate[locale]
    const path = thanks[form.name]?.[locale]
    if (!t || path === undefined) return []
    const lang = tagOf(locale, settings)
    const dir = packOf(locale).direction
    const home = below(settings, pathOf(locale, '/'))
    return [[locale, { lang, dir, home, thanks: below(settings, path), texts: form.texts(t) }] as const]
  })
  return Object.fromEntries(entries)
}
