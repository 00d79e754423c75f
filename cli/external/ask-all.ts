import { grouped } from '../../renderer/definitions/grouped.ts'
import { ask, type Answer, type World } from './ask.ts'

/** Number of hosts that are requested concurrently; each of them gets one request at a time. */
const HOSTS_AT_ONCE = 8
/** Pause between two requests to a host, in milliseconds. */
const POLITE_MS = 250

/** Requests all URLs: several hosts concurrently, but never two requests to the same one. */
export async function askAll(urls: readonly string[], world: World): Promise<ReadonlyMap<string, Answer>> {
  const answers = new Map<string, Answer>()
  const hosts = byHost(urls)
  const next = async (): Promise<void> => {
    const own = hosts.shift()
    if (!own) return
    await askHost(own, answers, world)
    return next()
  }
  await Promise.all(Array.from({ length: HOSTS_AT_ONCE }, next))
  return answers
}

function byHost(urls: readonly string[]): (readonly string[])[] {
  return [...grouped(urls, (url) => new URL(url).host).values()]
}

async function askHost([url, ...rest]: readonly string[], answers: Map<string, Answer>, world: World): Promise<void> {
  if (url === undefined) return
  answers.set(url, await ask(url, world))
  if (rest.length > 0) await world.wait(POLITE_MS)
  return askHost(rest, answers, world)
}
