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
  /** Says that something has failed, with a link to load the document at `href`. */
  readonly fail: (href: string, text: string) => void
  /** Takes back what `fail` has said. */
  readonly clear: () => void
}

export function createStatus(document: Document, texts: Pick<RuntimeTexts, 'loading' | 'retry'>): Status {
  const spoken = part(document, 'runtime-spoken', 'status')
  const indicator = part(document, 'runtime-indicator', 'none')
  const message = part(document, 'runtime-message', 'alert')
  document.body.append(spoken)
  let timer = 0
  const say = (text: string): void => {
    spoken.textContent = text
  }
  const clear = (): void => message.remove()
  return {
    say,
    clear,
    busy: () => {
      clear()
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
    fail: (href, text) => {
      const retry = document.createElement('a')
      retry.href = href
      retry.dataset['reload'] = ''
      retry.textContent = texts.retry
      document.body.append(message)
      message.replaceChildren(`${text} `, retry)
    },
  }
}

function part(document: Document, name: string, role: string): HTMLElement {
  const element = document.createElement('div')
  element.className = name
  element.role = role
  return element
}
