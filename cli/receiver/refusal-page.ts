import { createHash } from 'node:crypto'
import { escapeHtml } from '../../renderer/definitions/html.ts'

/** Inline, because the site's files may be on another host. */
const STYLE = [
  ':root{color-scheme:light dark;font:1.0625rem/1.6 system-ui,sans-serif}',
  'main{margin:auto;max-width:36rem;padding:10vh 1rem}',
  'h1{border-inline-start:.25rem solid light-dark(#ac011a,#faa29f);font-size:1.75rem;line-height:1.25;padding-inline-start:1rem}',
  'a{color:light-dark(#045473,#85d0ee)}',
].join('')
const STYLE_SOURCE = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`

interface RefusalPage {
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
  readonly message: string
  readonly faults: readonly string[]
  readonly back: { readonly label: string; readonly href: string }
}

/** A complete page without script, for visitors without script. */
export function refusalPage({ lang, dir, message, faults, back }: RefusalPage): {
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
} {
  const items = faults.map((fault) => `<li>${escapeHtml(fault)}</li>`)
  const list = items.length === 0 ? '' : `<ul>\n${items.join('\n')}\n</ul>\n`
  return {
    html: `<!doctype html>
<html lang="${lang}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(message)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(message)}</h1>
${list}<p><a href="${escapeHtml(back.href)}">${escapeHtml(back.label)}</a></p>
</main>
</body>
</html>
`,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': lang,
      'Content-Security-Policy': `default-src 'none'; style-src ${STYLE_SOURCE}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'Referrer-Policy': 'same-origin',
    },
  }
}
