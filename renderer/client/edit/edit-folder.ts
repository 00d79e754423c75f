/**
 * Presents the site's folder to the CMS of `watch` as a browser file system: implements the part of the File System standard that the CMS
 * uses, with requests to `watch`. Throws if a request is refused, so that the CMS keeps the change and shows the reason.
 */

const FILES = '/_edit/files/'

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
      write: async (content) => void (await ask('PUT', this.#path, content)),
      close: () => Promise.resolve(),
    }
  }
}

/** Sends a request. Throws the response's text if it is refused. */
async function ask(method: 'GET' | 'PUT' | 'DELETE', path: string, body?: BodyInit): Promise<Response> {
  const revision = method === 'GET' ? undefined : revisions.get(path)
  const response = await fetch(FILES + path.split('/').map(encodeURIComponent).join('/'), {
    method,
    headers: { ...(revision !== undefined && { 'If-Match': revision }) },
    ...(body !== undefined && { body }),
  })
  if (response.status === 404) throw new DOMException(await response.text(), 'NotFoundError')
  if (!response.ok) throw new Error(await response.text())
  const now = response.headers.get('ETag')
  if (now) revisions.set(path, now)
  else revisions.delete(path)
  return response
}
