import type { Locale } from '../../i18n/locales.ts'
import { STEP_OF_ADDRESS } from '../../renderer/definitions/decoded.ts'
import type { FormContract } from '../../renderer/forms/contract.ts'

/** Properties of a request that determine the language and format of the response. */
export interface RequestContext {
  readonly form: FormContract
  readonly locale: Locale
  /** Whether the client wants a `FormAnswer` as JSON instead of a page. */
  readonly json: boolean
  /** Path of the page with the form, if known. */
  readonly page: string | undefined
  /** Origin of the page if the receiver is on another host, as a prefix of addresses; otherwise empty. */
  readonly origin: string
}

/** The context of a request according to its headers. The page of the form is in `Referer`. */
export function contextOf(request: Request, form: FormContract): RequestContext {
  const page = pageOf(request)
  const locale = knownLocale(form, localeAt(page, form))
  return {
    form,
    locale,
    json: (request.headers.get('accept') ?? '').toLowerCase().includes('application/json'),
    page,
    origin: '',
  }
}

/** The language of a page: that of the home page whose path its own begins with. */
function localeAt(page = '', { locales }: FormContract): Locale | undefined {
  return Object.entries(locales).find(([, { home }]) => page.startsWith(home))?.[0]
}

/** The context with the language given by the form. */
export function withLocale(context: RequestContext, written: string | undefined): RequestContext {
  return { ...context, locale: knownLocale(context.form, written, context.locale) }
}

function knownLocale(form: FormContract, wanted: Locale | undefined, otherwise?: Locale): Locale {
  // The default language of the site comes first.
  const known = Object.keys(form.locales)
  const found = known.find((locale) => locale === wanted) ?? otherwise ?? known[0]
  if (found === undefined)
    throw new Error(`forms.json has no language for the form ${form.name}. Generate the site again.`)
  return found
}

/** Path of the page that the form was sent from, if it is a page of the site. */
function pageOf(request: Request): string | undefined {
  const { pathname } = refererOf(request) ?? {}
  return pathname !== undefined && PAGE.test(pathname) ? pathname : undefined
}

const PAGE = new RegExp(`^(/${STEP_OF_ADDRESS})+/$`, 'i')

/** The subject in the query of the form's URL, `?about=/en/prices/`; untrusted, and empty if there is none. */
export function askedIn(request: Request, { subject = '' }: Pick<FormContract, 'subject'>): string {
  return refererOf(request)?.searchParams.get(subject) ?? ''
}

/** The URL that the form was sent from, if it is on the site. */
function refererOf(request: Request): URL | null {
  const referer = request.headers.get('referer')
  if (referer === null || !URL.canParse(referer)) return null
  const url = new URL(referer)
  return url.origin === request.headers.get('origin') ? url : null
}
