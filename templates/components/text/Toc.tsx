import type { ReactNode } from 'react'
import type { Markdown } from 'kartograf'
import type { Context } from '../../context.ts'
import { Icon } from '../icon/Icon.tsx'
import { tocOf, type TocEntry } from './toc.ts'

/** Contents of a long text: folded above it on narrow screens, a rail beside it on wide ones. */
export function Toc({ markdown, context }: { readonly markdown: Markdown; readonly context: Context }): ReactNode {
  const entries = tocOf(markdown.source)
  if (entries.length < 2) return null
  return (
    <nav className="toc" data-contents aria-label={context.t('toc.label')}>
      <details className="toc-fold">
        <summary>
          {context.t('toc.label')}
          <Icon name="chevron-down" />
        </summary>
        <Entries entries={entries} />
      </details>
      <div className="toc-rail">
        <p>{context.t('toc.label')}</p>
        <Entries entries={entries} />
      </div>
    </nav>
  )
}

function Entries({ entries }: { readonly entries: readonly TocEntry[] }): ReactNode {
  return (
    <ol>
      {entries.map((entry) => (
        <li key={entry.id}>
          <a href={`#${entry.id}`}>{entry.text}</a>
        </li>
      ))}
    </ol>
  )
}
