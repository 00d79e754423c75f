import type { JSX, ReactNode } from 'react'
import type { Context, MarkdownTheme } from 'kartograf'

/** Elements of Markdown that need more than a tag. */
export function markdownOf({ t }: Context): MarkdownTheme {
  return {
    components: {
      h2: (props) => heading('h2', props, t('anchor')),
      h3: (props) => heading('h3', props, t('anchor')),
      pre: ({ children, ...rest }: JSX.IntrinsicElements['pre']) => (
        <pre {...rest} tabIndex={0} role="group" aria-label={t('code')}>
          {children}
        </pre>
      ),
      table: ({ children, ...rest }: JSX.IntrinsicElements['table']) => (
        <div className="table" role="group" aria-label={t('table')} tabIndex={0}>
          <table {...rest}>{children}</table>
        </div>
      ),
    },
    footnotes: { heading: t('footnotes'), back: (reference) => t('footnotes.back', { reference }) },
  }
}

/** A heading with a link to itself. */
function heading(Tag: 'h2' | 'h3', { id, children, ...rest }: JSX.IntrinsicElements['h2'], label: string): ReactNode {
  return (
    <Tag {...rest} id={id}>
      {children}
      {id && (
        <a className="anchor" href={`#${id}`} aria-label={label}>
          #
        </a>
      )}
    </Tag>
  )
}
