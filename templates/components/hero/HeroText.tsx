import type { ReactNode } from 'react'
import type { Markdown } from 'kartograf'
import type { Context } from '../../context.ts'
import { Action, type ActionLink } from '../action/Action.tsx'
import { Breadcrumb } from '../breadcrumb/Breadcrumb.tsx'
import { headline } from './headline.ts'
import { Sentences } from '../text/Sentences.tsx'

interface Props {
  readonly heading: string
  readonly lead?: Markdown | undefined
  readonly actions?: readonly ActionLink[] | undefined
  readonly context: Context
}

/** The beginning of a page: breadcrumb, h1, lead and one or two actions. */
export function HeroText({ heading, lead, actions, context }: Props): ReactNode {
  return (
    <div>
      <Breadcrumb context={context} />
      <h1 id="page-title">
        <Sentences text={headline(heading, context.locale)} />
      </h1>
      {lead && <p className="hero-text-lead lead">{context.markdown(lead)}</p>}
      {actions && actions.length > 0 && (
        <div className="hero-text-actions actions">
          {actions.map((item, place) => (
            <Action key={item.label} action={item} kind={place === 0 ? 'primary' : 'secondary'} context={context} />
          ))}
        </div>
      )}
    </div>
  )
}
