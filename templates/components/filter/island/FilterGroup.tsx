import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react'
import { Chevron } from './Chevron.tsx'

/** A choice of a filter, and the page that shows the same without script. */
interface Choice {
  readonly key: string
  readonly name: string
  readonly href: string
  readonly count: number
}

interface Props {
  readonly legend: string
  readonly choices: readonly Choice[]
  /** The selected keys, if choices can be toggled; otherwise each choice links to its page. */
  readonly chosen?: readonly string[] | undefined
  readonly onToggle?: ((key: string) => void) | undefined
  readonly counts?: Readonly<Record<string, number>> | undefined
  /** The choice of the current page. */
  readonly current?: string | undefined
}

/** Choices of one kind. They are always links, so that nothing moves and focus is kept when they become toggles. */
export function FilterGroup({ legend, choices, counts, ...rest }: Props): ReactNode {
  return (
    <fieldset className="filter-group">
      <legend>{legend}</legend>
      <ul className="chips">
        {choices.map((choice) => (
          <li key={choice.key}>
            <Chip choice={choice} count={counts?.[choice.key] ?? choice.count} {...rest} />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

interface ChipProps extends Pick<Props, 'chosen' | 'onToggle' | 'current'> {
  readonly choice: Choice
  readonly count: number
}

function Chip({ choice: { key, name, href }, count, chosen, onToggle, current }: ChipProps): ReactNode {
  const toggle = {
    role: 'button',
    'aria-pressed': chosen?.includes(key) ?? false,
    onClick: (event: MouseEvent) => {
      // For a new tab or window, follow the link to the page of the choice.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      onToggle?.(key)
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== ' ') return
      event.preventDefault()
      onToggle?.(key)
    },
  }
  return (
    <a
      className="chip"
      href={href}
      aria-current={current === key || undefined}
      data-awaits=""
      data-none={count === 0 || undefined}
      {...(onToggle && toggle)}
    >
      {name} <span>{count}</span>
    </a>
  )
}

interface MoreGroupsProps {
  readonly label: string
  /** Whether one of its choices is selected. */
  readonly isOpen: boolean
  readonly children: ReactNode
}

/** Further groups of choices, collapsed. They open if one of their choices is selected, and never close by themselves. */
export function MoreGroups({ label, isOpen, children }: MoreGroupsProps): ReactNode {
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)

  return (
    <details open={wasOpen}>
      <summary>
        {label}
        <Chevron />
      </summary>
      {children}
    </details>
  )
}
