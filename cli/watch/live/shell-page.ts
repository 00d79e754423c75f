import type { PageAnswer } from './live.ts'

/**
 * Page that `watch` shows at every address until a build has succeeded: its live script shows the errors, and loads the requested page
 * once they are fixed. Undefined for addresses of other files.
 */
export function shellPage(pathname: string): PageAnswer | undefined {
  if (/\.[a-z0-9]+$/.test(pathname) && !pathname.endsWith('.html')) return undefined
  return { html: HTML, status: 503 }
}

const HTML = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Nothing has been built yet</title>
<style>
:root { color-scheme: light dark; font: 1.0625rem/1.6 system-ui, sans-serif }
body { max-width: 36rem; margin: 15vh auto; padding: 0 1.5rem }
h1 { font-size: 1.5rem; line-height: 1.25 }
</style>
</head>
<body>
<h1>Nothing has been built yet</h1>
<p>The first build is running, or the site has errors: then they are shown here and in the terminal. This page loads by itself as soon as
there is a site. If something has deleted the output, save any file of the site: that builds it again.</p>
</body>
</html>
`
