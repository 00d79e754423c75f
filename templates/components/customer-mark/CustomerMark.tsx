import type { ReactNode } from 'react'
import { randomOf } from '../../art/random.ts'

const STYLES = 4
const LEGAL_FORM = /\s+(?:(?:g?GmbH|AG|KG|SE|SA|SL|Ltd)\b\.?(?:\s*&\s*Co\.?\s*KG)?)\s*$/

/**
 * A customer's wordmark, set in type: there are no logos of others on this site. The first word carries the mark, the legal
 * form is left out, and the same name always has the same one of four settings.
 */
export function CustomerMark({ name }: { readonly name: string }): ReactNode {
  const [lead = '', ...rest] = name.replace(LEGAL_FORM, '').split(' ')

  return (
    <span className="customer-mark" data-style={Math.floor(randomOf(name)() * STYLES)}>
      <b>{lead}</b> {rest.join(' ')}
    </span>
  )
}
