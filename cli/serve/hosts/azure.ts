import type { StaticWebAppConfig } from '../../../renderer/outputs/hosts/static-web-app.ts'
import { matches, redirectIn, textIn, type HostRules } from './rules.ts'

/** `staticwebapp.config.json`: the first matching route applies, and its headers override the global ones. */
export function azureRules(out: string): HostRules {
  const { routes, responseOverrides, globalHeaders, mimeTypes } = configIn(out)
  const redirects = new Map(
    routes.flatMap(({ route, redirect }) => (redirect === undefined ? [] : [[route, redirect] as const])),
  )
  const routeOf = (pathname: string) => routes.find(({ route }) => matches(route, pathname))
  const page = responseOverrides[404].rewrite
  return {
    redirect: (pathname, search) => redirectIn(redirects, pathname, search),
    headers: (pathname) => ({
      ...globalHeaders,
      ...routeOf(pathname)?.headers,
      ...typeOf(pathname, mimeTypes),
    }),
    notFound: () => ({ file: page, headers: globalHeaders }),
    isHidden: (pathname) => routeOf(pathname)?.statusCode === 404,
  }
}

function configIn(out: string): StaticWebAppConfig {
  const text = textIn(out, 'staticwebapp.config.json')
  return text === '' ? NOTHING : (JSON.parse(text) as StaticWebAppConfig)
}

/** For an output without the file. */
const NOTHING: StaticWebAppConfig = {
  trailingSlash: 'always',
  routes: [],
  responseOverrides: { 404: { rewrite: '/404.html' } },
  globalHeaders: {},
  mimeTypes: {},
}

function typeOf(pathname: string, types: Readonly<Record<string, string>>): Record<string, string> {
  const [, type] = Object.entries(types).find(([ending]) => pathname.endsWith(ending)) ?? []
  return type === undefined ? {} : { 'Content-Type': type }
}
