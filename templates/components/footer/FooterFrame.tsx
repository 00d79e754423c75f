import type { ReactNode } from 'react'
import { inLanguage, telLink } from 'kartograf'
import type { ShellContext } from '../../context.ts'
import { AdblockNotice } from '../adblock-notice/AdblockNotice.tsx'
import { Wordmark } from '../header/Wordmark.tsx'
import { Icon } from '../icon/Icon.tsx'
import { MailLink } from '../text/MailLink.tsx'
import { Sentences } from '../text/Sentences.tsx'

/** The footer element in its colour. */
export function FooterFrame({
  context,
  children,
}: {
  readonly context: ShellContext
  readonly children: ReactNode
}): ReactNode {
  const { bgColor } = context.chrome.footer

  return (
    <footer className="site-footer" data-tone="night" data-pillar="petrol" data-part="">
      {bgColor && <FooterCanvas colour={bgColor} />}
      {children}
      {context.settings.scripts.includes('adblock') && <AdblockNotice context={context} />}
    </footer>
  )
}

/** The footer's background, drawn as SVG because the content security policy forbids style attributes. */
function FooterCanvas({ colour }: { readonly colour: string }): ReactNode {
  return (
    <svg className="site-footer-canvas" aria-hidden="true">
      <rect width="100%" height="100%" fill={colour} />
    </svg>
  )
}

/** The company, and how to reach it. */
export function FooterReach({ context }: { readonly context: ShellContext }): ReactNode {
  const { footer, home } = context.chrome
  const { emergency } = context.settings.contact

  return (
    <div className="site-footer-reach">
      <div>
        <a className="site-footer-home" href={home.href}>
          <Wordmark brand={context.settings.brand} />
        </a>
        <p className="site-footer-claim head-3" {...inLanguage(footer.lang)}>
          <Sentences text={footer.claim} />
        </p>
      </div>
      <address>
        {emergency && (
          <a className="site-footer-alarm head-3" href={telLink(emergency).href}>
            <Icon name="siren" />
            {emergency}
          </a>
        )}
        <a className="head-3" href={telLink(footer.phone).href}>
          {footer.phone}
        </a>
        <MailLink className="head-3" address={footer.email} />
      </address>
    </div>
  )
}
