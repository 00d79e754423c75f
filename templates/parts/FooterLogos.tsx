import type { ReactNode } from 'react'
import type { ShellContext } from '../context.ts'
import { classNames } from './class-names.ts'
import { SmartLink } from './SmartLink.tsx'

/** Certificates and partnerships, each with the words that its picture shows. */
export function FooterLogos({ context }: { readonly context: ShellContext }): ReactNode {
  const { logos } = context.chrome.footer
  if (logos.length === 0) return null

  return (
    <ul className="site-footer-logos" aria-label={context.t('footer.certificates')}>
      {logos.map((logo) => {
        const image = (
          <img className={classNames('site-footer-logo', logo.class)} src={logo.img} alt={logo.alt} loading="lazy" />
        )
        return (
          <li key={logo.alt}>
            {logo.url ? (
              <SmartLink link={logo.url} context={context}>
                {image}
              </SmartLink>
            ) : (
              image
            )}
          </li>
        )
      })}
    </ul>
  )
}
