import type { ReactNode } from 'react'
import type { Image as Picture } from 'kartograf'
import type { ShellContext } from '../../context.ts'
import { SmartLink } from '../link/SmartLink.tsx'
import { classNames } from '../text/class-names.ts'

type Logo = ShellContext['chrome']['footer']['logos'][number]

/** Certificates and services with logos, then partnerships and locations as text. */
export function FooterLogos({ context }: { readonly context: ShellContext }): ReactNode {
  const { logos, badges } = context.chrome.footer
  if (logos.length + badges.length === 0) return null

  return (
    <ul className="site-footer-logos note" aria-label={context.t('footer.certificates')}>
      {logos.map((logo) => (
        <li key={logo.img.src}>
          {logo.url ? (
            <SmartLink link={logo.url} context={context}>
              <LogoImage logo={logo} />
            </SmartLink>
          ) : (
            <LogoImage logo={logo} />
          )}
        </li>
      ))}
      {badges.map((badge) => (
        <li key={badge} className="site-footer-name">
          {badge}
        </li>
      ))}
    </ul>
  )
}

function LogoImage({ logo }: { readonly logo: Logo }): ReactNode {
  return (
    <img
      className={classNames('site-footer-logo', logo.class)}
      src={logo.img.src}
      alt={logo.alt}
      loading="lazy"
      {...sizeOf(logo.img)}
    />
  )
}

/** Width and height attributes, if known. */
function sizeOf({ width, height }: Picture): { width?: number; height?: number } {
  return width > 0 ? { width, height } : {}
}
