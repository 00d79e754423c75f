import type { RuntimeTexts } from '../definitions/client-data.ts'

/** Delay of the indicator in milliseconds; shorter waits go unnoticed. */
const INDICATOR_DELAY_MS = 300

/** Messages to the visitor during and after a navigation. */
export interface Status {
  /** A navigation has started; shows an indicator after a delay. */
  readonly busy: () => void
  readonly idle: () => void
  /** Announces a text to screen readers. */
  readonly say: (text: string) => void
  /** Shows an error with a link that loads the document at `href`. */
  readonly fail: (href: string, text: string) => void
  /** Removes the message of `fail`. */
  readonly clear: () => void
}

export function createStatus(document: Document, texts: Pick<RuntimeTexts, 'loading' | 'retry'>): Status {
  const spoken = part(document, 'runtime-spoken', 'status')
  const indicator = part(document, 'runtime-indicator', 'none')
  const message = part(document, 'runtime-message', 'alert')
  document.body.append(spoken)
  let timer: ReturnType<typeof setTimeout> | undefined
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
      timer = setTimeout(() => {
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

function part(document: Document, className: string, role: string): HTMLElement {
  return Object.assign(document.createElement('div'), { className, role })
}
