import { nearestHint } from '../../content/nearest.ts'
import type { Embed, EmbedField } from '../../definitions/fields/media.ts'
import type { DataPath, IssueDetails } from '../../definitions/issue.ts'
import { isFrom, type Services } from '../../definitions/settings/services.ts'
import type { Scope } from './scope.ts'

/** Checks that the settings have the service, and that the URL is on one of its hosts. */
export function embedOf(field: EmbedField, { place, report, targets }: Scope, path: DataPath): Embed {
  const { settings, damaged } = targets.library.data
  // In a file with errors, the service may be one of them.
  const fault = field.service in settings.services || !damaged.has('site') ? faultOf(field, settings.services) : null
  if (fault) report(place([...path, fault.field]), fault.details)
  return field
}

function faultOf(
  { service, src }: EmbedField,
  services: Services,
): { field: keyof EmbedField; details: IssueDetails } | null {
  const known = services[service]
  const shown = Object.keys(services).filter((name) => services[name]?.kind !== 'script')
  if (!known) return { field: 'service', details: unknownService(service, shown) }
  if (known.kind === 'script') return { field: 'service', details: notShown(service, shown) }
  return isFrom(src, known.hosts) ? null : { field: 'src', details: elsewhere(src, service, known.hosts) }
}

function unknownService(name: string, known: readonly string[]): IssueDetails {
  return {
    code: 'unknown-service',
    message: `\`${name}\` is not a service of the settings`,
    expected:
      known.length > 0 ? `one of ${known.join(', ')}` : 'a name of `services` in content/site.yaml, which has none',
    hint: nearestHint(name, known),
  }
}

function notShown(name: string, known: readonly string[]): IssueDetails {
  return {
    code: 'unknown-service',
    message: `\`${name}\` is a script for the whole site and has nothing to show`,
    expected: known.length > 0 ? `one of ${known.join(', ')}` : 'a service of the kind `frame` or `picture`',
  }
}

function elsewhere(src: string, service: string, hosts: readonly string[]): IssueDetails {
  return {
    code: 'foreign-embed',
    message: `\`${src}\` is not at a host of \`${service}\`, so that browsers would refuse it`,
    expected: `a URL that begins with ${hosts.join(' or ')}`,
    hint: `or add its host to \`services.${service}.hosts\` in content/site.yaml`,
  }
}
