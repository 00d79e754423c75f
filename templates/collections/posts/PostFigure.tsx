import type { ReactNode } from 'react'

interface Props {
  readonly figure: { readonly value: string; readonly label: string }
  /** In the hero of the post it stands in place of a picture. */
  readonly isLarge?: boolean
  readonly lang?: string | undefined
}

/** The main figure of a post, with its caption. */
export function PostFigure({ figure: { value, label }, isLarge = false, lang }: Props): ReactNode {
  return (
    <p className="post-figure" lang={lang}>
      <strong className={isLarge ? 'head-5' : 'head-3'}>{value}</strong>{' '}
      <span className={isLarge ? undefined : 'note'}>{label}</span>
    </p>
  )
}
