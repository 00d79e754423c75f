import type { ReactNode } from 'react'
import type { ShellContext } from '../../context.ts'

/** What the prices do not contain and to whom they are offered; it stands wherever a price is shown. */
export function VatNote({ context }: { readonly context: ShellContext }): ReactNode {
  return <p className="vat-note">{context.chrome.footer.notes['prices']}</p>
}
