import type { Context } from '../../context.ts'
import type { EventCard } from '../cards.ts'

interface OpenWords {
  /** `Plätze frei`. */
  readonly state: string
  /** `Platz anfragen`. */
  readonly request: string
  readonly heading: string
}

/** What an event says while registration is open. One that a group pays for as a whole has no single seats to ask for, only its day. */
export function openWords(
  { cost }: { readonly cost?: EventCard['cost'] | undefined },
  { t }: Pick<Context, 't'>,
): OpenWords {
  if (cost?.per === 'group')
    return { state: t('event.group.open'), request: t('event.group.request'), heading: t('event.group.heading') }
  return { state: t('event.registration.open'), request: t('event.request.seat'), heading: t('event.request.heading') }
}
