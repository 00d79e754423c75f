import type { ReactNode } from 'react'
import type { Markdown } from 'kartograf'
import type { Context } from '../../context.ts'
import { classNames } from '../../components/text/class-names.ts'
import { SectionFrame } from '../../components/section/SectionFrame.tsx'

interface Props {
  readonly section: Parameters<typeof SectionFrame>[0]['section'] & {
    readonly text?: Markdown | undefined
    readonly flip: boolean
  }
  readonly index: number
  readonly context: Context
  readonly caption: ReactNode
  /** What is shown. */
  readonly children: ReactNode
}

/** Something to look at with its caption: beside a text, or at full width without one. */
export function PictureRow({ section, index, context, caption, children }: Props): ReactNode {
  const { text, flip } = section
  return (
    <SectionFrame
      section={section}
      index={index}
      context={context}
      className={classNames('picture-section', text && 'picture-row', flip && 'picture-row-flip')}
    >
      {text && <div className="prose">{context.markdown(text)}</div>}
      <figure className="picture-figure">
        {children}
        {caption && <figcaption>{caption}</figcaption>}
      </figure>
    </SectionFrame>
  )
}
