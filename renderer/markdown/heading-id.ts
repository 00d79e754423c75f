import GithubSlugger, { slug } from 'github-slugger'

/** Creates heading ids like GitHub's. A heading without letters and digits gets `section`, because an id must not be empty. */
export function headingIds(): (text: string) => string {
  const slugger = new GithubSlugger()
  return (text) => slugger.slug(slug(text) === '' ? 'section' : text)
}
