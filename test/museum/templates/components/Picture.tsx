import type { ReactNode } from 'react'
import { type Format, FORMATS, type Motif, draw } from '../art/pictures.ts'
import type { Context } from '../context.ts'

interface Props {
  readonly motif: Motif
  /** What makes it this picture and no other of its motif. */
  readonly word: string
  readonly format: Format
  readonly alt: string
  readonly className?: string
  readonly isFirst?: boolean
  readonly context: Pick<Context, 'file'>
}

/** A drawn picture, as a file of its own: the pages that show it share it. */
export function Picture({ motif, word, format, alt, className, isFirst = false, context }: Props): ReactNode {
  const { width, height } = FORMATS[format]
  const src = context.file(`${motif}.svg`, draw(motif, word, format))
  return (
    <span className={['frame', className].filter(Boolean).join(' ')}>
      <img src={src} width={width} height={height} alt={alt} loading={isFirst ? undefined : 'lazy'} decoding="async" />
    </span>
  )
}
