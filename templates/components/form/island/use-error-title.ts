import { useLayoutEffect } from 'react'

/** Changes the document title while there are errors (`pattern` contains `{title}`), and restores it afterwards. */
export function useErrorTitle(pattern: string, isWrong: boolean): void {
  // The cleanup of a layout effect runs before the next page sets its title; that of a passive effect would run after it.
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
