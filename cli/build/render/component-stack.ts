import { createElement, Fragment, type ComponentType, type ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { messageOf } from '../../../renderer/definitions/message-of.ts'

/** What React has raised while it drew an element, and the components around it, the innermost first. */
interface Raised {
  readonly message: string
  readonly stack: string
}

/**
 * The stack of the components in which an element raises an error with this message; undefined if it does not. Drawing pages as text raises
 * the error itself, whose stack is that of React; only drawing to a stream tells the components.
 */
export async function componentStackOf(element: ReactNode, message: string): Promise<string | undefined> {
  const raised = await raisedIn(element)
  const isSame = raised && (raised.message === message || (raised.message === WAITING && isSuspended(message)))
  return isSame ? raised.stack : undefined
}

/** Whether React has refused a component that waits, such as an async one. */
export function isSuspended(message: string): boolean {
  return message.startsWith('A component suspended')
}

const WAITING = 'a component waits'

async function raisedIn(element: ReactNode): Promise<Raised | undefined> {
  return new Promise((resolve) => {
    // After all other components. What waits then has been asked for its result before, and gets a turn only after this.
    const Last: ComponentType = () => {
      queueMicrotask(() => drawing.abort(new Error(WAITING)))
      return null
    }
    const drawing = renderToPipeableStream(createElement(Fragment, null, element, createElement(Last)), {
      onError: (error, { componentStack = '' }) => resolve({ message: messageOf(error), stack: componentStack }),
      onAllReady: () => resolve(undefined),
    })
  })
}
