import type { ReactNode } from 'react'
import type { Layout } from 'kartograf'
import type { ShellContext } from '../context.ts'
import { FooterBase } from '../components/footer/FooterBase.tsx'
import { FooterFrame, FooterReach } from '../components/footer/FooterFrame.tsx'
import { SiteFooter } from '../components/footer/SiteFooter.tsx'
import { BlogSwitch } from '../components/header/BlogSwitch.tsx'
import { HeaderBar, SkipLink } from '../components/header/HeaderBar.tsx'
import { SiteHeader } from '../components/header/SiteHeader.tsx'
import { LanguageList, LanguageSwitch } from '../components/languages/LanguageSwitch.tsx'
import { CopyNotice } from '../components/copy-notice/CopyNotice.tsx'
import { PageBar } from '../components/page-bar/PageBar.tsx'

type MainProps = Parameters<Layout['Main']>[0]

function Main({ context, className, children }: MainProps & { readonly className?: string }): ReactNode {
  return (
    <main id="main" tabIndex={-1} data-tone="light" className={className}>
      <CopyNotice context={context} />
      {children}
      <PageBar context={context} />
    </main>
  )
}

/** Page-specific parts of header and footer. */
const slots: Layout['slots'] = {
  'blog-switch': BlogSwitch,
  languages: LanguageSwitch,
  'languages-menu': LanguageList,
  'languages-footer': LanguageList,
}

/** The frame of most pages. */
const base: Layout = { Header: SiteHeader, Main, Footer: SiteFooter, slots }

const event: Layout = { ...base, Main: (props) => <Main {...props} className="event" /> }

/** The frame of posts and case studies: a thin line at the top shows reading progress. */
const post: Layout = {
  ...base,
  Main: ({ context, children }) => (
    <Main context={context}>
      <div className="reading-progress" aria-hidden="true" />
      {children}
    </Main>
  ),
}

const error: Layout = {
  ...base,
  Main: ({ children }) => (
    <main id="main" tabIndex={-1} data-tone="light" className="error">
      {children}
    </main>
  ),
}

const { 'blog-switch': _menuOnly, ...landingSlots } = slots

/** The frame of campaign pages, which have one offer and one action: no menu and no list of pages, only career, contact and languages. */
const landing: Layout = { Header: LandingHeader, Main, Footer: LandingFooter, slots: landingSlots }

function LandingHeader({ context }: { readonly context: ShellContext }): ReactNode {
  return (
    <>
      <SkipLink context={context} />
      <HeaderBar context={context} />
    </>
  )
}

function LandingFooter({ context }: { readonly context: ShellContext }): ReactNode {
  return (
    <FooterFrame context={context}>
      <FooterReach context={context} />
      <FooterBase context={context} />
    </FooterFrame>
  )
}

/** The frame of the emergency page: that of others, whose styles leave out what does not help there. */
const alarm: Layout = { ...base }

export const layouts = { alarm, default: base, error, event, landing, post }
