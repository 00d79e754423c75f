import type { PageAnswer } from './live.ts'

/**
 * What `watch` shows at every address until a build has succeeded: the live script on it shows the errors, and loads the page
 * that was asked for when they are mended. Undefined for addresses of other files.
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
</head>
<body>
<h1>Nothing has been built yet</h1>
<p>The site has errors: they are shown here and in the terminal. When they are mended, this page loads by itself.</p>
</body>
</html>
`
