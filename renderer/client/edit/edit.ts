import { EditFolder } from './edit-folder.ts'

/** Used only in `watch`, at `/_edit/`: starts the CMS with the configuration of the site, on its files. */

const CMS = '/_edit/cms/index.js'

/** What the CMS exports. */
interface Cms {
  readonly init: (options: { readonly config: unknown }) => Promise<void>
}

/** The CMS signs in by itself at the back end that works on the file system of the browser. Nobody has an account here. */
const USER = ['sveltia-cms.user', JSON.stringify({ backendName: 'test-repo' })] as const

void start()

async function start(): Promise<void> {
  const config: unknown = await (await fetch('/_edit/config.json')).json()
  const site = { getDirectoryHandle: () => Promise.resolve(new EditFolder()) }
  Object.defineProperty(navigator.storage, 'getDirectory', { value: () => Promise.resolve(site) })
  // Without it the CMS writes to the file itself, not to another one that it moves.
  Reflect.deleteProperty(FileSystemFileHandle.prototype, 'move')
  window.localStorage.setItem(...USER)
  const { init } = (await import(CMS)) as Cms
  await init({ config })
}
