import type { ReactNode } from 'react'
import { randomOf } from '../../art/random.ts'

const STYLES = 4
const LEGAL_FORM = /\s+(?:(?:g?GmbH|AG|KG|SE|SA|SL|Ltd)\b\.?(?:\s*&\s*Co\.?\s*KG)?)\s*$/

/**
 * A customer's name set as a wordmark, because the site shows no third-party logos. The first word is emphasised and the legal form
 * omitted; a hash of the name picks one of four styles.
 */
export function CustomerMark({ name }: { readonly name: string }): ReactNode {
  const [lead = '', ...rest] = name.replace(LEGAL_FORM, '').split(' ')

  return (
    <span className="customer-mark" data-style={Math.floor(randomOf(name)() * STYLES)}>
      <b>{lead}</b>
      {` ${rest.join(' ')}`}
    </span>
  )
}
