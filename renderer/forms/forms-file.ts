import { packOf, type Locale } from '../../i18n/locales.ts'
import { tagOf, type Settings } from '../model/settings.ts'
import type { Theme, Translate } from '../model/theme.ts'
import type { TextFile } from '../sitemap.ts'
import type { FormContract, FormsFile } from './contract.ts'
import type { FormName } from './fields.ts'
import { activeForms, attachmentLimitsOf, targetOf } from './settings.ts'
import type { ThanksPaths } from './site-forms.ts'

/** Name of the file in the output. */
export const FORMS_FILE = 'forms.json'

interface Input {
  readonly settings: Settings
  readonly theme: Pick<Theme, 'formTexts'>
  readonly translate: Readonly<Record<Locale, Translate>>
  readonly thanks: ThanksPaths
}

/** `forms.json`: what a receiver has to know of the site. None where no form has an endpoint. */
export function formsFiles(input: Input): TextFile[] {
  const forms = activeForms(input.settings).map((name) => contractOf(name, input))
  if (forms.length === 0) return []
  const file: FormsFile = { timeZone: input.settings.timeZone, forms }
  return [{ path: FORMS_FILE, content: `${JSON.stringify(file, null, 2)}\n` }]
}

function contractOf(name: FormName, input: Input): FormContract {
  const { settings } = input
  return {
    name,
    endpoint: targetOf(name, settings).endpoint ?? '',
    keepDays: targetOf(name, settings).keepDays,
    attachments: attachmentLimitsOf(name, settings),
    minimumElapsed: settings.forms.minimumSeconds * 1000,
    hourlyLimit: settings.forms.hourlyLimit,
    locales: localesOf(name, input),
  }
}

/** The default language first: it speaks where a request does not tell its own. */
function localesOf(name: FormName, { settings, theme, translate, thanks }: Input): FormContract['locales'] {
  const order = [...new Set([settings.defaultLocale, ...settings.locales])]
  const entries = order.flatMap((locale) => {
    const t = translate[locale]
    const texts = t && theme.formTexts?.(t)[name]
    const path = thanks[name]?.[locale]
    if (!texts || path === undefined) return []
    return [[locale, { lang: tagOf(locale, settings), dir: packOf(locale).direction, thanks: path, texts }] as const]
  })
  return Object.fromEntries(entries)
}
