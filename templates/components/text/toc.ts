import GithubSlugger from 'github-slugger'

/** A heading of a text, with the id that the generator gives it. */
export interface TocEntry {
  readonly id: string
  readonly text: string
}

/** The second-level headings of a Markdown text, as they read without their marks. Headings in code blocks do not count. */
export function tocOf(source: string): readonly TocEntry[] {
  const slugger = new GithubSlugger()
  const entries: TocEntry[] = []
  for (const [, marks = '', words = ''] of withoutCode(source).matchAll(/^(#{1,6})[ \t]+(.+?)(?:[ \t]+#+)?[ \t]*$/gm)) {
    const text = plain(words)
    // Every heading takes its id, so that repeated ones are numbered as in the text.
    const id = slugger.slug(text)
    if (marks.length === 2) entries.push({ id, text })
  }
  return entries
}

function withoutCode(source: string): string {
  return source.replaceAll(/^( {0,3})(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^ {0,3}\2[`~]*[ \t]*$|(?![\s\S]))/gm, '')
}

function plain(words: string): string {
  return words.replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/[*`]|(?<!\w)_|_(?!\w)/g, '')
}
