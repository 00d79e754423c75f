import type { RouteMiddleware } from 'kartograf'

/** Members only: the query of the page that is open says who is asking, as a cookie would on a real site. */
export const middleware: RouteMiddleware = async ({ locale }) => {
  const who = new URLSearchParams(window.location.search).get('who')
  if (who === 'member') return true
  return who === 'guest' ? `/${locale}/about/` : false
}
