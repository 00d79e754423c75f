import type { Settings } from '../../../renderer/definitions/settings/settings.ts'
import type { Theme } from '../../../renderer/definitions/theme.ts'
import type { Workspace } from '../../output/paths.ts'
import { themeFile } from '../package-file.ts'
import { toolModule } from '../tool-folder.ts'

/** Modules of the theme's scripts enabled in the settings, by name. */
export function scriptsOf({ scripts = {} }: Theme, settings: Settings): Record<string, string> {
  return Object.fromEntries(Object.entries(scripts).filter(([name]) => settings.scripts.includes(name)))
}

/** Name of the module that asks visitors about services; only sites with services have it. */
export const SERVICES = 'services'

export function hasServices({ services }: Settings): boolean {
  return Object.keys(services).length > 0
}

/** Source code of the browser modules of islands, middleware and scripts. Island modules also export the functions to hydrate them. */
export function entriesOf({ root }: Workspace, theme: Theme, settings: Settings): Record<string, string> {
  const { islands, middleware } = theme
  const source = (module: string): string => JSON.stringify(themeFile(root, module))
  const hydrate = JSON.stringify(toolModule('renderer/client/hydrate'))
  const services = JSON.stringify(toolModule('renderer/client/services/services'))
  return Object.fromEntries([
    ...Object.entries(islands).map(([name, { module }]) => [
      `island-${name}`,
      `import { ${name} } from ${source(module)}\nimport { hydrate } from ${hydrate}\nexport const mount = (element, ...told) => hydrate(element, ${name}, ...told)`,
    ]),
    ...Object.entries(middleware).map(([name, module]) => [
      `middleware-${name}`,
      `export { middleware } from ${source(module)}`,
    ]),
    ...Object.entries(scriptsOf(theme, settings)).map(([name, module]) => [
      `script-${name}`,
      `import ${source(module)}`,
    ]),
    ...(hasServices(settings)
      ? [[SERVICES, `import { startServices } from ${services}\nvoid startServices(window)`]]
      : []),
  ])
}
