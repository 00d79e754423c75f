import path from 'node:path'
import { FOR_HOSTS } from '../../../renderer/outputs/hosts/headers.ts'
import { stampAt } from '../../output/stats-of.ts'
import { apacheRules } from './apache.ts'
import { azureRules } from './azure.ts'
import { cloudflareRules, netlifyRules } from './headers-file.ts'
import { nginxRules } from './nginx.ts'
import type { HostRules } from './rules.ts'

/** The hosts that `serve` can imitate. Each reads its own file of the output. */
const HOSTS = {
  cloudflare: cloudflareRules,
  netlify: netlifyRules,
  azure: azureRules,
  nginx: nginxRules,
  apache: apacheRules,
} as const

export type HostName = keyof typeof HOSTS

/** The current rules: a build may replace the files at any time. */
export function currentRules(host: HostName, out: string, base: () => string): () => HostRules {
  let stamp: string | undefined
  let rules: HostRules | undefined
  return () => {
    const now = FOR_HOSTS.map((file) => stampAt(path.join(out, file))).join('|')
    if (!rules || now !== stamp) rules = HOSTS[host](out, base())
    stamp = now
    return rules
  }
}
