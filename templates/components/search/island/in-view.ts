import type { Option } from './results.ts'

/** Pixels below the last result in view, so that the next one is ready when it is scrolled to. */
const AHEAD = '100px'

/** Does work for each result, once, when it comes into view in the dialog. Results that are removed before are left out. */
export function whenInView(
  dialog: HTMLElement,
  options: readonly Option[],
  work: (option: Option) => Promise<void>,
): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const option = options.find(({ link }) => link === target)
        if (!isIntersecting || !option) continue
        observer.unobserve(target)
        void work(option)
      }
    },
    { root: dialog, rootMargin: AHEAD },
  )
  for (const { link } of options) observer.observe(link)
}
