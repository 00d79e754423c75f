import { useEffect, useState, type DragEvent, type ReactNode } from 'react'
import { describedBy } from './Field.tsx'
import { fileSize } from './file-size.ts'
import type { FileWords } from './form-props.ts'
import { Message } from './Message.tsx'
import { useFiles } from './use-files.ts'

export interface AttachmentsProps {
  readonly name: string
  readonly id: string
  readonly label: string
  readonly words: FileWords
  readonly message: string | undefined
  readonly onChange: (input: HTMLInputElement) => void
}

/** The native file field, a drop zone, and the list of selected files with buttons to remove them. */
export function Attachments({ name, id, label, words, message, onChange }: AttachmentsProps): ReactNode {
  const [isOver, setOver] = useState(false)
  const { input, chosen, add, remove } = useFiles(onChange)
  useMissedDrops()

  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setOver(false)
    add(event.dataTransfer.files)
  }
  const takeOut = (file: File): void => {
    remove(file)
    input.current?.focus()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the field inside does the same by keyboard
    <div
      className="field"
      data-kind="files"
      data-over={isOver || undefined}
      onDragOver={() => setOver(true)}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <label htmlFor={id}>{label}</label>
      <p className="note" id={`${id}-hint`}>
        {words.hint}
      </p>
      {message !== undefined && <Message id={`${id}-message`}>{message}</Message>}
      <div className="form-drop">
        <input
          ref={input}
          id={id}
          name={name}
          type="file"
          multiple
          required
          accept={words.limits.types.map((type) => `.${type}`).join()}
          aria-invalid={message !== undefined}
          aria-describedby={describedBy(id, words.hint, message)}
          onChange={({ currentTarget }) => add(currentTarget.files ?? [])}
        />
        <p className="note">{words.drop}</p>
      </div>
      <p className="note" role="status">
        {message !== undefined && <span className="visually-hidden">{message} </span>}
        {chosen.length > 0 &&
          words.count.replace('{count}', String(chosen.length)).replace('{max}', String(words.limits.maxFiles))}
      </p>
      {chosen.length > 0 && <ChosenFiles files={chosen} words={words} onRemove={takeOut} />}
    </div>
  )
}

interface ChosenFilesProps {
  readonly files: readonly File[]
  readonly words: FileWords
  readonly onRemove: (file: File) => void
}

/** The selected files, with their sizes. */
function ChosenFiles({ files, words, onRemove }: ChosenFilesProps): ReactNode {
  return (
    <ul className="form-files" aria-label={words.chosen}>
      {files.map((file) => (
        <li key={`${file.name} ${file.size} ${file.lastModified}`}>
          <span>
            {file.name} <span className="note">{fileSize(file.size, words.sizes)}</span>
          </span>
          <button
            type="button"
            aria-label={words.remove.replace('{name}', () => file.name)}
            onClick={() => onRemove(file)}
          >
            <svg className="icon" width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M18 6 6 18M6 6l12 12" />
            </svg>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** A file dropped outside would open in this tab, and everything typed would be lost. */
function useMissedDrops(): void {
  useEffect(() => {
    const end = new AbortController()
    for (const type of ['dragover', 'drop'])
      document.addEventListener(type, (event) => event.preventDefault(), { signal: end.signal })
    return () => end.abort()
  }, [])
}
