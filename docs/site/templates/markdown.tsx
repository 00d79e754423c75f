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

/** A heading with a link to itself, which is named after the heading, but not part of its name. */
function heading(Tag: 'h2' | 'h3', { id, children, ...rest }: JSX.IntrinsicElements['h2'], label: string): ReactNode {
  if (!id) return <Tag {...rest}>{children}</Tag>
  const name = `${id}:name`
  const link = `${id}:link`
  return (
    <Tag {...rest} id={id} aria-labelledby={name}>
      <span id={name}>{children}</span>
      <a className="anchor" href={`#${id}`} id={link} aria-label={label} aria-labelledby={`${link} ${name}`}>
        #
      </a>
    </Tag>
  )
}
