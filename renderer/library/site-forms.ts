import { issueAt } from './data-issue.ts'
import type { Locale } from '../../i18n/locales.ts'
import { issueIn, type Issue, type IssueDetails } from '../definitions/issue.ts'
import { isFault, resolveLink } from './links.ts'
import type { Targets } from './link-routes.ts'
import { nearestHint } from '../content/nearest.ts'
import { placeOfKeyInYaml } from '../content/yaml/yaml-places.ts'
import type { FormDefinition } from '../definitions/define-form.ts'
import { activeForms, settingOf, targetOf } from '../definitions/settings/form-settings.ts'

/** Path of the thank-you page, by form and language. */
export type ThanksPaths = Readonly<Record<string, Readonly<Record<Locale, string>>>>

/** Checks the settings of forms, and finds their thank-you pages. */
export function siteForms(
  targets: Targets,
  forms: readonly FormDefinition[],
): { readonly thanks: ThanksPaths; readonly issues: readonly Issue[] } {
  const active = activeForms(forms, targets.library.data.settings).map(({ name }) => name)
  const found = active.map((name) => [name, thanksOf(name, targets)] as const)
  return {
    thanks: Object.fromEntries(found.map(([name, { paths }]) => [name, paths])),
    issues: [
      ...found.flatMap(([, { issues }]) => issues),
      ...sharedEndpoints(active, targets),
      ...unknownForms(forms, targets),
    ],
  }
}

/** Issues for settings of unknown forms. */
function unknownForms(forms: readonly FormDefinition[], { library }: Targets): Issue[] {
  const known = forms.map(({ name }) => settingOf(name))
  const { site } = library.data.files
  return Object.keys(library.data.settings.forms.byName).flatMap((name) => {
    if (known.includes(name)) return []
    return [
      issueIn(site.path, placeOfKeyInYaml(site.text, ['forms', name]), {
        code: 'unknown-form',
        message: `the theme has no form \`${name}\``,
        expected:
          known.length > 0 ? `one of ${known.join(', ')}` : 'a form of the theme, see `forms` in templates/index.ts',
        hint: nearestHint(name, known),
      }),
    ]
  })
}

function thanksOf(
  name: string,
  targets: Targets,
): { readonly paths: Record<Locale, string>; readonly issues: Issue[] } {
  const { settings } = targets.library.data
  const { thanks } = targetOf(name, settings)
  if (thanks === undefined) return { paths: {}, issues: [noThanks(name, targets)] }
  const links = settings.locales.map(
    (locale) => [locale, resolveLink(thanks, { locale, route: null, folder: '' }, targets)] as const,
  )
  return {
    paths: Object.fromEntries(links.flatMap(([locale, link]) => (isFault(link) ? [] : [[locale, link.href]]))),
    issues: links.flatMap(([, link]) => (isFault(link) ? [issueOf(name, 'thanks', targets, link)] : [])),
  }
}

/** An issue for two forms with the same endpoint, which the receiver could not distinguish. */
function sharedEndpoints(active: readonly string[], targets: Targets): Issue[] {
  const endpointOf = (name: string): string | null => targetOf(name, targets.library.data.settings).endpoint
  const repeated = active.filter((name) => active.find((first) => endpointOf(first) === endpointOf(name)) !== name)
  return repeated.map((name) =>
    issueOf(name, 'endpoint', targets, {
      code: 'wrong-value',
      message: `two forms post to \`${endpointOf(name)}\``,
      expected: 'a separate endpoint for each form',
    }),
  )
}

function noThanks(name: string, targets: Targets): Issue {
  return issueOf(name, 'endpoint', targets, {
    code: 'missing-field',
    message: `\`forms.${settingOf(name)}.thanks\` is missing: without script, the form leads to this page`,
    expected: 'the path of a page, without a language, such as /contact/thanks',
  })
}

function issueOf(name: string, field: string, { library }: Targets, details: IssueDetails): Issue {
  return issueAt(library, { file: 'site', path: ['forms', settingOf(name), field] }, details)
}
