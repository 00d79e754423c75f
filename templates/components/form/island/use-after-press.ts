import { useEffect, useRef } from 'react'

/**
 * Does work at once, or as soon as the press of a mouse or finger that is under way has become a click: what moves away
 * between press and release is not clicked.
 */
export function useAfterPress(): (work: () => void) => void {
  const isPressed = useRef(false)
  useEffect(() => {
    const end = new AbortController()
    const options = { capture: true, signal: end.signal }
    document.addEventListener('mousedown', () => (isPressed.current = true), options)
    for (const type of ['mouseup', 'dragend'])
      document.addEventListener(type, () => (isPressed.current = false), options)
    return () => end.abort()
  }, [])

  return (work) => {
    if (!isPressed.current) return work()
    const done = new AbortController()
    for (const type of ['mouseup', 'dragend'])
      document.addEventListener(type, () => (done.abort(), setTimeout(work)), { signal: done.signal })
  }
}
