import type { ReactNode } from 'react'
import type { ShellContext } from '../../context.ts'

/** The first stop of the keyboard: past the header, to the content. */
export function SkipLink({ context }: { readonly context: ShellContext }): ReactNode {
  return (
    <a className="skip-link" href="#main">
      {context.t('nav.skip')}
    </a>
  )
}
