import type { Assets } from '../../definitions/assets.ts'
import type { Settings } from '../../definitions/settings/settings.ts'
import { basePath } from '../../definitions/url.ts'
import type { Redirect } from '../redirect.ts'
import { belowPath, redirectsFile } from '../redirects.ts'
import { apacheFile } from './apache.ts'
import { type HeaderSettings, type HostFile, hostHeadersFile } from './headers.ts'
import { nginxFile } from './nginx.ts'
import { staticWebAppFile } from './static-web-app.ts'

/** The files with headers and redirects for each kind of host. Their paths are those of requests, with the path of the base URL. */
export function hostFiles(
  settings: HeaderSettings & Pick<Settings, 'locales'>,
  assets: Pick<Assets, 'root'>,
  written: readonly Redirect[],
): readonly HostFile[] {
  const base = basePath(settings.baseUrl)
  const redirects = written.map((redirect) => belowPath(base, redirect))
  return [
    hostHeadersFile(assets, settings),
    ...redirectsFile(redirects),
    staticWebAppFile(assets, redirects, settings),
    nginxFile(settings, assets, redirects),
    apacheFile(settings, assets, redirects),
  ]
}
