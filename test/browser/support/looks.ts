/** The attribute of texts whose colours are to be measured; no sheet knows it. */
export const LOOK = 'data-look'

/**
 * Runs in the page. Marks of all texts in `part` that look alike the first one: same tag, class, and computed style, within elements of
 * which the same holds. Their contrast is the same, and to measure one takes axe as long as most of its other rules take for a page. What a
 * field holds, and what belongs to one, is marked always, because whether it counts depends on the state of the field.
 */
export function markLooks({ part, mark }: { readonly part: string | null; readonly mark: string }): void {
  const PAINT = [
    'backgroundColor',
    'backgroundImage',
    'opacity',
    'position',
    'filter',
    'clipPath',
    'mixBlendMode',
    'zIndex',
  ]
  const TEXT = ['color', 'fontSize', 'fontWeight', 'textShadow', 'textDecorationLine']
  const FIELDS = 'form, fieldset, label, input, textarea, select'
  const numbers = new Map<string, number>()
  const looks = new Map<Element, number>()

  const numberOf = (look: string): number => {
    const known = numbers.get(look) ?? numbers.size
    numbers.set(look, known)
    return known
  }
  const valuesOf = (element: Element, names: readonly string[]): string => {
    const style = getComputedStyle(element) as unknown as Record<string, string>
    return names.map((name) => style[name]).join()
  }
  const lookOf = (element: Element): number => {
    const known = looks.get(element)
    if (known !== undefined) return known
    const above = element.parentElement ? lookOf(element.parentElement) : -1
    const names = [element.tagName, element.getAttribute('class'), element.getAttribute('aria-hidden')]
    const look = numberOf([above, ...names, valuesOf(element, PAINT)].join('|'))
    looks.set(element, look)
    return look
  }
  const isShown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true })

  for (const old of document.querySelectorAll(`[${mark}]`)) old.removeAttribute(mark)
  const root = (part === null ? null : document.querySelector(part)) ?? document.body
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const shown: Element[] = []
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement
    if (element && texts.currentNode.nodeValue?.trim()) shown.push(element)
  }
  const first = new Map<string, Element>()
  for (const element of shown.filter(isShown)) {
    const look = `${lookOf(element)} ${valuesOf(element, TEXT)}`
    if (!first.has(look)) first.set(look, element)
  }
  const fields = [...root.querySelectorAll(FIELDS), ...shown.filter((element) => element.closest(FIELDS))]
  for (const element of [...first.values(), ...fields]) element.setAttribute(mark, '')
}
