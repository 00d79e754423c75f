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

/** Set by the thread when it has an answer. */
const done = new Int32Array(new SharedArrayBuffer(4))
let known: MessagePort | undefined
let lastId = 0

/**
 * Runs a command in the one process of this worker that keeps the program and the themes loaded, a fifth of what a process of its own takes,
 * and blocks until it has ended. `env`: the environment of that process.
 */
export function runResident(command: Command, env: NodeJS.ProcessEnv): Answer {
  const port = portTo(env)
  const id = send(port, command)
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

/** The same for tests whose own process has to answer meanwhile. */
export function runResidentMeanwhile(command: Command, env: NodeJS.ProcessEnv): Promise<Answer> {
  const port = portTo(env)
  const id = send(port, command)
  return new Promise((resolve) => {
    const take = (answer: Answer): void => {
      if (answer.id !== id) return
      port.off('message', take)
      resolve(answer)
    }
    port.on('message', take)
  })
}

function send(port: MessagePort, command: Command): number {
  lastId += 1
  Atomics.store(done, 0, 0)
  port.postMessage({ id: lastId, ...command })
  return lastId
}

function portTo(env: NodeJS.ProcessEnv): MessagePort {
  known ??= startThread(env)
  return known
}

function startThread(env: NodeJS.ProcessEnv): MessagePort {
  const { port1, port2 } = new MessageChannel()
  const thread = new Worker(new URL('resident-thread.mjs', import.meta.url), {
    execArgv: [],
    workerData: { port: port2, done, env },
    transferList: [port2],
  })
  // The worker of vitest ends when it wants to; the process then loses its channel, and ends too.
  thread.unref()
  port1.unref()
  return port1
}
