/** Cross-fades where the browser can, the visitor wants it and somebody is looking. Resolves when the page is in place. */
export async function transition(window: Window, update: () => void): Promise<void> {
  const { document } = window
  const isWanted =
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches && document.visibilityState === 'visible'
  if (!isWanted || !('startViewTransition' in document)) return update()
  const { finished, ready, updateCallbackDone } = document.startViewTransition(update)
  // The next navigation cuts the fade short, which is no fault; what goes wrong in `update` is.
  void Promise.allSettled([finished, ready])
  await updateCallbackDone
}
