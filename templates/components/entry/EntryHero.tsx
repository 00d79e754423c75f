import type { ReactNode } from 'react'
import type { Context } from '../../context.ts'
import { HeroEdge } from '../art/Art.tsx'
import { Breadcrumb } from '../breadcrumb/Breadcrumb.tsx'
import { classNames } from '../text/class-names.ts'
import { Title } from '../text/Title.tsx'
import { headline } from '../hero/headline.ts'
import { type Pillar, pillarOf } from '../../art/pillar.ts'

interface Props {
  readonly context: Context
  readonly heading: ReactNode
  readonly meta?: ReactNode
  readonly lead?: ReactNode
  readonly className?: string | undefined
  /** The hue; by default that of the page's menu group. */
  readonly pillar?: Pillar | undefined
  /** Content below the lead in the same column, such as the authors. */
  readonly below?: ReactNode
  /** Content beside the text, such as the card with the date of an event. */
  readonly aside?: ReactNode
  /** Whether the text stands on a contour. An error page has a drawing instead. */
  readonly hasEdge?: boolean
  /** Content below the text. */
  readonly children?: ReactNode
}

/** The hero of an entry's page, in the tone of the header: breadcrumb, kind of entry, and title. */
export function EntryHero({
  context,
  heading,
  meta,
  lead,
  className,
  pillar,
  below,
  aside,
  hasEdge = true,
  children,
}: Props): ReactNode {
  return (
    <header
      className={classNames('entry-hero', 'page-grid', Boolean(aside) && 'entry-hero-split', className)}
      data-tone={context.tone}
      data-pillar={pillar ?? pillarOf(context.page.area)}
    >
      <div className="entry-hero-stage">
        <div className="entry-hero-text">
          <Breadcrumb context={context} />
          {meta && <div className="entry-hero-meta">{meta}</div>}
          <h1>{typeof heading === 'string' ? <Title text={headline(heading, context.locale)} /> : heading}</h1>
          {lead && <p className="entry-hero-lead lead">{lead}</p>}
          {below}
        </div>
        {aside}
      </div>
      {hasEdge && <HeroEdge seed={context.page.route.key} />}
      {children}
    </header>
  )
}
