import type { ReactNode } from 'react'
import type { ShellContext } from '../../context.ts'
import { AdblockNotice } from '../adblock-notice/AdblockNotice.tsx'
import { FooterCanvas } from './FooterCanvas.tsx'

/** The footer's element in its colour. */
export function FooterFrame({
  context,
  children,
}: {
  readonly context: ShellContext
  readonly children: ReactNode
}): ReactNode {
  const { bgColor } = context.chrome.footer

  return (
    <footer className="site-footer" data-tone="night" data-pillar="petrol">
      {bgColor && <FooterCanvas colour={bgColor} />}
      {children}
      {context.settings.adblockNotice && <AdblockNotice context={context} />}
    </footer>
  )
}
