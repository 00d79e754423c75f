import type { Chrome, Link, Page } from 'kartograf'
import { linkOf } from 'kartograf'
import { ASKED_FROM } from '../../forms/asked-from.ts'

/** The link to the contact form: `request` in the menu data, else that to the contact page. */
export function requestLink(chrome: Pick<Chrome, 'links'>): Link {
  return chrome.links['request'] ?? linkOf(chrome, 'contact')
}

interface Place {
  readonly chrome: Pick<Chrome, 'links'>
  readonly page?: Pick<Page, 'route'>
}

/** A link to the contact form tells it the page that it is on, `…/contact/?about=/en/azure/#request`; any other stays as it is. */
export function asking(link: Link, { chrome, page }: Place): Link {
  const [form = '', anchor] = chrome.links['request']?.href.split('#') ?? []
  if (!page || page.route.path === form || link.href !== chrome.links['request']?.href) return link
  return { ...link, href: `${form}?${ASKED_FROM}=${page.route.path}${anchor === undefined ? '' : `#${anchor}`}` }
}
