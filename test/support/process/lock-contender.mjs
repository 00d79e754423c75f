// One of several processes that want the same abandoned lock at the same instant, round after round.
// node lock-contender.mjs <compiled lock> <folder> <rounds> <start, ms>; prints the rounds in which it was not alone.
import { mkdirSync, rmdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const [, , compiled, folder, rounds, start] = process.argv
const { withLock } = await import(compiled)
const ROUND_MS = 15

for (let round = 0; round < Number(rounds); round += 1) {
  await wait(Number(start) + round * ROUND_MS - Date.now())
  await withLock(path.join(folder, `${round}`), 'contender', () => hold(round)).catch(ignoreLocked)
}

async function hold(round) {
  const inside = path.join(folder, `${round}.inside`)
  try {
    mkdirSync(inside)
  } catch {
    console.log(round)
    return
  }
  await wait(5)
  rmdirSync(inside)
}

function ignoreLocked(error) {
  if (error.name !== 'LockedError') throw error
}
