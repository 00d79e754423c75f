// A thread of a test process: hands commands to the process that runs them (`resident.mjs`), and wakes the one who waits for the result.
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { workerData } from 'node:worker_threads'

const PROGRAM = fileURLToPath(new URL('resident.mjs', import.meta.url))
const { port, done, env, modules } = workerData

let resident
let asked

port.on('message', (command) => {
  asked = command.id
  resident ??= start()
  resident.send(command)
})

function start() {
  const child = fork(PROGRAM, {
    execArgv: modules.flatMap((file) => ['--import', file]),
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  child.on('message', answer)
  child.once('exit', (code) => {
    resident = undefined
    answer({ id: asked, code: code ?? -1, stdout: '', stderr: 'The program has ended its process.\n' })
  })
  return child
}

function answer(result) {
  port.postMessage(result)
  Atomics.store(done, 0, 1)
  Atomics.notify(done, 0)
}
