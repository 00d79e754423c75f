import type { ReactNode } from 'react'
import type { ShellContext } from '../../context.ts'
import { noticeTexts } from './texts.ts'

/**
 * Container of a notice for visitors whose ad blocker hides parts of pages: an empty status region. Its text is loaded only when needed,
 * because in each document it would delay the first paint.
 */
export function AdblockNotice({ context }: { readonly context: ShellContext }): ReactNode {
  const texts = context.file('notice.json', JSON.stringify(noticeTexts(context)))
  return <div role="status" id="adblock-notice" className="adblock-notice" data-texts={texts} />
}
