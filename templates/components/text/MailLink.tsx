import type { ReactNode } from 'react'

interface Props {
  readonly address: string
  readonly className?: string | undefined
}

/** A link to an email address, which breaks before its host if it is too long for its column. */
export function MailLink({ address, className }: Props): ReactNode {
  const [name, host] = address.split('@')
  return (
    <a className={className} href={`mailto:${address}`}>
      {name}
      <wbr />@{host}
    </a>
  )
}
