/** XML pictures and feeds are documents with the origin of this site, which have access to its forms and storage. */
export function isActive(file: string, read: () => string): boolean {
  return /\.(svg|xml)$/i.test(file) && isActiveXml(read())
}

/**
 * Whether an XML document may run code in a browser that opens it. This reads text, not elements: browsers run what precedes an error, so a
 * parser would have to see each error as theirs do. Elements of HTML are known by their namespace only, which every document that uses them
 * has to spell out. Each step takes time in proportion to the text.
 */
function isActiveXml(text: string): boolean {
  // UTF-16 read as UTF-8 is ASCII with NUL bytes.
  const resolved = withoutReferences(text.replaceAll('\0', ''))
  return ACTIVE.some((pattern) => pattern.test(resolved)) || /javascript:/i.test(resolved.replaceAll(/\s/g, ''))
}

const ACTIVE = [
  // Scripts and embedded documents, with any prefix.
  /<(?:[^\s<>/:]+:)?(?:script|foreignObject|i?frame|frameset|embed|object|handler)[\s/>]/iu,
  // Event handlers.
  /\son[a-z]+\s*=/i,
  // Declarations that replace texts, or add attributes such as `onload` to elements.
  /<!(?:ENTITY|ATTLIST)/i,
  // Document types whose entities browsers know. Nothing before their names contains `<` or `>`.
  /<!DOCTYPE[^<>]*(?:XHTML|MathML)/i,
  /<\?xml-stylesheet/i,
  // The namespace of HTML: frames, forms, `meta` and everything else that an HTML page can have.
  /http:\/\/www\.w3\.org\/1999\/xhtml/i,
  // Escapes of encodings such as ISO-2022-JP.
  /\p{Cc}(?<![\t\n\r])/u,
]

/** Browsers resolve `java&#115;cript:` in attributes, and `&#x00000068;tml` in namespaces: any number of zeros may lead. */
function withoutReferences(text: string): string {
  return text.replaceAll(/&#(?:x([\da-f]+)|(\d+));/gi, (whole, hex?: string, decimal?: string) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole
  })
}
