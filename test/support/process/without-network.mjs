// `node --import`: whoever asks the network for something ends the process, so that no attempt goes unnoticed.
import dns from 'node:dns'
import net from 'node:net'

function refuse(what) {
  process.stderr.write(`The network was asked: ${what}\n`)
  process.exit(99)
}

net.Socket.prototype.connect = (...args) => refuse(JSON.stringify(args))
dns.lookup = (name) => refuse(name)
dns.promises.lookup = (name) => refuse(name)
