/** The pages that a page links to, by path. */
type LinkGraph = ReadonlyMap<string, ReadonlySet<string>>

/** Pages that are more than two clicks away from a target. */
export function fartherThanTwoClicks(graph: LinkGraph, target: string): string[] {
  const oneAway = new Set([...graph].filter(([, links]) => links.has(target)).map(([path]) => path))
  const isNear = ([path, links]: [string, ReadonlySet<string>]): boolean =>
    path === target || oneAway.has(path) || [...links].some((link) => oneAway.has(link))
  return [...graph].filter((entry) => !isNear(entry)).map(([path]) => path)
}
