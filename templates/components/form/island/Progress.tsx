import type { ReactNode } from 'react'

interface Props {
  /** 0 to 1. */
  readonly share: number
  /** With `{percent}`. */
  readonly text: string
  readonly label: string
}

/** How far an upload is, as a bar and in words. */
export function Progress({ share, text, label }: Props): ReactNode {
  const percent = Math.round(share * 100)

  return (
    <div className="form-progress">
      <progress max={100} value={percent} aria-label={label} />
      <span className="note">{text.replace('{percent}', String(percent))}</span>
    </div>
  )
}
