import type { ReactNode } from 'react'
import type { Link, Page } from 'kartograf'
import type { ShellContext } from '../../context.ts'
import { Icon } from '../icon/Icon.tsx'
import { isWebsite, SmartLink } from '../link/SmartLink.tsx'
import { asking } from './asking.ts'

/** A call to action in content: what it says, and where it leads. */
export interface ActionLink {
  readonly label: string
  readonly href: Link
}

interface Props {
  readonly action: ActionLink
  readonly kind: 'primary' | 'secondary' | 'text'
  /** Contains the page only within the main part. */
  readonly context: ShellContext & { readonly page?: Page }
}

/** A call to action: a filled button, an outlined one, or text with an arrow. */
export function Action({ action, kind, context }: Props): ReactNode {
  return (
    <SmartLink
      link={asking(action.href, context)}
      context={context}
      className={`action action-${kind}`}
      icon={kind !== 'secondary' && <Icon name={iconFor(action.href)} />}
    >
      <span className="action-label">{action.label}</span>
    </SmartLink>
  )
}

function iconFor(link: Link): string {
  if (link.href.startsWith('tel:')) return 'phone'
  if (link.href.startsWith('mailto:')) return 'mail'
  return isWebsite(link) ? 'arrow-up-right' : 'arrow-right'
}
