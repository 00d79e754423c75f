import type { ReactNode } from 'react'
import type { ShellContext } from '../context.ts'
import { classNames } from './class-names.ts'
import { SmartLink } from './SmartLink.tsx'

/** Certificates, partnerships and places in words, and those that have one as a picture with its words. */
export function FooterLogos({ context }: { readonly context: ShellContext }): ReactNode {
  const { logos, badges } = context.chrome.footer
  if (logos.length + badges.length === 0) return null

  return (
    <ul className="site-footer-logos note" aria-label={context.t('footer.certificates')}>
      {badges.map((badge) => (
        <li key={badge}>{badge}</li>
      ))}
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
