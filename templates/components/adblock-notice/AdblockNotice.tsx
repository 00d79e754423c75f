import type { ReactNode } from 'react'
import type { ShellContext } from '../../context.ts'
import { noticeTexts } from './texts.ts'

/**
 * The place of a notice for visitors whose ad blocker hides parts of pages: an empty status region. The few who need its text load it; in
 * each document it would delay the first paint of all.
 */
export function AdblockNotice({ context }: { readonly context: ShellContext }): ReactNode {
  const texts = context.file('notice.json', JSON.stringify(noticeTexts(context)))
  return <div role="status" id="adblock-notice" className="adblock-notice" data-texts={texts} />
}
