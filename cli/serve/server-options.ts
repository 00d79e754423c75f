import type { Middleware } from '../middleware.ts'
import type { MountedReceiver } from '../receiver/mount.ts'
import type { HostName } from './hosts/hosts.ts'

export interface ServerOptions {
  readonly out: string
  readonly port: number
  /** The host whose file decides how to answer; `cloudflare` by default. */
  readonly as?: HostName | undefined
  /** Makes browsers revalidate every file that can change, for `watch`, instead of caching as long as the host allows. */
  readonly uncached: boolean
  /** Runs first and may take requests of any method. */
  readonly actions?: Middleware
  /** Runs before files are served. */
  readonly before?: Middleware
  /** Changes a not-found page before it is sent. */
  readonly decorate?: (html: string) => string
  /** Creates the receiver of the forms, for pages of these origins. */
  readonly receiver?: (origins: readonly [string, ...string[]]) => MountedReceiver
}

/** Only this machine: the server is for previews, and the folder may contain drafts. */
export const HOST = '127.0.0.1'
