import { describe, expect, test } from 'vitest'
import { faultOfContent } from '../../../../cli/content/files/file-rules.ts'

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
    [
      'one with leading zeros',
      `<svg xmlns:h="http://www.w3.org/1999/x&#x${'0'.repeat(40)}68;tml"><h:frame src="j&#${'0'.repeat(40)}97;vascript:1"/></svg>`,
    ],
    ['any element of HTML', '<h:meta xmlns:h="http://www.w3.org/1999/x&#x00000068;tml" http-equiv="refresh"/>'],
    ['a link with leading zeros', svg('<a href="java&#x00000073;cript&#0000000058;alert(1)"/>')],
    ['a frame with a prefix', svg('<h:frame src="a.html"/>')],
    ['a set of frames', svg('<frameset cols="1"/>')],
    ['a handler that the document type adds', `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "alert(1)">]>${svg('')}`],
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
    [
      'a drawing of Inkscape',
      '<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><metadata><rdf:RDF/></metadata><g inkscape:label="Layer 1"/></svg>',
    ],
    [
      'a feed with texts of HTML',
      '<rss xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><link>https://example.org/</link><item><content:encoded><![CDATA[<p>A <a href="/">link</a></p>]]></content:encoded></item></channel></rss>',
    ],
    [
      'a feed with links',
      '<feed xmlns="http://www.w3.org/2005/Atom"><link rel="self" href="https://example.org/"/><title>a</title></feed>',
    ],
    [
      'a sitemap',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://a.de/</loc></url></urlset>',
    ],
    ['a map', '<kml xmlns="http://www.opengis.net/kml/2.2"><Placemark><Style/></Placemark></kml>'],
  ])('is not: %s', (_, text) => {
    expect(['svg', 'xml'].map((ending) => codeOf(`content/static/a.${ending}`, text))).toEqual([undefined, undefined])
  })

  test.each([
    '<!DOCTYPE',
    '<!DOCTYPE XHTM',
    '<',
    '<a',
    '</',
    ' on',
    ' ona',
    ' ona ',
    '&#',
    '&#x0',
    '&#0',
    '0',
    ' ',
    '\n',
  ])('is judged in time, also if it repeats %j', (shape) => {
    const text = `<!DOCTYPE ona <a &#x${shape.repeat(Math.ceil(1e6 / shape.length))}`
    const start = performance.now()
    expect(codeOf('content/static/a.svg', text)).toBeUndefined()
    expect(performance.now() - start).toBeLessThan(1000)
  })
})

test.each(['a.html', 'a.xhtml', 'a.js', 'a.mjs', 'a.xsl', 'a.swf', 'a.exe', 'a.svg.html', 'a', '.htaccess', 'a.svgz'])(
  'content has no file %s',
  (name) => {
    expect(codeOf(`content/static/${name}`, '')).toBe('forbidden-file')
  },
)

describe('a file that is not allowed is told what belongs there', () => {
  test.each([
    ['content/static/a.exe', '`.exe` are not allowed in content/static', 'copied as they are'],
    ['content/posts/a/a.exe', '`.exe` are not allowed in content', 'texts (.md)'],
    ['content/posts/a/a.HEIC', '`.HEIC` are not allowed in content', 'a picture that browsers show'],
    ['content/static/a.tiff', '`.tiff` are not allowed in content/static', 'a picture that browsers show'],
  ])('%s', (file, message, expected) => {
    expect(faultOfContent(file, () => '')).toMatchObject({
      message: `files of the type ${message}`,
      expected: expect.stringContaining(expected),
    })
  })

  test.each([
    ['_headers', '`connect` in content/site.yaml'],
    ['nginx.conf', '`connect` in content/site.yaml'],
    ['.htaccess', '`connect` in content/site.yaml'],
    ['staticwebapp.config.json', '`connect` in content/site.yaml'],
    ['_redirects', 'content/redirects.yaml'],
  ])('%s, which the build writes, and the settings that do the same', (name, hint) => {
    expect(faultOfContent(`content/static/${name}`, () => '')).toMatchObject({
      code: 'forbidden-file',
      message: expect.stringContaining(`the build writes \`${name}\` itself`),
      hint: expect.stringContaining(hint),
    })
  })

  test('that of Azure, which counts in any folder', () => {
    expect(faultOfContent('content/static/a/staticwebapp.config.json', () => '{}')?.code).toBe('forbidden-file')
    expect(faultOfContent('content/static/a/config.json', () => '{}')).toBeUndefined()
  })
})

test('a file whose name has several lines, or a backslash, is refused: it would stand in the list of the output as files of others', () => {
  const names = ['a\nCNAME\nb.txt', 'a\n.git/HEAD', 'a\u001b[31m.png', String.raw`a\b.png`]
  const faults = names.map((name) => faultOfContent(`content/static/${name}`, () => ''))
  expect(faults.map((fault) => fault?.code)).toEqual(Array(4).fill('forbidden-file'))
  expect(faults[0]?.file).toBe('content/static/a\uFFFDCNAME\uFFFDb.txt')
  expect(codeOf('content/static/größe (2) ‘a’.png', '')).toBeUndefined()
})

test('a file whose name is shown with another ending is refused', () => {
  expect(codeOf('content/static/prices-\u202Efdp.zip', '')).toBe('forbidden-file')
  expect(codeOf('content/static/می\u200Cخواهم.pdf', '')).toBeUndefined()
})
