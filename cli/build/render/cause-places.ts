import path from 'node:path'
import { componentPlaceOf } from '../../theme/faults/component-place.ts'
import { sourceMapOf, sourcePlaceOf } from '../../theme/faults/source-place.ts'
import type { LoadedSite } from '../../content/loaded.ts'
import type { RenderSetup } from '../../../renderer/render/setup.ts'
import { redrawingOf, stackOfPage } from './draw-again.tsx'
import type { Cause } from './render-causes.ts'

/** Maximum number of pages that are drawn again to find a component. */
const MOST = 100

/** Adds places in the templates to errors. `compiled`: the compiled theme. */
export async function withPlaces(
  causes: readonly Cause[],
  site: LoadedSite,
  root: string,
  compiled: string,
): Promise<Cause[]> {
  const folder = path.join(root, 'templates')
  const map = await sourceMapOf(compiled, folder)
  if (!map) return [...causes]
  const places = new Map<Cause, Cause['place']>(
    causes.map((cause) => [cause, sourcePlaceOf(cause.stack, map, compiled, folder)]),
  )
  const raised = causes.filter((cause) => !places.get(cause)).slice(0, MOST)
  const stacks = await componentStacks(raised, site, () => redrawingOf(site, root, compiled))
  for (const [cause, stack] of stacks) places.set(cause, componentPlaceOf(stack, map, compiled, folder))
  return causes.map((cause) => ({ ...cause, place: places.get(cause) }))
}

/** The components in which React or the generator has raised errors, found on the first page of each. */
async function componentStacks(
  raised: readonly Cause[],
  { pages, errorPages }: LoadedSite,
  load: () => Promise<RenderSetup>,
): Promise<ReadonlyMap<Cause, string>> {
  const stacks = new Map<Cause, string>()
  if (raised.length === 0) return stacks
  const redrawing = await load()
  for (const cause of raised) {
    const page = [...pages, ...errorPages].find(({ route }) => route.path === cause.pages[0])
    const stack = page && (await stackOfPage(page, cause.message, redrawing))
    if (stack !== undefined) stacks.set(cause, stack)
  }
  return stacks
}
