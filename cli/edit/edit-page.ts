import { createHash } from 'node:crypto'
import { escapeHtml } from '../../renderer/definitions/html.ts'
import { importMap, INSTALL, type CmsPackage } from './cms-package.ts'

/** A page of the editor with its content security policy. */
interface EditPage {
  readonly html: string
  readonly policy: string
}

/**
 * The page of the CMS. Its policy is looser than that of the site and applies to this page only: the CMS sets inline styles and shows
 * pictures that are not uploaded yet. It can connect to this server only.
 */
export function editPage(cms: CmsPackage | undefined): EditPage {
  return cms ? cmsPage(importMap(cms)) : missingPage()
}

function cmsPage(imports: string): EditPage {
  const scripts = `<script type="importmap">${imports}</script>\n<script type="module" src="/_edit/start.js"></script>`
  return {
    html: documentOf('Edit', scripts, '<noscript>The editor needs JavaScript.</noscript>'),
    policy: [
      "default-src 'none'",
      `script-src 'self' '${hashOf(imports)}'`,
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' blob: data:",
      "media-src 'self' blob:",
      "font-src 'self'",
      "connect-src 'self' blob: data:",
      ...CLOSED,
    ].join('; '),
  }
}

function missingPage(): EditPage {
  const body = `<h1>Editing in the browser needs one package</h1>
<p>The editor is Sveltia CMS, which is not part of the generator. Run this in the folder of the site, then load this page again:</p>
<pre><code>${escapeHtml(INSTALL)}</code></pre>`
  const style =
    ':root { color-scheme: light dark; font: 1.0625rem/1.6 system-ui, sans-serif } body { max-width: 42rem; margin: 15vh auto; padding: 0 1.5rem } h1 { line-height: 1.25 } pre { white-space: pre-wrap }'
  return {
    html: documentOf('Edit', `<style>${style}</style>`, `<main>\n${body}\n</main>`),
    policy: ["default-src 'none'", `style-src '${hashOf(style)}'`, 'img-src data:', ...CLOSED].join('; '),
  }
}

const CLOSED = ["base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"]

function documentOf(title: string, head: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>${escapeHtml(title)}</title>
${head}
</head>
<body>
${body}
</body>
</html>
`
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
