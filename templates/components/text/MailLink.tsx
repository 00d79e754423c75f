import type { ReactNode } from 'react'

interface Props {
  readonly address: string
  readonly className?: string | undefined
}

/** A link to an email address. */
export function MailLink({ address, className }: Props): ReactNode {
  return (
    <a className={className} href={`mailto:${address}`}>
      {mailText(address)}
    </a>
  )
}

/** An email address that continues on the next line with its host if it is too long for its column; any other text as it is. */
export function mailText(address: string): ReactNode {
  const [name, host] = address.split('@')
  if (host === undefined) return address
  return (
    <>
      {name}
      <wbr />@{host}
    </>
  )
}
