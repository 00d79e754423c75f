import type { ReactNode } from 'react'
import { type Pillar, pillarOf } from '../../art/pillar.ts'
import type { Context } from '../../context.ts'
import { classNames } from '../text/class-names.ts'

interface Props {
  readonly section: { readonly id?: string | undefined }
  readonly context: Context
  readonly className: string
  /** The hue; by default that of the page's menu group. */
  readonly pillar?: Pillar | undefined
  readonly size?: 'large' | undefined
  /** With the h1, whose id is `page-title`. */
  readonly children: ReactNode
}

/** The frame of a hero, in the tone of the page. */
export function HeroFrame({ section, context, className, pillar, size, children }: Props): ReactNode {
  return (
    <section
      className={classNames('hero', className)}
      id={section.id}
      data-tone={context.tone}
      data-pillar={pillar ?? pillarOf(context.page.area)}
      data-size={size}
      aria-labelledby="page-title"
    >
      {children}
    </section>
  )
}
