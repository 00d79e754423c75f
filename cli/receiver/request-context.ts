import type { Locale } from '../../i18n/locales.ts'
import type { FormContract } from '../../renderer/forms/contract.ts'
import { localesOf, type RequestContext } from './answer.ts'

/** What the headers tell about a request: the page of the form is its `Referer`. */
export function contextOf(request: Request, form: FormContract): RequestContext {
  const page = pageOf(request)
  const locale = knownLocale(form, page?.split('/')[1])
  return {
    form,
    locale,
    json: (request.headers.get('accept') ?? '').toLowerCase().includes('application/json'),
    page,
    origin: '',
  }
}

/** The same context with the language that the form names. */
export function withLocale(context: RequestContext, written: string | undefined): RequestContext {
  return { ...context, locale: knownLocale(context.form, written, context.locale) }
}

function knownLocale(form: FormContract, wanted: Locale | null | undefined, otherwise?: Locale): Locale {
  const known = localesOf(form)
  const found = known.find((locale) => locale === wanted) ?? otherwise ?? known[0]
  if (found === undefined)
    throw new Error(`forms.json has no language for the form ${form.name}. Generate the site anew.`)
  return found
}

/** Path of the page that the form was sent from, if it is a page of the site that we may link to. */
function pageOf(request: Request): string | undefined {
  const referer = request.headers.get('referer')
  const origin = request.headers.get('origin')
  if (referer === null || !URL.canParse(referer)) return undefined
  const { origin: from, pathname } = new URL(referer)
  return from === origin && /^(\/[a-z0-9][a-z0-9._-]*)+\/$/.test(pathname) ? pathname : undefined
}
