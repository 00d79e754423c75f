import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads'

/** A command line, the folder to run it in, and what the environment has beside that of the process. */
export interface Command {
  readonly args: readonly string[]
  readonly folder: string
  readonly env?: Readonly<Record<string, string>>
}

/** What a command gave. */
export interface Answer {
  readonly id: number
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** A process that keeps the program and the themes loaded: a command takes a fifth of what a process of its own takes. */
export interface Resident {
  /** Runs a command, and blocks until it has ended. */
  readonly run: (command: Command) => Answer
  /** The same for tests whose own process has to answer meanwhile. */
  readonly runMeanwhile: (command: Command) => Promise<Answer>
  /** Ends the process. */
  readonly end: () => void
}

/** Starts such a process with an environment, and modules that it loads before the program. */
export function startResident(env: NodeJS.ProcessEnv, modules: readonly string[] = []): Resident {
  /** Set by the thread when it has an answer. */
  const done = new Int32Array(new SharedArrayBuffer(4))
  const { port, thread } = startThread(env, modules, done)
  let lastId = 0
  const send = (command: Command): number => {
    lastId += 1
    Atomics.store(done, 0, 0)
    port.postMessage({ id: lastId, ...command })
    return lastId
  }
  return {
    run: (command) => waitFor(port, done, send(command)),
    runMeanwhile: (command) => answerTo(port, send(command)),
    end: () => void thread.terminate(),
  }
}

function waitFor(port: MessagePort, done: Int32Array, id: number): Answer {
  for (;;) {
    Atomics.wait(done, 0, 0)
    Atomics.store(done, 0, 0)
    for (let got = receiveMessageOnPort(port); got; got = receiveMessageOnPort(port)) {
      const answer = got.message as Answer
      // A test that ran out of time has not taken its answer.
      if (answer.id === id) return answer
    }
  }
}

function answerTo(port: MessagePort, id: number): Promise<Answer> {
  return new Promise((resolve) => {
    const take = (answer: Answer): void => {
      if (answer.id !== id) return
      port.off('message', take)
      resolve(answer)
    }
    port.on('message', take)
  })
}

function startThread(env: NodeJS.ProcessEnv, modules: readonly string[], done: Int32Array) {
  const { port1: port, port2 } = new MessageChannel()
  const thread = new Worker(new URL('resident-thread.mjs', import.meta.url), {
    execArgv: [],
    workerData: { port: port2, done, env, modules },
    transferList: [port2],
  })
  // The worker of vitest ends when it wants to; the process then loses its channel, and ends too.
  thread.unref()
  port.unref()
  return { port, thread }
}
