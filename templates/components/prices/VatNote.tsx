import type { ReactNode } from 'react'
import { z } from 'kartograf'
import type { ShellContext } from '../../context.ts'

/** Field of sections with prices. */
export const vat = z
  .boolean()
  .default(true)
  .describe('Whether the note about VAT is added: not if a list of prices above has it.')

/** What prices exclude and to whom they are offered. Required wherever a price is shown. */
export function VatNote({ context }: { readonly context: ShellContext }): ReactNode {
  return <p className="note vat-note">{context.chrome.footer.notes['prices']}</p>
}
