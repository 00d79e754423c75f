import { ADBLOCK_KEY } from '../adblock-key.ts'
import type { NoticeTexts } from '../texts.ts'

/** Class names hidden by the generic lists of ad blockers. This site uses none of them. */
const BAIT = 'adsbox ad-banner textads'

/** Time that blockers need to hide elements added later, in milliseconds. */
const PATIENCE_MS = 400

const host = document.querySelector<HTMLElement>('#adblock-notice')
if (host && isFirst()) {
  if (document.readyState === 'complete') bait(host)
  else window.addEventListener('load', () => bait(host), { once: true })
}

/**
 * Whether the notice may be shown. Only a dismissal is stored, since that is what the visitor asked for. If the browser refuses storage,
 * the notice would return on every page, so it is not shown at all.
 */
function isFirst(): boolean {
  try {
    return sessionStorage.getItem(ADBLOCK_KEY) === null
  } catch {
    return false
  }
}

/**
 * Adds an element that only a blocker would hide, and checks whether it is still visible. It stands alone in its host: taken away from
 * between two others, an element makes the browser style all that follow again. A host that has left with its page tells nothing.
 */
function bait(host: HTMLElement): void {
  const decoy = document.createElement('div')
  decoy.className = `adblock-bait ${BAIT}`
  host.append(decoy)
  setTimeout(() => {
    // If the notice cannot be loaded, it is not shown.
    if (host.isConnected && decoy.offsetHeight === 0) show(host).catch(() => undefined)
    decoy.remove()
  }, PATIENCE_MS)
}

async function show(host: HTMLElement): Promise<void> {
  const [{ noticeCard }, texts] = await Promise.all([import('./card.ts'), textsAt(host.dataset['texts'] ?? '')])
  const done = new AbortController()
  const card = noticeCard(texts, () => {
    done.abort()
    sessionStorage.setItem(ADBLOCK_KEY, '1')
    host.replaceChildren()
  })
  host.append(card)
  document.addEventListener(
    'focusin',
    ({ target }) => card.toggleAttribute('data-aside', target instanceof Element && covers(card, target)),
    { signal: done.signal },
  )
}

async function textsAt(address: string): Promise<NoticeTexts> {
  const response = await fetch(address)
  return (await response.json()) as NoticeTexts
}

/** Whether the card covers an element outside of it. The focused element must stay visible. */
function covers(card: Element, target: Element): boolean {
  const own = card.getBoundingClientRect()
  const { right, left, bottom, top } = target.getBoundingClientRect()
  return !card.contains(target) && right > own.left && left < own.right && bottom > own.top && top < own.bottom
}
