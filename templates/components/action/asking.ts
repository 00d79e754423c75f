import type { Chrome, Link, Page } from 'kartograf'
import { linkOf } from 'kartograf'
import { ASKED_FROM } from '../../forms/asked-from.ts'

/** The link to the contact form: `request` in the menu data, or else the contact page. */
export function requestLink(chrome: Pick<Chrome, 'links'>): Link {
  return chrome.links['request'] ?? linkOf(chrome, 'contact')
}

interface Place {
  readonly chrome: Pick<Chrome, 'links'>
  readonly page?: Pick<Page, 'route'>
}

/** Adds the current page to a link to the contact form, `…/contact/?about=/en/azure/#request`; returns other links unchanged. */
export function asking(link: Link, { chrome, page }: Place): Link {
  const [form = '', anchor] = chrome.links['request']?.href.split('#') ?? []
  if (!page || page.route.path === form || link.href !== chrome.links['request']?.href) return link
  return { ...link, href: `${form}?${ASKED_FROM}=${page.route.path}${anchor === undefined ? '' : `#${anchor}`}` }
}
