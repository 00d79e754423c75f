import type { ReactNode } from 'react'
import type { ViewOf } from '../../renderer/model/page.ts'
import type { Context } from '../context.ts'
import { EntryHero } from '../parts/EntryHero.tsx'
import { LostTrail } from '../parts/LostTrail.tsx'
import { NearPages } from '../parts/NearPages.tsx'
import { Ways } from '../parts/Ways.tsx'

interface Props {
  readonly view: ViewOf<'not-found'>
  readonly context: Context
}

/**
 * The page for addresses that lead nowhere. A script may write the address into the empty element; without it the
 * sentence ends before.
 */
export function NotFoundPage({ view, context }: Props): ReactNode {
  const message = context.t('error.notFound', { path: '' }).replace(/[\s:]+$/, '')

  return (
    <>
      <EntryHero
        context={context}
        className="entry-hero-lost"
        heading={context.t('error.trailEnds')}
        lead={
          <>
            {message}
            <span className="lost-path" data-path />
          </>
        }
      >
        <LostTrail />
      </EntryHero>
      <Ways ways={view.ways} context={context} />
      <NearPages context={context} />
    </>
  )
}
