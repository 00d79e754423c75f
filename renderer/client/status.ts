import type { RuntimeTexts } from '../model/client-data.ts'

/** Waiting that a visitor does not notice needs no indicator. */
const INDICATOR_DELAY_MS = 300

/** What the visitor is told while and after a navigation. */
export interface Status {
  /** A navigation has begun; it shows after a while. */
  readonly busy: () => void
  readonly idle: () => void
  /** Reads a text aloud. */
  readonly say: (text: string) => void
  /** A navigation has failed: says so, with a link that the browser follows by itself. */
  readonly fail: (href: string) => void
}

export function createStatus(document: Document, texts: Pick<RuntimeTexts, 'failed' | 'loading' | 'retry'>): Status {
  const spoken = part(document, 'runtime-spoken', 'status')
  const indicator = part(document, 'runtime-indicator', 'none')
  const message = part(document, 'runtime-message', 'alert')
  document.body.append(spoken)
  let timer = 0
  const say = (text: string): void => {
    spoken.textContent = text
  }
  return {
    say,
    busy: () => {
      message.remove()
      clearTimeout(timer)
      timer = window.setTimeout(() => {
        document.body.append(indicator)
        say(texts.loading)
      }, INDICATOR_DELAY_MS)
    },
    idle: () => {
      clearTimeout(timer)
      indicator.remove()
    },
    fail: (href) => {
      const retry = document.createElement('a')
      retry.href = href
      retry.dataset['reload'] = ''
      retry.textContent = texts.retry
      document.body.append(message)
      message.replaceChildren(`${texts.failed} `, retry)
    },
  }
}

function part(document: Document, name: string, role: string): HTMLElement {
  const element = document.createElement('div')
  element.className = name
  element.role = role
  return element
}
