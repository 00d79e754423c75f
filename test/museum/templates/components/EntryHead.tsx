import type { ReactNode } from 'react'
import type { Context } from '../context.ts'
import type { Format, Motif } from '../art/pictures.ts'
import { Picture } from './Picture.tsx'

interface Props {
  readonly motif: Motif
  readonly format: Format
  readonly context: Context
  /** Heading and what belongs to it. */
  readonly children: ReactNode
}

/** The head of an entry's page: its text beside its picture. */
export function EntryHead({ motif, format, context, children }: Props): ReactNode {
  return (
    <header className="entry-head wall">
      <div className="entry-head-text">{children}</div>
      <Picture
        className="entry-head-picture"
        motif={motif}
        word={context.page.route.key}
        format={format}
        alt=""
        context={context}
      />
    </header>
  )
}
