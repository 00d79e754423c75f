import type { ReactNode } from 'react'
import type { ShellContext } from '../context.ts'
import { classNames } from './class-names.ts'
import { sizeOf } from './size-of.ts'
import { SmartLink } from './SmartLink.tsx'

/** Certificates and services that have a mark, then what is said in words: partnerships and places. */
export function FooterLogos({ context }: { readonly context: ShellContext }): ReactNode {
  const { logos, badges } = context.chrome.footer
  if (logos.length + badges.length === 0) return null

  return (
    <ul className="site-footer-logos note" aria-label={context.t('footer.certificates')}>
      {logos.map((logo) => {
        const image = (
          <img
            className={classNames('site-footer-logo', logo.class)}
            src={logo.img.src}
            alt={logo.alt}
            loading="lazy"
            {...sizeOf(logo.img)}
          />
        )
        return (
          <li key={logo.img.src}>
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
      {badges.map((badge) => (
        <li key={badge}>{badge}</li>
      ))}
    </ul>
  )
}
