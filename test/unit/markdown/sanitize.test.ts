import { describe, expect, test } from 'vitest'
import { engine } from '../builders.ts'
import { rendered } from './rendered.ts'

describe('raw HTML', () => {
  test.each([
    ['a script', '<script>alert(1)</script>', 'alert'],
    ['a script in a line of text', 'Text <script>alert(1)</script> text', 'alert'],
    ['a script in upper case', '<SCRIPT SRC=//evil.example/x.js></SCRIPT>', 'evil'],
    ['a script inside SVG', '<svg><script>alert(1)</script></svg>', 'alert'],
    ['SVG', '<svg onload="alert(1)"><circle/></svg>', '<svg'],
    ['MathML', '<math><mtext></mtext></math>', '<math'],
    ['a handler', '<b onclick="alert(1)">x</b>', 'alert'],
    ['a handler without quotes', '<img src=x onerror=alert(1)>', 'alert'],
    ['a frame', '<iframe src="https://evil.example"></iframe>', 'iframe'],
    ['a frame with a document', '<iframe srcdoc="<script>alert(1)</script>"></iframe>', 'srcdoc'],
    ['an object', '<object data="x.swf"></object>', 'object'],
    ['an embedded thing', '<embed src="x.swf">', 'embed'],
    ['a refresh', '<meta http-equiv="refresh" content="0;url=//evil.example">', 'refresh'],
    ['a base', '<base href="https://evil.example/">', 'base'],
    ['a form', '<form action="https://evil.example"><input name="a"></form>', 'form'],
    ['a button', '<button formaction="https://evil.example">x</button>', 'button'],
    ['a style sheet', '<style>body { display: none }</style>', 'display'],
    ['a linked style sheet', '<link rel="stylesheet" href="//evil.example/x.css">', 'evil'],
    ['a style', '<p style="position: fixed">x</p>', 'style'],
    ['an id', '<p id="main">x</p>', 'id='],
    ['an id that looks like a footnote', '<p id="user-content-fn-1">x</p>', 'id='],
    ['an id of a link', '<a id="main" href="/about">x</a>', 'id='],
    ['an id of an item', '<ul><li id="main">x</li></ul>', 'id='],
    ['an id of a heading', '<h2 id="main">x</h2>', 'main'],
    ['another source of a picture', '<picture><source srcset="//evil.example/x.png"></picture>', 'evil'],
    ['a name', '<a name="main">x</a>', 'name='],
    ['a class', '<p class="root-page">x</p>', 'class'],
    ['a link that runs code', '<a href="javascript:alert(1)">x</a>', 'javascript'],
    ['a link that runs code behind a tab', '<a href="java&#9;script:alert(1)">x</a>', 'script:'],
    ['a link that runs code behind control characters', '<a href="&#1;javascript:alert(1)">x</a>', 'javascript'],
    ['a link with entities', '<a href="&#106;avascript&colon;alert(1)">x</a>', 'javascript'],
    ['a link that runs code, in capital letters', '<a href="JAVASCRIPT:alert(1)">x</a>', 'alert'],
    ['a link to data', '<a href="data:text/html,x">x</a>', 'data:'],
    ['an automatic link that runs code', '<javascript:alert(1)>', 'href'],
    ['a picture of data', '<img src="data:image/svg+xml,x">', 'data:'],
    ['a comment', '<!-- secret -->', 'secret'],
    ['a template', '<template><script>alert(1)</script></template>', 'alert'],
    [
      'a noscript that changes its mind',
      '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
      '<img src="x" onerror',
    ],
    ['a form inside a callout', '> [!NOTE]\n> <form><b>x</b></form>', '<form'],
  ])('loses %s', (_, source, trace) => {
    expect(rendered(source)).not.toContain(trace)
  })

  test.each([
    ['keys', '<kbd>Ctrl</kbd>', '<kbd>Ctrl</kbd>'],
    ['marked text', '<mark>x</mark>', '<mark>x</mark>'],
    ['a source', '> x <cite>A</cite> <small>b</small>', '<cite>A</cite> <small>b</small>'],
    ['a time', '<time datetime="2026-12-01">today</time>', '<time dateTime="2026-12-01">today</time>'],
    ['an abbreviation', '<abbr title="Long">L</abbr>', '<abbr title="Long">L</abbr>'],
    ['a figure', '<figure><figcaption>x</figcaption></figure>', '<figure><figcaption>x</figcaption></figure>'],
    ['a line break', 'a<br>b', 'a<br/>b'],
    ['subscript', 'CO<sub>2</sub>', 'CO<sub>2</sub>'],
    ['details', '<details><summary>More</summary>Text</details>', '<details><summary>More</summary>Text</details>'],
    ['a good link', '<a href="https://example.com/">x</a>', 'href="https://example.com/"'],
    ['a relative link', '<a href="/about">x</a>', 'href="/about"'],
    ['a link with a colon in its path', '<a href="/a:b">x</a>', 'href="/a:b"'],
    ['a link with a colon in its query', '<a href="?at=12:30">x</a>', 'href="?at=12:30"'],
    ['a link with a colon in its anchor', '<a href="#a:b">x</a>', 'href="#a:b"'],
    ['a link with a scheme in capital letters', '<a href="HTTPS://example.com/">x</a>', 'href="HTTPS://example.com/"'],
    ['a link as phones write it', '[x](Mailto:a@b.example), <b>y</b>', 'href="Mailto:a@b.example"'],
  ])('keeps %s', (_, source, expected) => {
    expect(rendered(source)).toContain(expected)
  })

  test.each([
    ['a heading its id', '## Two <b>x</b>', '<h2 id="two-x">'],
    ['a table its alignment', '| a |\n|--:|\n| <b>1</b> |', '<td class="align-right">'],
    ['a callout its kind', '> [!TIP]\n> <b>x</b>', '<aside class="callout" data-callout="tip">'],
    ['code its colours', '<b>x</b>\n\n```js\nlet a\n```', 'hljs-keyword'],
    ['a footnote its ids', '<b>x</b>[^1]\n\n[^1]: Note.', 'id="user-content-fn-1"'],
    ['the way back from a footnote its id', '<b>x</b>[^1]\n\n[^1]: Note.', 'id="user-content-fnref-1"'],
  ])('beside it leaves %s', (_, source, expected) => {
    expect(rendered(source)).toContain(expected)
  })
})

describe('a link of Markdown', () => {
  test.each([
    ['[x](javascript:alert(1))', 'javascript:alert(1)'],
    ['[x](java&#115;cript:alert(1))', 'javascript:alert(1)'],
    ['[x](data:text/html,x)', 'data:text/html,x'],
    ['[x][y]\n\n[y]: javascript:alert(1)', 'javascript:alert(1)'],
    ['<a href="//evil.example">x</a>', '//evil.example'],
  ])('is handed on to the check of links: %s', (source, url) => {
    expect(engine.index(source).links.map((link) => link.url)).toEqual([url])
  })
})

test.each([
  '[x](javascript:alert(1))',
  '[x](data:text/html,x)',
  '[x](vbscript:x)',
  '[x](//evil.example)',
  '![x](https://evil.example/p.png)',
  '![x](//evil.example/p.png)',
])('an address that no check of links has seen is not published: %s', (source) => {
  expect(rendered(source)).not.toMatch(/ (href|src)=/)
})
