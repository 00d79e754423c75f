/** Targets of the links in a Markdown document that lead to other files, without anchors. Examples in inline code are none. */
export function localLinks(text: string): string[] {
  const prose = text.replaceAll(/`[^`\n]*`/g, '')
  return Array.from(prose.matchAll(/\]\((?![a-z]+:|[#/])([^)#\s]+)/g), ([, target = '']) => target)
}
