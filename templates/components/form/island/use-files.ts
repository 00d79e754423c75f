import { useEffect, useRef, useState, type RefObject } from 'react'

interface Files {
  readonly input: RefObject<HTMLInputElement | null>
  readonly chosen: readonly File[]
  readonly add: (files: Iterable<File>) => void
  readonly remove: (file: File) => void
}

/**
 * The files of a file field, as a list to which each selection adds. The field's own file list is kept in sync, so that every way to submit
 * the form sends them. `changed` is called on each change.
 */
export function useFiles(changed: (input: HTMLInputElement) => void): Files {
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<readonly File[]>([])

  const put = (files: readonly File[]): void => {
    const transfer = new DataTransfer()
    for (const file of files) transfer.items.add(file)
    if (!input.current) return
    input.current.files = transfer.files
    setChosen(files)
    changed(input.current)
  }

  // Report files that were selected before hydration.
  useEffect(() => {
    if (input.current?.files?.length) input.current.dispatchEvent(new Event('change', { bubbles: true }))
  }, [])

  return {
    input,
    chosen,
    add: (files) => put([...chosen, ...[...files].filter((file) => !chosen.some((other) => isSame(file, other)))]),
    remove: (file) => put(chosen.filter((other) => other !== file)),
  }
}

/** Whether two selected files are the same, as far as browsers expose it. */
function isSame(one: File, other: File): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
}
