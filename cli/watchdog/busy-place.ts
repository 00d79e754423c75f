/**
 * Code for the watchdog: `busyPlace`, which says where in the theme the main thread is busy. A debugger stops it for a moment in the middle of
 * its loop; the line of the compiled theme is then looked for in the sources, because a source map would have to be made. Empty if no code
 * of the theme runs. `runInMain` runs an expression there, between two turns of the loop.
 */
export const BUSY_PLACE_CODE = `
const { readFileSync, readdirSync } = require('node:fs')
const path = require('node:path')
const { fileURLToPath } = require('node:url')
const inPause = async (work) => {
  const session = new (require('node:inspector').Session)()
  session.connectToMainThread()
  const scripts = new Map()
  session.on('Debugger.scriptParsed', ({ params }) => scripts.set(params.scriptId, params.url))
  const paused = new Promise((resolve) => {
    session.on('Debugger.paused', ({ params }) => resolve(params.callFrames))
    setTimeout(resolve, 2000, [])
  })
  session.post('Debugger.enable')
  session.post('Debugger.pause')
  const frames = await paused
  const result = await work(frames, scripts, session)
  await new Promise((resolve) => session.post('Debugger.disable', resolve))
  session.disconnect()
  return result
}
const framesOfMain = () => inPause((frames, scripts) =>
  frames.map(({ functionName, location }) => ({ functionName, line: location.lineNumber, url: scripts.get(location.scriptId) ?? '' })))
const runInMain = (expression) => inPause(([frame], _scripts, session) => frame && new Promise((resolve) =>
  session.post('Debugger.evaluateOnCallFrame', { callFrameId: frame.callFrameId, expression }, resolve)))
const sourceOf = (root, code) => {
  const files = readdirSync(path.join(root, 'templates'), { recursive: true }).filter((name) => /\\.[jt]sx?$/.test(name))
  const found = files.flatMap((name) => {
    const lines = readFileSync(path.join(root, 'templates', name), 'utf8').split('\\n')
    return lines.flatMap((line, at) => line.trim().replace(/;$/, '') === code ? ['templates/' + name.split(path.sep).join('/') + ':' + (at + 1)] : [])
  })
  return found.length === 1 ? found[0] + ', ' : ''
}
const busyPlace = async () => {
  try {
    const frame = (await framesOfMain()).find(({ url }) => /\\/theme\\/theme\\.[0-9a-f]+\\.mjs$/.test(url))
    if (!frame) return ''
    const file = fileURLToPath(frame.url)
    const code = (readFileSync(file, 'utf8').split('\\n')[frame.line] ?? '').trim().replace(/;$/, '')
    const name = frame.functionName ? ' in \`' + frame.functionName + '\`' : ''
    return 'It is at ' + sourceOf(path.resolve(file, '../../..'), code) + '\`' + code.slice(0, 80) + '\`' + name + '.\\n'
  } catch {
    // The message without a place is better than none.
    return ''
  }
}`
