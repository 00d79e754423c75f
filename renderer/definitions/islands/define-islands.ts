import type { ReactNode } from 'react'
import { Island, type IslandTag } from './island.tsx'
import type { IslandProps } from './island-props.ts'
import type { IslandDefinition } from '../theme.ts'

type Definitions = Readonly<Record<string, IslandDefinition>>

/** The props of a component. */
type PropsOf<D extends IslandDefinition> =
  Parameters<D['component']> extends [infer P extends object, ...unknown[]] ? P : object

/** Props may be left out if the component needs none. */
type Given<P extends object> = object extends P
  ? { readonly props?: P & IslandProps<P> }
  : { readonly props: P & IslandProps<P> }

/** `<Island>` for the islands of a theme. */
type IslandOf<T extends Definitions> = <Name extends keyof T & string>(
  tag: Omit<IslandTag<object>, 'name' | 'props'> & { readonly name: Name } & Given<PropsOf<T[Name]>>,
) => ReactNode

/**
 * Defines the islands of a theme in a module of their own: `export const { islands, Island } = defineIslands({ … })`. `islands` is for
 * `defineTheme`, and `<Island>` takes only their names, each with the props of its component; other mistakes are told when a page is
 * rendered.
 */
export function defineIslands<const T extends Definitions>(
  islands: T,
): { readonly islands: T; readonly Island: IslandOf<T> } {
  // Safe: it takes any name and props, and is called with fewer.
  return { islands, Island: Island as IslandOf<T> }
}
