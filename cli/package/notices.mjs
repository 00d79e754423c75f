// Licences of the packages bundled into the program.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Name, version and licence of each package that the modules belong to. */
export function noticesOf(modules) {
  const folders = new Set(modules.flatMap((module) => packageFolder(module) ?? []))
  const notices = [...folders].sort((one, other) => one.localeCompare(other, 'en')).map(noticeOf)
  return `The compiled program contains code of these packages.\n\n${notices.join('\n\n')}\n`
}

/** `…/node_modules/@scope/name` of a module in a package; undefined for our own. */
function packageFolder(module) {
  return /^\0?(.*node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(module)?.[1]
}

function noticeOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry))
  const text = file && existsSync(path.join(folder, file)) ? readFileSync(path.join(folder, file), 'utf8').trim() : ''
  return [`## ${name} ${version} (${license})`, text].filter(Boolean).join('\n\n')
}
