import type { ReactNode } from 'react'
import type { ShellContext } from '../../context.ts'

/** What prices exclude and to whom they are offered. Required wherever a price is shown. */
export function VatNote({ context }: { readonly context: ShellContext }): ReactNode {
  return <p className="vat-note">{context.chrome.footer.notes['prices']}</p>
}
