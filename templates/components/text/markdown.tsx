import { Children, isValidElement, type JSX, type ReactNode } from 'react'
import { type Link, type MarkdownTheme, isLocale } from 'kartograf'
import type { Context } from '../../context.ts'
import { recordsClass } from '../table/records.ts'
import { classNames } from './class-names.ts'
import { CodeBlock } from '../code/CodeBlock.tsx'
import { Icon } from '../icon/Icon.tsx'
import { isProduct, isWebsite, SmartLink } from '../link/SmartLink.tsx'
import { IN_TEXT } from '../picture/places.ts'
import { withArrow } from '../link/with-arrow.tsx'

type Props<Tag extends keyof JSX.IntrinsicElements> = JSX.IntrinsicElements[Tag]

/** Components for the elements of Markdown. */
export function markdownOf(context: Context): MarkdownTheme {
  return {
    components: {
      h2: (props) => heading('h2', props, context),
      h3: (props) => heading('h3', props, context),
      h4: (props) => heading('h4', props, context),
      a: (props) => {
        const to = { kind: 'link', href: props.href ?? '', external: 'data-external' in props, hreflang: null } as const
        if ('data-footnote-backref' in props) return backFromNote(props)
        return isWebsite(to) ? website(props, to, context) : link(props, context)
      },
      table: (props) => table(props, context),
      pre: (props) => <CodeBlock {...props} context={context} />,
      aside: (props) => <MarkdownCallout {...props} context={context} />,
    },
    Block: ({ children }) => <figure className="in-text">{children}</figure>,
    pictures: IN_TEXT,
    footnotes: {
      heading: context.t('footnotes.heading'),
      back: (reference) => context.t('footnotes.back', { reference }),
    },
  }
}

/**
 * A heading with an id gets a link to itself, which is not part of its name: lists of headings would repeat it for each. The link is named
 * by both: lists of links would have the same name for all.
 */
function heading(Tag: 'h2' | 'h3' | 'h4', { id, children, ...rest }: Props<'h2'>, context: Context): ReactNode {
  if (!id || rest.className?.includes('sr-only')) {
    return (
      <Tag {...rest} id={id}>
        {children}
      </Tag>
    )
  }
  // No anchor of a heading has a colon.
  const name = `${id}:name`
  const label = `${id}:link`
  return (
    <Tag {...rest} id={id} aria-labelledby={name}>
      <span id={name}>{children}</span>{' '}
      <a className="heading-anchor" href={`#${id}`} aria-labelledby={`${label} ${name}`}>
        <Icon name="link" size={16} />
        <span className="visually-hidden" id={label}>
          {context.t('markdown.anchor')}
        </span>
      </a>
    </Tag>
  )
}

/** The link back from a footnote has an icon, since fonts lack its arrow. The number of a second one stays. */
function backFromNote({ children, ...rest }: Props<'a'>): ReactNode {
  const [, ...number] = Children.toArray(children)
  return (
    <a {...rest}>
      <Icon name="undo-2" size={16} />
      {number}
    </a>
  )
}

function link({ children, ...rest }: Props<'a'>, context: Context): ReactNode {
  const language = rest.hrefLang
  return (
    <a {...rest}>
      {children}
      {isLocale(language) && <span className="link-hint"> ({context.t(`language.in.${language}`)})</span>}
    </a>
  )
}

/** External links are marked; those to our products open in a new tab, as in the menu. */
function website({ children, ...rest }: Props<'a'>, to: Link, context: Context): ReactNode {
  if (isProduct(to.href, context.chrome)) {
    return (
      <SmartLink link={to} context={context}>
        {withArrow(children)}
      </SmartLink>
    )
  }
  return (
    <a {...rest}>
      {withArrow(children)}
      <span className="visually-hidden"> ({context.t('link.external')})</span>
    </a>
  )
}

interface TableProps extends Props<'table'> {
  /** The number of columns with figures after the first one, or `keys` if there are none and the first one has short names. */
  readonly 'data-records'?: string
}

/**
 * A table that can be scrolled by keyboard. On phones, a large one becomes records. Markdown has no captions, so its accessible name is
 * made of its column names.
 */
function table({ children, 'data-records': records, ...rest }: TableProps, context: Context): ReactNode {
  const columns = columnsOf(Children.toArray(children)[0])
  return (
    <div
      className={classNames('prose-table', records !== undefined && proseRecords(records, columns.length))}
      role="group"
      aria-label={`${context.t('markdown.table')}: ${columns.join(', ')}`}
      tabIndex={0}
    >
      <table {...rest}>{children}</table>
    </div>
  )
}

function proseRecords(records: string, columns: number): string {
  return recordsClass({ columns, figures: Number(records) || 0, hasKeys: records === 'keys' })
}

/** The text of each cell in the head of a table. */
function columnsOf(node: ReactNode): readonly string[] {
  if (Array.isArray(node)) return node.flatMap((child: ReactNode) => columnsOf(child))
  if (!isParent(node)) return []
  return node.type === 'th' ? [textOf(node.props.children).trim()] : columnsOf(node.props.children)
}

function textOf(node: ReactNode): string {
  if (typeof node === 'string') return node
  if (Array.isArray(node)) return node.map((child: ReactNode) => textOf(child)).join('')
  return isParent(node) ? textOf(node.props.children) : ''
}

function isParent(node: ReactNode) {
  return isValidElement<{ readonly children?: ReactNode }>(node)
}

const ICONS = {
  note: 'info',
  tip: 'lightbulb',
  important: 'circle-alert',
  warning: 'triangle-alert',
  caution: 'octagon-alert',
} as const

type Kind = keyof typeof ICONS
type MarkdownCalloutProps = JSX.IntrinsicElements['aside'] & {
  readonly context: Context
  readonly 'data-callout'?: string | undefined
}

/** A callout (`> [!NOTE]`): its kind as an icon and a word. */
function MarkdownCallout({ context, children, ...rest }: MarkdownCalloutProps): ReactNode {
  const kind = rest['data-callout']
  if (kind === undefined || !isKind(kind)) return <aside {...rest}>{children}</aside>
  const title = context.t(`markdown.callout.${kind}`)

  return (
    <aside {...rest} aria-label={title}>
      <p className="callout-title">
        <Icon name={ICONS[kind]} /> {title}
      </p>
      {children}
    </aside>
  )
}

function isKind(value: string): value is Kind {
  return value in ICONS
}
