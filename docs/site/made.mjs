// Pages that the program writes about itself.

/** Every command as `--help` prints it. */
export function commandsPage(told) {
  const [help] = told(['--help'])
  const names = [...help.matchAll(/^ {2}([a-z]+) .*/gm)].map(([, name = '']) => name).filter((name) => name !== 'help')
  const codes = help.split('Exit codes:\n')[1] ?? ''
  const texts = told(...names.map((name) => [name, '--help']))
  const parts = names.map((name, at) => `## ${name}\n\n${fenced(texts[at])}`)
  return `Each command prints this with \`--help\`.\n\n## Exit codes\n\n${fenced(codes)}\n\n${parts.join('\n\n')}\n`
}

/** Every issue code as `kartograf explain <code>` explains it, under its name. */
export function codesPage(told) {
  const [codes] = told(['explain', 'codes', '--format', 'json'])
  const parts = Object.entries(JSON.parse(codes)).map(([code, { means, matters, mend, example }]) =>
    [`## ${code}`, means, matters, `**To mend it:** ${mend}`, ...(example ? [fenced(example)] : [])].join('\n\n'),
  )
  return `Every message carries a code in its first line. \`kartograf explain <code>\` prints the same.\n\n${parts.join('\n\n')}\n`
}

/** With a fence that is longer than those in the text. */
function fenced(text) {
  const fence = '`'.repeat(Math.max(3, ...[...text.matchAll(/`{3,}/g)].map(([marks]) => marks.length + 1)))
  return `${fence}text\n${text.trimEnd()}\n${fence}`
}
