import { outcomeOf, type Outcome } from 'kartograf/client'

/** Sends a form. `onProgress` is called with the uploaded fraction, 0 to 1. Never rejects. */
export type Send = (url: string, body: FormData, onProgress: (share: number) => void) => Promise<Outcome>

/** Milliseconds. Text is only a few kilobytes, so a server that has not answered by then will not. */
const ANSWER_MS = 30_000
/** Milliseconds without progress. An upload may take long as a whole. */
const STALL_MS = 60_000

const HEADERS = { Accept: 'application/json' }
const UNANSWERED = { kind: 'unanswered' } as const

/** Sends a form without files. */
export const sendFields: Send = async (url, form) => {
  const fields = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), ANSWER_MS)
  try {
    const body = new URLSearchParams(fields)
    const response = await fetch(url, { method: 'POST', headers: HEADERS, body, signal: limit.signal })
    return outcomeOf(response.status, await response.text())
  } catch {
    return UNANSWERED
  } finally {
    clearTimeout(timer)
  }
}

/** Sends fields and files. Uses XMLHttpRequest, because `fetch` does not report upload progress. */
export const sendFiles: Send = (url, form, onProgress) =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest()
    let timer = 0
    const wait = (): void => {
      clearTimeout(timer)
      timer = window.setTimeout(() => request.abort(), STALL_MS)
    }
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      wait()
      onProgress(total > 0 ? loaded / total : 0)
    })
    request.addEventListener('loadend', () => {
      clearTimeout(timer)
      resolve(request.status === 0 ? UNANSWERED : outcomeOf(request.status, request.responseText))
    })
    request.open('POST', url)
    for (const [name, value] of Object.entries(HEADERS)) request.setRequestHeader(name, value)
    wait()
    request.send(form)
  })
