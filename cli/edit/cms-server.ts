import path from 'node:path'
import send from 'send'
import { remembered } from '../../renderer/definitions/remembered.ts'
import { bundleForBrowser } from '../theme/bundle/bundle-code.ts'
import { toolModule } from '../theme/tool-folder.ts'
import { cmsPackage, cmsWords, packageModules, type CmsPackage } from './cms-package.ts'
import { type Asked, refuse, sendPage, sendScript } from './edit-answers.ts'
import { EditError } from './edit-error.ts'

/** Answers what the page of the editor and the CMS in it consist of. Throws EditError for other addresses. */
export function cmsServer(root: string): (asked: Asked) => Promise<void> {
  const code = remembered(startScript)
  const modules = packageModules()
  const moduleOf = (cms: CmsPackage, address: string): Promise<string> | string | undefined => {
    const [folder, ...name] = address.split('/')
    if (folder === 'locales') return cmsWords(cms, name.join('/'))
    return folder === 'packages' ? modules(cms, name.join('/')) : undefined
  }
  return async (asked) => {
    const { response, address } = asked
    const cms = cmsPackage(root)
    if (address === '') return sendPage(response, cms)
    if (address === 'start.js') return sendScript(response, await code('start.js'))
    if (cms && address.startsWith('cms/')) return sendPackaged(asked, cms)
    const module = cms && moduleOf(cms, address)
    if (!module) throw new EditError(404, 'There is no such file')
    sendScript(response, await module)
  }
}

async function startScript(): Promise<string> {
  return (await bundleForBrowser(toolModule('renderer/client/edit/edit'), 'esm')).code
}

function sendPackaged({ request, response, address }: Asked, { folder }: CmsPackage): void {
  const name = path.posix.normalize(address.slice('cms'.length))
  send(request, name, { root: folder, dotfiles: 'deny', index: false })
    .on('error', () => refuse(response, new EditError(404, 'There is no such file')))
    .pipe(response)
}
