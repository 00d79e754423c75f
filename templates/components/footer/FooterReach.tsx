import type { ReactNode } from 'react'
import { telLink } from 'kartograf'
import type { ShellContext } from '../../context.ts'
import { Sentences } from '../text/Sentences.tsx'
import { Wordmark } from '../header/Wordmark.tsx'

/** Who we are, and how to reach us. */
export function FooterReach({ context }: { readonly context: ShellContext }): ReactNode {
  const { footer, home } = context.chrome

  return (
    <div className="site-footer-reach">
      <div>
        <a className="site-footer-home" href={home.href}>
          <Wordmark brand={context.settings.brand} />
        </a>
        <p className="site-footer-claim head-4">
          <Sentences text={footer.claim} />
        </p>
      </div>
      <address>
        <a className="head-3" href={telLink(footer.phone).href}>
          {footer.phone}
        </a>
        <a className="head-3" href={`mailto:${footer.email}`}>
          {footer.email}
        </a>
      </address>
    </div>
  )
}
