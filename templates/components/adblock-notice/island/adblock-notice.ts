import { ADBLOCK_KEY } from '../adblock-key.ts'

/** Names that blockers hide by their general lists; nothing of this site is called so. */
const BAIT = 'adsbox ad-banner textads'

/** How long blockers take to hide what a page puts in late, in milliseconds. */
const PATIENCE_MS = 400

const host = document.querySelector<HTMLElement>('#adblock-notice')
if (host && isFirst()) {
  if (document.readyState === 'complete') bait(host)
  else window.addEventListener('load', () => bait(host), { once: true })
}

/**
 * Whether the notice has not been dismissed in this session: only that is stored, since only that the visitor has asked for.
 * Where the browser refuses its storage, it would come back on every page, so it does not come at all.
 */
function isFirst(): boolean {
  try {
    return sessionStorage.getItem(ADBLOCK_KEY) === null
  } catch {
    return false
  }
}

/** Puts something into the page that only a blocker would take away, and looks whether it is still there. */
function bait(host: HTMLElement): void {
  const decoy = document.createElement('div')
  decoy.className = `adblock-bait ${BAIT}`
  document.body.append(decoy)
  setTimeout(() => {
    if (decoy.offsetHeight === 0) show(host)
    decoy.remove()
  }, PATIENCE_MS)
}

function show(host: HTMLElement): void {
  const content = host.querySelector('template')?.content.cloneNode(true)
  if (!content) return
  host.append(content)
  const card = host.querySelector('.adblock-notice-card')
  const done = new AbortController()
  host.querySelector('button')?.addEventListener('click', () => {
    done.abort()
    sessionStorage.setItem(ADBLOCK_KEY, '1')
    host.replaceChildren()
  })
  document.addEventListener(
    'focusin',
    ({ target }) => card?.toggleAttribute('data-aside', target instanceof Element && covers(card, target)),
    { signal: done.signal },
  )
}

/** Whether the card lies on an element that is not its own: what has the focus must be seen. */
function covers(card: Element, target: Element): boolean {
  const own = card.getBoundingClientRect()
  const { right, left, bottom, top } = target.getBoundingClientRect()
  return !card.contains(target) && right > own.left && left < own.right && bottom > own.top && top < own.bottom
}
