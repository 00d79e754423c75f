import GithubSlugger, { slug } from 'github-slugger'

/** Gives the headings of one text their ids, as GitHub makes them; one without letters or digits is a `section`, since an id may not be empty. */
export function headingIds(): (text: string) => string {
  const slugger = new GithubSlugger()
  return (text) => slugger.slug(slug(text) === '' ? 'section' : text)
}
