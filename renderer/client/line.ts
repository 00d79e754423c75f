/** `navigator.connection`, which some browsers lack. */
interface Line {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

export function lineOf(navigator: Navigator): Line {
  return (navigator as { readonly connection?: Line }).connection ?? {}
}

/** Whether to skip prefetching: Nuxt's `saveData || /2g/.test(effectiveType)`, which includes slow-2g. */
export function isSparing({ saveData, effectiveType }: Line): boolean {
  return saveData || /2g/.test(effectiveType as string)
}
