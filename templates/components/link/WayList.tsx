import type { ReactNode } from 'react'
import type { Link } from 'kartograf'
import type { Context } from '../../context.ts'
import { asking } from '../action/asking.ts'
import { wholeCompounds } from '../hero/headline.ts'
import { Icon } from '../icon/Icon.tsx'
import { SmartLink } from './SmartLink.tsx'

interface Props {
  readonly ways: readonly { readonly label: string; readonly href: Link; readonly note?: string | undefined }[]
  readonly context: Context
}

/** Further links in rows between rules; two columns if there is room. */
export function WayList({ ways, context }: Props): ReactNode {
  return (
    <div className="block">
      <ul className="link-list-items">
        {ways.map(({ label, href, note }) => (
          <li key={`${label} ${href.href}`}>
            <SmartLink link={asking(href, context)} context={context}>
              <span>
                {wholeCompounds(label)}
                {note && <span className="link-list-note"> {note}</span>}
              </span>
              <Icon name="arrow-right" size={20} />
            </SmartLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
