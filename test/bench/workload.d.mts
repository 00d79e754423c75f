/** Makes a site below `root`: `posts` posts in each of three languages, with the theme of the fixture site. */
export function makeSite(project: string, root: string, posts: number): void
export function nameOf(index: number): string
