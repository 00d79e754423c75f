import type { ReactNode } from 'react'
import { formatDate } from '../../i18n/format.ts'
import type { ShellContext } from '../context.ts'
import { CustomerMark } from './CustomerMark.tsx'
import type { MenuProof } from './menu-proof.ts'
import { SmartLink } from './SmartLink.tsx'

interface Props {
  readonly proof: MenuProof
  readonly context: ShellContext
}

/** Beside the links of a panel: what came out at a customer, or the next event. */
export function MegaMenuProof({ proof, context }: Props): ReactNode {
  const { href, hreflang, title } = proof.card

  return (
    <div className="mega-menu-aside">
      <p className="mega-menu-heading">{context.t(`menu.${proof.kind}`)}</p>
      {proof.kind === 'case' && <CustomerMark name={proof.card.customer} />}
      <p className="mega-menu-figure head-3">{figureOf(proof, context)}</p>
      <p className="mega-menu-line">{lineOf(proof, context)}</p>
      <SmartLink className="mega-menu-proof" link={{ kind: 'link', href, external: false, hreflang }} context={context}>
        {title}
      </SmartLink>
    </div>
  )
}

function figureOf(proof: MenuProof, { locale }: ShellContext): string {
  return proof.kind === 'case' ? proof.card.result.value : formatDate(proof.card.start, locale)
}

function lineOf(proof: MenuProof, { t }: ShellContext): string {
  return proof.kind === 'case' ? proof.card.result.label : (proof.card.place ?? t('event.online'))
}
