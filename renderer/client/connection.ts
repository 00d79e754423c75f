/** `navigator.connection`, which not all browsers have. */
export interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

export function connectionOf(navigator: Navigator): Connection {
  return (navigator as { readonly connection?: Connection }).connection ?? {}
}

/** Whether to load nothing that was not asked for: Nuxt's `saveData || /2g/.test(effectiveType)`, so slow-2g as well. */
export function isSparing({ saveData, effectiveType }: Connection): boolean {
  return saveData === true || /2g/.test(effectiveType ?? '')
}
