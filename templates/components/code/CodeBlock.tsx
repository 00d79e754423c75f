import type { JSX, ReactNode } from 'react'
import type { Context } from '../../context.ts'

/** Display names of languages that differ from the word in the code fence. */
const NAMES: Readonly<Record<string, string>> = {
  bash: 'Bash',
  bicep: 'Bicep',
  hcl: 'Terraform',
  json: 'JSON',
  kql: 'KQL',
  kusto: 'KQL',
  powershell: 'PowerShell',
  sh: 'Shell',
  sql: 'SQL',
  terraform: 'Terraform',
  ts: 'TypeScript',
  yaml: 'YAML',
  yml: 'YAML',
}

type Props = JSX.IntrinsicElements['pre'] & { readonly context: Context; readonly 'data-language'?: string | undefined }

/** Source code under the name of its language, on a dark background in both tones. */
export function CodeBlock({ context, 'data-language': language, children, ...rest }: Props): ReactNode {
  const name = language && language !== 'text' && (NAMES[language] ?? language)
  const label = context.t('markdown.code')

  return (
    <figure className="code-block" data-tone="night">
      {name && <figcaption>{name}</figcaption>}
      {/* The block scrolls, so it can be focused, and has a name. */}
      <pre {...rest} tabIndex={0} role="group" aria-label={name ? `${label}: ${name}` : label}>
        {children}
      </pre>
    </figure>
  )
}
