// Runs the receiver on a plain Node server, behind a web server that serves the output and proxies the endpoints of the forms.
//
//   ORIGIN=https://www.example.com OUT=output DATA=/var/lib/forms PORT=4174 node cli/receiver/example.mjs
import http from 'node:http'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { compileProgram } from '../compile.mjs'

const { ORIGIN = 'http://127.0.0.1:4173', OUT = 'output', DATA = '.data', PORT = '4174', PROXIES = '0' } = process.env

const { folder } = await compileProgram(path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..'))
const { mountReceiver, forwardedAddress, connectionAddress } = await import(
  pathToFileURL(path.join(folder, 'receiver.mjs')).href
)

const receiver = mountReceiver({
  out: path.resolve(OUT),
  data: path.resolve(DATA),
  origins: [ORIGIN],
  env: process.env,
  // Behind a reverse proxy, the visitor's address is in a header.
  ...(PROXIES !== '0' && {
    addressOf: (request) => forwardedAddress(request, Number(PROXIES)) ?? connectionAddress(request),
  }),
})

const server = http.createServer((request, response) => {
  if (!receiver.handle(request, response)) response.writeHead(404).end()
})
// Node lets 511 connections wait to be accepted; of more, the first try is lost.
server.listen({ port: Number(PORT), host: '127.0.0.1', backlog: 4096 }, () => {
  process.stdout.write(`Receiving at http://127.0.0.1:${server.address().port}/\n`)
})

// Finishes running requests, because a visitor whose upload is cut off would have to start over.
process.once('SIGTERM', async () => {
  server.close()
  await receiver.close()
  server.closeAllConnections()
})
