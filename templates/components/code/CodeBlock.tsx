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
  return (
    <figure className="code-block" data-tone="night">
      {language && language !== 'text' && <figcaption>{NAMES[language] ?? language}</figcaption>}
      <pre {...rest} tabIndex={0} role="group" aria-label={nameOf(language, context)}>
        {children}
      </pre>
    </figure>
  )
}

/** Accessible name of the scrollable block: "source code" and the language. */
function nameOf(language: string | undefined, { t }: Context): string {
  return language && language !== 'text' ? `${t('markdown.code')}: ${NAMES[language] ?? language}` : t('markdown.code')
}
