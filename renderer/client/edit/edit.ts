import { EditFolder } from './edit-folder.ts'
import { showSiteIssues } from './site-issues.ts'

/** Used only in `watch`, at `/_edit/`: starts the CMS with the configuration of the site, on its files. */

const CMS = '/_edit/cms/index.js'

/** The part of the CMS's exports that is used. */
interface Cms {
  readonly init: (options: { readonly config: unknown }) => Promise<void>
}

/** Stored user for the CMS's local back end, which has no accounts, so that it does not show a sign-in page. */
const USER = ['sveltia-cms.user', JSON.stringify({ backendName: 'test-repo' })] as const

void start()

async function start(): Promise<void> {
  const events = new EventSource('/__watch/events?page=')
  showSiteIssues(events)
  const config = await configuration(events)
  const site = { getDirectoryHandle: () => Promise.resolve(new EditFolder()) }
  Object.defineProperty(navigator.storage, 'getDirectory', { value: () => Promise.resolve(site) })
  // Without `move`, the CMS writes to the file itself instead of replacing it.
  Reflect.deleteProperty(FileSystemFileHandle.prototype, 'move')
  window.localStorage.setItem(...USER)
  const { init } = (await import(CMS)) as Cms
  await init({ config })
}

/** The configuration of the CMS. Until the site has been read, shows why there is none, and asks again after each message of `watch`. */
async function configuration(events: EventSource): Promise<unknown> {
  const next = new Promise((resolve) => events.addEventListener('message', resolve, { once: true }))
  const answer = await fetch('/_edit/config.json')
  if (answer.ok) return answer.json()
  const reason = document.createElement('p')
  reason.textContent = await answer.text()
  document.body.append(reason)
  await next
  reason.remove()
  return configuration(events)
}
