import type { ReactNode } from 'react'
import type { ShellContext } from '../context.ts'
import { HeaderBar } from './HeaderBar.tsx'
import { SkipLink } from './SkipLink.tsx'

/** The header of a page with one offer: who speaks, in which language, career and contact, and the way to help in an attack. No menu. */
export function LandingHeader({ context }: { readonly context: ShellContext }): ReactNode {
  return (
    <>
      <SkipLink context={context} />
      <HeaderBar context={context} />
    </>
  )
}
