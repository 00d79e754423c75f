import type { ReactNode } from 'react'
import type { Context } from '../../context.ts'
import { Icon } from '../icon/Icon.tsx'

interface Props {
  readonly sections: readonly { readonly id: string; readonly heading: string }[]
  readonly context: Context
}

/** Links to the sections of an entry's page. */
export function Jumps({ sections, context }: Props): ReactNode {
  return (
    <nav className="entry-jumps" aria-label={context.t('entry.onThisPage')}>
      <ul>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>
              {heading}
              <Icon name="arrow-down" size={16} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
