import { escapeHtml } from '../../renderer/head.ts'

interface RefusalPage {
  readonly lang: string
  readonly message: string
  readonly faults: readonly string[]
  readonly back: { readonly label: string; readonly href: string }
}

/** A complete page without script and style: who sees it has sent a form without script. */
export function refusalPage({ lang, message, faults, back }: RefusalPage): {
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
} {
  const items = faults.map((fault) => `<li>${escapeHtml(fault)}</li>`)
  const list = items.length === 0 ? '' : `<ul>\n${items.join('\n')}\n</ul>\n`
  return {
    html: `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(message)}</title>
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
      'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'Referrer-Policy': 'same-origin',
    },
  }
}
