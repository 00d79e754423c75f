/** Cross-fades if the browser supports it and the visitor allows motion; hidden tabs skip it. Resolves when the page has been replaced. */
export async function transition(window: Window, update: () => void): Promise<void> {
  const { document } = window
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  if (isStill || !document.startViewTransition) return update()
  const { finished, ready, updateCallbackDone } = document.startViewTransition(update)
  // The next navigation may skip the fade, which is not an error; errors in `update` are.
  void Promise.allSettled([finished, ready])
  await updateCallbackDone
}
