import { useLayoutEffect } from 'react'

/** Marks the title of the document while something is wrong (`{title}` in `pattern`), and gives it back afterwards. */
export function useErrorTitle(pattern: string, isWrong: boolean): void {
  // A layout effect is undone before another page puts its own title there; a passive one would come after it.
  useLayoutEffect(() => {
    if (!isWrong) return
    const { title } = document
    const marked = pattern.replace('{title}', () => title)
    document.title = marked
    return () => {
      if (document.title === marked) document.title = title
    }
  }, [pattern, isWrong])
}
