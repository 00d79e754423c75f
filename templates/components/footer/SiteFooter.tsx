import type { ReactNode } from 'react'
import { ServiceSettings, Slot, type FooterGroup, type Image as Picture, telLink } from 'kartograf'
import type { ShellContext } from '../../context.ts'
import { Icon } from '../icon/Icon.tsx'
import { classNames } from '../text/class-names.ts'
import { SmartLink, isWebsite } from '../link/SmartLink.tsx'
import { VatNote } from '../prices/VatNote.tsx'
import { withArrow } from '../action/with-arrow.tsx'
import { Sentences } from '../text/Sentences.tsx'
import { Wordmark } from '../header/Wordmark.tsx'
import { AdblockNotice } from '../adblock-notice/AdblockNotice.tsx'

/** The footer: contact, the site's pages, and legal links. */
export function SiteFooter({ context }: { readonly context: ShellContext }): ReactNode {
  return (
    <FooterFrame context={context}>
      <FooterReach context={context} />
      <FooterGroups context={context} />
      <FooterLogos context={context} />
      <FooterBase context={context} />
    </FooterFrame>
  )
}

interface Props {
  readonly context: ShellContext
}

/**
 * The site's pages as columns, or on phones as collapsible groups. CSS cannot open `details` by window width, so both are rendered and the
 * style sheet shows one.
 */
function FooterGroups({ context }: Props): ReactNode {
  const { groups } = context.chrome.footer

  return (
    <nav aria-label={context.t('footer.pages')} data-part="">
      <div className="site-footer-groups">
        {groups.map((group) => (
          <div key={group.title}>
            <h2 className="site-footer-heading">{group.title}</h2>
            <FooterLinks links={group.links} context={context} />
          </div>
        ))}
      </div>
      <div className="site-footer-folds">
        {groups.map((group) => (
          <details key={group.title}>
            <summary>
              {group.title}
              <Icon name="chevron-down" />
            </summary>
            <FooterLinks links={group.links} context={context} />
          </details>
        ))}
      </div>
    </nav>
  )
}

/** Certificates and services with logos, then partnerships and locations as text. */
function FooterLogos({ context }: { readonly context: ShellContext }): ReactNode {
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
        <li key={badge} className="site-footer-name">
          {badge}
        </li>
      ))}
    </ul>
  )
}

/** Legal links and the languages: the end of every footer. */
export function FooterBase({ context }: { readonly context: ShellContext }): ReactNode {
  return (
    <div className="site-footer-base" data-part="">
      <VatNote context={context} />
      <div className="site-footer-legal">
        <p>{context.t('footer.copyright', { owner: context.settings.organization.legalName })}</p>
        <FooterLinks links={context.chrome.footer.legal} context={context} />
        {Object.keys(context.settings.services).length > 0 && (
          <ServiceSettings label={context.t('services.settings')} />
        )}
        <Slot name="languages-footer" />
      </div>
    </div>
  )
}

/** Links of the footer, as a column or a row. */
function FooterLinks({
  links,
  context,
}: {
  readonly links: FooterGroup['links']
  readonly context: ShellContext
}): ReactNode {
  return (
    <ul>
      {links.map(({ title, link }) => (
        <li key={`${title} ${link.href}`}>
          <SmartLink link={link} context={context}>
            {isWebsite(link) ? withArrow(title) : title}
          </SmartLink>
        </li>
      ))}
    </ul>
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
        <p className="site-footer-claim head-3">
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
        <a className="head-3" href={`mailto:${footer.email}`}>
          {footer.email}
        </a>
      </address>
    </div>
  )
}

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

/** Width and height attributes, if known. */
function sizeOf({ width, height }: Picture): { width?: number; height?: number } {
  return width > 0 ? { width, height } : {}
}
