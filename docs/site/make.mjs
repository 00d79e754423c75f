// `npm run docs`: the documents of this repository as a site, built by the generator itself. `.cache/docs` is the folder of that site,
// `.cache/docs/output` what to publish.
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { load } from 'js-yaml'
import { commandsPage, codesPage } from './made.mjs'
import { anchorsOf, outsideCode, partOf, withLinks } from './text.mjs'

const HERE = path.dirname(fileURLToPath(import.meta.url))
const PROJECT = path.resolve(HERE, '..', '..')
const SITE = path.join(PROJECT, '.cache', 'docs')

const KARTOGRAF = path.join(PROJECT, 'cli', 'bin.mjs')

/** Runs commands of this clone and returns what each prints. */
function told(...commands) {
  const env = { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' }
  const program = [path.join(HERE, 'told.mjs'), JSON.stringify(commands)]
  return JSON.parse(execFileSync(process.execPath, program, { cwd: PROJECT, env, encoding: 'utf8' }))
}

const groups = load(readFileSync(path.join(HERE, 'documents.yaml'), 'utf8'))
const documents = groups.flatMap((group) => group.documents)
for (const document of documents) document.text = textOf(document)

function textOf({ file, part, until, made }) {
  if (made === 'commands') return commandsPage(told)
  if (made === 'codes') return codesPage(told)
  return partOf(readFileSync(path.join(PROJECT, file), 'utf8'), part, until)
}

/** The page of a document of the repository, or undefined: source code has none. */
function addressOf(file, anchor) {
  const parts = documents.filter((document) => document.file === file)
  const withAnchor = parts.find(({ text }) => anchorsOf(text).includes(anchor))
  const found = anchor === '' ? parts[0] : withAnchor
  if (!found) return parts[0] && `/${parts[0].key}`
  return `/${found.key}${anchor && `#${anchor}`}`
}

function writePage({ key, file, title, description, text }) {
  const folder = path.join(SITE, 'content', 'pages', key)
  mkdirSync(folder, { recursive: true })
  const body = withLinks(text, (target) => {
    const [to = '', anchor = ''] = target.split('#')
    const source = to === '' ? file : path.posix.join(path.posix.dirname(file ?? ''), to)
    return addressOf(source, anchor)
  })
  const withPictures = outsideCode(body, (words) =>
    words.replaceAll(/!\[([^\]]*)\]\(([^):]+)\)/g, (whole, alt, picture) => {
      cpSync(path.join(PROJECT, path.dirname(file), picture), path.join(folder, path.basename(picture)))
      return `![${alt}](${path.basename(picture)})`
    }),
  )
  writeFileSync(
    path.join(folder, 'en.md'),
    `---\ntitle: ${title}\ndescription: ${JSON.stringify(description)}\n---\n\n${withPictures}`,
  )
}

/** The menu, as the generator reads it. */
function navigation() {
  const titled = (title, url) => ({ languages: { en: { title, ...(url && { url }) } } })
  return {
    groups: groups.map(({ group, documents: shown }, at) => ({
      name: `group-${at}`,
      languages: titled(group).languages,
      children: shown.map(({ key, title }) => ({ name: key, languages: titled(title, `/${key}`).languages })),
    })),
  }
}

for (const folder of ['content', 'i18n', 'templates']) {
  rmSync(path.join(SITE, folder), { recursive: true, force: true })
  cpSync(path.join(HERE, folder), path.join(SITE, folder), { recursive: true })
}
documents.forEach(writePage)
// JSON is YAML.
writeFileSync(path.join(SITE, 'content', 'navigation.yaml'), JSON.stringify(navigation(), null, 2))
const { status } = spawnSync(process.execPath, [KARTOGRAF, 'generate', '--root', SITE, ...process.argv.slice(2)], {
  stdio: 'inherit',
})
process.exitCode = status ?? 1
