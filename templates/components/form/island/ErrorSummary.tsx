import type { MouseEvent, ReactNode, Ref } from 'react'

interface Props {
  readonly id: string
  readonly heading: string
  /** In the order of the form. `target` is the id of the field. */
  readonly faults: readonly { readonly target: string; readonly text: string }[]
  readonly ref: Ref<HTMLDivElement>
}

/** The list of errors above the form. Each links to its field and scrolls the label into view, not just the control. */
export function ErrorSummary({ id, heading, faults, ref }: Props): ReactNode {
  return (
    <div className="form-summary" ref={ref} tabIndex={-1} role="group" aria-labelledby={id}>
      <h3 id={id}>{heading}</h3>
      <ul>
        {faults.map(({ target, text }) => (
          <li key={target}>
            <a href={`#${target}`} onClick={(event) => go(event, target)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function go(event: MouseEvent, target: string): void {
  event.preventDefault()
  const control = document.querySelector<HTMLInputElement>(`#${CSS.escape(target)}`)
  ;(control?.closest('.field') ?? control)?.scrollIntoView()
  control?.focus({ preventScroll: true })
}
