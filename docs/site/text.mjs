// Markdown as text: parts, headings and links. Code is left as it is.
import GithubSlugger from 'github-slugger'

const BLOCK_OF_CODE = /^ {0,3}(`{3,})[^\n]*\n[\s\S]*?^ {0,3}\1`* *$/.source

/** Applies a function to all of a Markdown text that is no code. */
export function outsideCode(text, change) {
  const code = new RegExp(`${BLOCK_OF_CODE}|\`[^\`\n]+\``, 'gm')
  let done = ''
  let at = 0
  for (const match of text.matchAll(code)) {
    done += change(text.slice(at, match.index)) + match[0]
    at = match.index + match[0].length
  }
  return done + change(text.slice(at))
}

/**
 * The text of a document below its title: all of it, all before a heading (`until`), or what is below a heading (`part`), whose own
 * headings then are one level higher.
 */
export function partOf(source, part, until) {
  const text = outsideCode(source, (words) => words.replaceAll(/<!--[\s\S]*?-->\n?/g, '')).replace(/^# .*\n+/, '')
  if (part) {
    const after = text.split(new RegExp(`^## ${part}\n`, 'm'))[1] ?? ''
    const own = after.split(/^##? /m)[0] ?? ''
    return outsideCode(own, (words) => words.replaceAll(/^#(#+ )/gm, '$1'))
  }
  return until ? (text.split(new RegExp(`^# ${until}\n`, 'm'))[0] ?? '') : text
}

/** The ids of all headings, as GitHub and the generator write them. A comment in a block of code is no heading. */
export function anchorsOf(text) {
  const slugger = new GithubSlugger()
  const prose = text.replaceAll(new RegExp(BLOCK_OF_CODE, 'gm'), '')
  return [...prose.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => slugger.slug(heading.replaceAll(/[`*]/g, '')))
}

/** Leads links to files of the repository to their pages. A link to a file without a page becomes its text. */
export function withLinks(text, addressOf) {
  return outsideCode(text, (words) =>
    words.replaceAll(/(?<!!)\[([^\]]*)\]\(([^)\s]+)\)/g, (whole, label, target) => {
      if (/^[a-z]+:/.test(target)) return whole
      const address = addressOf(target)
      return address ? `[${label}](${address})` : label
    }),
  )
}
