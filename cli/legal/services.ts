import { issueIn, type Issue } from '../../renderer/definitions/issue.ts'
import { placeInYaml } from '../../renderer/content/yaml/yaml-places.ts'
import type { LoadedSite } from '../content/loaded.ts'
import { listed, type Built, type Warning } from './built.ts'

/** Checks that visitors can withdraw consent on every page, and that every service is used. */
export function serviceIssues(site: LoadedSite, { pages }: Pick<Built, 'pages'>): Issue[] {
  const services = Object.entries(site.data.settings.services)
  const isAsked = services.some(([, { consent }]) => consent)
  const closed = [...pages].flatMap(([path, { hasServiceSettings }]) => (hasServiceSettings ? [] : [path]))
  const shown = new Set([...pages.values()].flatMap((page) => page.services))
  const unused = services.filter(([name, { kind }]) => kind !== 'script' && !shown.has(name))
  return [
    ...(isAsked && closed.length > 0 ? [inSettings(site, ['services'], withoutSettings(closed))] : []),
    ...unused.map(([name]) => inSettings(site, ['services', name], unusedService(name))),
  ]
}

function inSettings({ data }: LoadedSite, path: readonly string[], warning: Warning): Issue {
  const { path: file, text } = data.files.site
  return issueIn(file, placeInYaml(text, path), { ...warning, severity: 'warning' })
}

function withoutSettings(pages: readonly string[]): Warning {
  return {
    code: 'missing-service-settings',
    message: `${listed(pages)} ${pages.length === 1 ? 'has' : 'have'} no button to withdraw consent to services`,
    expected: '`<ServiceSettings label={…} />` in the footer of every layout',
  }
}

function unusedService(name: string): Warning {
  return {
    code: 'unused-service',
    message: `no page uses \`${name}\`, but the policy allows its hosts, and visitors are asked for consent`,
    expected: 'a service that pages use',
  }
}
