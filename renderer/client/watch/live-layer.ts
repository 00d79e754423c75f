/**
 * An element above the page whose styles are isolated in a shadow tree. Its style sheet is constructed, which the content security policy
 * allows.
 */
export function layer(name: string, css: string, ...content: readonly Node[]): HTMLElement {
  const host = document.createElement('div')
  host.dataset['watch'] = name
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  shadow.adoptedStyleSheets = [sheet]
  shadow.append(...content)
  return host
}

export function removeLayer(name: string): void {
  document.querySelector(`[data-watch="${name}"]`)?.remove()
}

/** An element with text and attributes. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  text: string,
  attributes: Readonly<Record<string, string>> = {},
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag)
  element.textContent = text
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return element
}
