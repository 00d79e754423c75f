import type { JSX, ReactNode } from 'react'
import type { Context } from '../../context.ts'
import { Icon } from '../icon/Icon.tsx'

const ICONS = {
  note: 'info',
  tip: 'lightbulb',
  important: 'circle-alert',
  warning: 'triangle-alert',
  caution: 'octagon-alert',
} as const

type Kind = keyof typeof ICONS
type Props = JSX.IntrinsicElements['aside'] & {
  readonly context: Context
  readonly 'data-callout'?: string | undefined
}

/** A remark beside the text (`> [!NOTE]`): its kind as an icon and as a word. */
export function MarkdownCallout({ context, children, ...rest }: Props): ReactNode {
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
