import type { ReactNode } from 'react'
import type { Heading, Markdown } from 'kartograf'
import type { Context } from '../../context.ts'
import { Icon } from '../icon/Icon.tsx'

/** Table of contents of a long text, of its second-level headings: collapsed above it on narrow screens, beside it on wide ones. */
export function Toc({ markdown, context }: { readonly markdown: Markdown; readonly context: Context }): ReactNode {
  const entries = context.headings(markdown).filter(({ level }) => level === 2)
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

function Entries({ entries }: { readonly entries: readonly Heading[] }): ReactNode {
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
