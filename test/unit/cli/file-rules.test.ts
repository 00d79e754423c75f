import { describe, expect, test } from 'vitest'
import { faultOfContent } from '../../../cli/content/file-rules.ts'

const svg = (inner: string): string => `<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`
const codeOf = (file: string, text: string): string | undefined => faultOfContent(file, () => text)?.code

describe('a file of content that can run code', () => {
  test.each([
    ['a script', svg('<script>alert(1)</script>')],
    ['a script with a prefix', svg('<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>')],
    ['a script with a prefix that is not ASCII', svg('<é:script xmlns:é="http://www.w3.org/2000/svg">1</é:script>')],
    ['a handler', svg('<g\nonclick = "alert(1)"/>')],
    ['a link that runs code', svg('<a href="javascript:alert(1)"/>')],
    ['one written with character references', svg('<a href="java&#x73;cript&#58;alert(1)"/>')],
    ['one with a tab within', svg('<a href="java&#9;script:alert(1)"/>')],
    ['one that an animation sets', svg('<set attributeName="href" to=" java&#10;script:alert(1)"/>')],
    ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`],
    ['the entities of XHTML', `<!DOCTYPE svg PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "x">${svg('&Tab;')}`],
    ['a namespace with a character reference', '<a xmlns="http://www.w3.org/1999/&#120;html"><img/></a>'],
    ['escapes of an encoding', `<?xml version="1.0" encoding="ISO-2022-JP"?>${svg('<scr\u001b(Bipt/>')}`],
    ['UTF-16', `\ufffd\ufffd${svg('<script/>').split('').join('\0')}`],
    ['a style sheet that transforms', `<?xml-stylesheet type="text/xsl" href="a.xsl"?>${svg('')}`],
  ])('is refused: %s', (_, text) => {
    expect(['svg', 'SVG', 'xml'].map((ending) => codeOf(`content/static/a.${ending}`, text))).toEqual([
      'active-file',
      'active-file',
      'active-file',
    ])
  })

  test.each([
    [
      'a drawing of a program',
      `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">\r\n${svg('<g id="on1"/>')}`,
    ],
    ['texts with signs', svg('<text>&lt;b&gt; &#8364; &#x1F3D4; &#99999999; Größe</text>')],
    ['links', svg('<a href="https://example.org/javascript">a</a>')],
    ['shapes with similar names', svg('<scripts/><objects/>')],
  ])('is not: %s', (_, text) => {
    expect(codeOf('content/static/a.svg', text)).toBeUndefined()
  })
})

test.each(['a.html', 'a.xhtml', 'a.js', 'a.mjs', 'a.xsl', 'a.swf', 'a.exe', 'a.svg.html', 'a', '.htaccess', 'a.svgz'])(
  'content has no file %s',
  (name) => {
    expect(codeOf(`content/static/${name}`, '')).toBe('forbidden-file')
  },
)
