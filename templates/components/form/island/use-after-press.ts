import { useEffect, useRef } from 'react'

/** Runs work at once, or after the click if a pointer is down: a target that moves between press and release is not clicked. */
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
