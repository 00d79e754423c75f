/**
 * Presents the site's folder to the CMS of `watch` as a browser file system: implements the part of the File System standard that the CMS
 * uses, with requests to `watch`. Throws if a request is refused, so that the CMS keeps the change and shows the reason.
 */

const FILES = '/_edit/files/'
/** Says whether a change would be refused, and changes nothing. */
const CHECK = '/_edit/check/'

/** Revision of each file that has been read, to detect changes by others. */
const revisions = new Map<string, string>()

interface Listed {
  readonly name: string
  readonly kind: 'file' | 'directory'
}

export class EditFolder {
  readonly kind = 'directory'
  readonly name: string
  readonly #path: string

  /** `path`: with a trailing slash; empty for the folder of the site. */
  constructor(path = '') {
    this.#path = path
    this.name = path.split('/').at(-2) ?? ''
  }

  async *entries(): AsyncGenerator<[string, EditFolder | EditFile]> {
    for (const { name, kind } of await this.#list())
      yield [name, kind === 'file' ? this.#file(name) : this.#folder(name)]
  }

  /** Folders are created with their first file. */
  async getDirectoryHandle(name: string, { create = false } = {}): Promise<EditFolder> {
    if (!create) await this.#expect(name, 'directory')
    return this.#folder(name)
  }

  async getFileHandle(name: string, { create = false } = {}): Promise<EditFile> {
    if (!create) await this.#expect(name, 'file')
    return this.#file(name)
  }

  async removeEntry(name: string): Promise<void> {
    if (revisions.has(this.#path + name)) return change('DELETE', this.#path + name)
    const isFolder = (await this.#list()).some((found) => found.name === name && found.kind === 'directory')
    await ask('DELETE', `${this.#path}${name}${isFolder ? '/' : ''}`)
  }

  async #list(): Promise<Listed[]> {
    return (await (await ask('GET', this.#path)).json()) as Listed[]
  }

  async #expect(name: string, kind: Listed['kind']): Promise<void> {
    if ((await this.#list()).some((found) => found.name === name && found.kind === kind)) return
    throw new DOMException(`There is no ${name} in ${this.#path}`, 'NotFoundError')
  }

  #folder(name: string): EditFolder {
    return new EditFolder(`${this.#path}${name}/`)
  }

  #file(name: string): EditFile {
    return new EditFile(this.#path + name)
  }
}

class EditFile {
  readonly kind = 'file'
  readonly name: string
  readonly #path: string

  constructor(path: string) {
    this.#path = path
    this.name = path.split('/').at(-1) ?? ''
  }

  async getFile(): Promise<File> {
    const response = await ask('GET', this.#path)
    const lastModified = Date.parse(response.headers.get('Last-Modified') ?? '')
    return new File([await response.blob()], this.name, { lastModified })
  }

  /** The CMS writes a file in one piece, and handles only errors of `write`. */
  async createWritable(): Promise<{ write: (content: BodyInit) => Promise<void>; close: () => Promise<void> }> {
    return {
      write: (content) => change('PUT', this.#path, content),
      close: () => Promise.resolve(),
    }
  }
}

interface Change {
  readonly method: 'PUT' | 'DELETE'
  readonly path: string
  readonly body: BodyInit | undefined
  readonly done: (sent: Promise<unknown>) => void
}

/** Changes that the CMS has asked for at once: those of a save, in all languages. */
const waiting: Change[] = []

function change(method: Change['method'], path: string, body?: BodyInit): Promise<void> {
  return new Promise((resolve, reject) => {
    const done: Change['done'] = (sent) => sent.then(() => resolve(), reject)
    waiting.push({ method, path, body, done })
    if (waiting.length === 1) setTimeout(() => sendAll(waiting.splice(0)))
  })
}

/** Sends changes only if none of them would be refused: a save is whole, or changes nothing. A single one is checked when it is made. */
function sendAll(changes: readonly Change[]): void {
  const checks = changes.length === 1 ? [] : changes.map(({ method, path, body }) => send(CHECK, method, path, body))
  const checked = Promise.all(checks)
  for (const { method, path, body, done } of changes) done(checked.then(() => ask(method, path, body)))
}

/** Sends a request, and keeps the revision that the response tells. */
async function ask(method: 'GET' | 'PUT' | 'DELETE', path: string, body?: BodyInit): Promise<Response> {
  const response = await send(FILES, method, path, body)
  const now = response.headers.get('ETag')
  if (now) revisions.set(path, now)
  else revisions.delete(path)
  return response
}

/** Throws the response's text if a request is refused. */
async function send(base: string, method: string, path: string, body?: BodyInit): Promise<Response> {
  const revision = method === 'GET' ? undefined : revisions.get(path)
  const response = await fetch(base + path.split('/').map(encodeURIComponent).join('/'), {
    method,
    headers: { ...(revision !== undefined && { 'If-Match': revision }) },
    ...(body !== undefined && { body }),
  })
  if (response.status === 404) throw new DOMException(await response.text(), 'NotFoundError')
  if (!response.ok) throw new Error(await response.text())
  return response
}
