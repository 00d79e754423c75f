import type { ReactNode } from 'react'
import { Slot } from '../../renderer/slot.tsx'
import type { ShellContext } from '../context.ts'
import { AlarmButton } from './AlarmButton.tsx'
import { SkipLink } from './SkipLink.tsx'
import { Wordmark } from './Wordmark.tsx'

/** The header of a page with one offer: who speaks, in which language, and the way to help in an attack. No menu. */
export function LandingHeader({ context }: { readonly context: ShellContext }): ReactNode {
  return (
    <>
      <SkipLink context={context} />
      <header className="site-header">
        <div className="site-header-bar">
          <a className="site-header-home" href={context.chrome.home.href}>
            <Wordmark brand={context.settings.brand} />
          </a>
          <div className="site-header-languages">
            <Slot name="languages" />
          </div>
          <AlarmButton context={context} />
        </div>
      </header>
    </>
  )
}
