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
  showSiteIssues(new EventSource('/__watch/events?page='))
  const answer = await fetch('/_edit/config.json')
  if (!answer.ok) return document.body.append(await answer.text())
  const config: unknown = await answer.json()
  const site = { getDirectoryHandle: () => Promise.resolve(new EditFolder()) }
  Object.defineProperty(navigator.storage, 'getDirectory', { value: () => Promise.resolve(site) })
  // Without `move`, the CMS writes to the file itself instead of replacing it.
  Reflect.deleteProperty(FileSystemFileHandle.prototype, 'move')
  window.localStorage.setItem(...USER)
  const { init } = (await import(CMS)) as Cms
  await init({ config })
}
