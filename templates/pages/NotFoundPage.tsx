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

/** The page for addresses that lead nowhere. A script writes the address into its sentence, which without it ends before. */
export function NotFoundPage({ view, context }: Props): ReactNode {
  const sentence = context.t('error.notFound', { path: '{path}' })

  return (
    <>
      <EntryHero
        context={context}
        className="entry-hero-lost"
        heading={context.t('error.trailEnds')}
        lead={<span data-path={sentence}>{sentence.replace(/:? *\{path\}/, '')}</span>}
      >
        <LostTrail />
      </EntryHero>
      <Ways ways={view.ways} context={context} />
      <NearPages context={context} />
    </>
  )
}
