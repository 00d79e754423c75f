import type { Locale } from '../../i18n/locales.ts'
import type { Issue } from '../model/issue.ts'
import { isFault, resolveLink, type Targets } from '../model/links.ts'
import type { Theme } from '../model/theme.ts'
import { placeInYaml } from '../model/yaml.ts'
import type { FormName } from './fields.ts'
import { activeForms, SETTING_OF, targetOf } from './settings.ts'

/** Path of the page that says thanks, by form and language. */
export type ThanksPaths = Readonly<Partial<Record<FormName, Readonly<Record<Locale, string>>>>>

/** Checks what the settings say about the forms, and finds their thank-you pages. */
export function siteForms(
  targets: Targets,
  theme: Pick<Theme, 'formTexts'>,
): { readonly thanks: ThanksPaths; readonly issues: readonly Issue[] } {
  const active = activeForms(targets.library.data.settings)
  const found = active.map((name) => [name, thanksOf(name, targets)] as const)
  return {
    thanks: Object.fromEntries(found.map(([name, { paths }]) => [name, paths])),
    issues: [
      ...found.flatMap(([, { issues }]) => issues),
      ...sharedEndpoints(active, targets),
      ...(theme.formTexts ? [] : active.map((name) => noTexts(name, targets))),
    ],
  }
}

function thanksOf(
  name: FormName,
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
    issues: links.flatMap(([, link]) => (isFault(link) ? [issueAt(name, 'thanks', targets, link)] : [])),
  }
}

/** A form whose address is that of a form before it: the receiver could not tell them apart. */
function sharedEndpoints(active: readonly FormName[], targets: Targets): Issue[] {
  const endpointOf = (name: FormName): string | null => targetOf(name, targets.library.data.settings).endpoint
  const repeated = active.filter((name) => active.find((first) => endpointOf(first) === endpointOf(name)) !== name)
  return repeated.map((name) =>
    issueAt(name, 'endpoint', targets, {
      code: 'wrong-value',
      message: `two forms post to \`${endpointOf(name)}\``,
      expected: 'an address of its own for each form',
    }),
  )
}

function noThanks(name: FormName, targets: Targets): Issue {
  return issueAt(name, 'endpoint', targets, {
    code: 'missing-field',
    message: `\`forms.${SETTING_OF[name]}.thanks\` is missing: without script the form leads to that page`,
    expected: 'the path of a page, without language, such as /contact/thanks',
  })
}

function noTexts(name: FormName, targets: Targets): Issue {
  return issueAt(name, 'endpoint', targets, {
    code: 'missing-form-texts',
    message: 'the form has an endpoint, and the theme has no `formTexts` for it',
    expected: '`formTexts` in templates/index.ts, or `endpoint: null`',
  })
}

function issueAt(
  name: FormName,
  field: string,
  { library }: Targets,
  fault: Pick<Issue, 'code' | 'message' | 'expected' | 'hint'>,
): Issue {
  const { site } = library.data.files
  const { line, column } = placeInYaml(site.text, ['forms', SETTING_OF[name], field])
  return { severity: 'error', file: site.path, line, column, ...fault }
}
